# What the server says to people: what is wrong, and what to do.

bad-request = The request cannot be read: { $detail }. See docs/protocol.md for what it must hold.
bad-host = This server is not called “{ $name }”. Open it by its address, or start it with --name { $name }.
bad-origin = This page does not belong to this server. Open the game at the server's own address.
not-allowed = This key does not open that. Use the key that was given for it.
no-address = There is nothing at this address. All addresses are listed in /api/openapi.json.
no-code = This code is not good, or no longer. Ask for a new one on the device that has the seat.
no-edition = There is no edition called { $edition }. The list is in /api/editions.
no-table = There is no such table, or it is private and needs a key. Ask its host for the link.
wrong-method = This address does not take { $method }. All addresses are listed in /api/openapi.json.
one-seat = Someone at your address sits at this table already. Ask its host for the invitation to bring more.
too-big = This is too long: at most { $most } bytes are taken. Send less.
too-late = The request did not come in time: its body must be here within { $seconds } seconds. Send it again.
bad-edition = This edition cannot be played: { $detail }
bad-record = This record cannot be used: { $detail }
too-many = That is too much at once. Wait { $seconds } s, then try again.
too-many-lines = There are too many connections. Close some, or try again in a moment.
head-too-late = The head of the request is too long, or came too late.
no-version = This is no version of HTTP that is spoken here. Use HTTP/1.1.
internal = Something went wrong in the server; it has been written down there. Nothing of it was stored. Try again.
no-page = The server runs, but its page has not been built. “make web” builds it.
disk-low = The server's disk is nearly full: no new tables are opened until there is room. Games that have begun go on.
only-play = The server's disk is nearly full: until there is room only play is stored, no chat, no names and no settings. The game goes on.
bots-alone = You have opened { $most } tables at which bots play and nobody looks on. Look at one of them, or wait until they are over.
unreadable = What is stored of this table cannot be read by this version of Case Départ ({ $here }, rules { $rules_here }). Nothing of it is lost: it needs { $engine ->
    [unknown] the version that wrote it
   *[other] the version that wrote it, { $engine }{ $rules ->
        [unknown] {""}
       *[other] {" "}(rules { $rules })
    }
}, or a backup if the database is damaged.
unstorable = This could not be read again once it is stored: { $detail }. Nothing has changed. Change it, and send it again.
storage = The server cannot store anything at the moment. Send it again in a moment, with the same id: it counts once.

bad-message = This message cannot be read: { $detail }. Nothing has changed.
unknown-type = There is no message of this type: { $detail }. Nothing has changed.
binary = Messages are text, not bytes. Send JSON as text.
too-deep = This message is nested too deeply. Nothing has changed.
hello-first = The first message must be “hello”, within { $seconds } seconds. Connect again and say hello.
hello-twice = This connection has said hello already. Open another one for another table.
too-many-listeners = Too many are connected to this table. Try again later.
weighing = You have asked for your chances already: wait for the reply.
no-thought = Nobody could think about it in time. Ask again in a moment.
chat-rate = That is a lot of talk at once. Wait a few seconds before you say more.
no-seat = { $why ->
    [moved] You play on another device now.
    [removed] The host has taken your seat from you. To sit down again, ask for the link.
   *[left] You no longer have a seat at this table.
}
too-many-faults = Too many messages that cannot be taken: this connection is closed.
too-slow = This connection reads too slowly: it is closed. Connect again to see the newest state.
