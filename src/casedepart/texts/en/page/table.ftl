# The page of a table.

table-your-move = Your move
table-closed = This table can’t be opened
table-board = The board
table-actions = What you can do
table-players = The players
table-around = Log, offers, chat
table-manage = Manage property
table-watching = watching
table-time-left = Time left:
table-menu = Menu
table-tab-log = Log
table-tab-offers = Offers
table-tab-chat = Chat
