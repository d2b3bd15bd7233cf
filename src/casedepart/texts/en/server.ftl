# What the server says to people: what is wrong, and what to do.

bad-request = This request can’t be read: { $detail }. See docs/protocol.md for what it must hold.
bad-host = This server isn’t called “{ $name }”. Open it by its address, or start it with --name { $name }.
bad-origin = This page doesn’t belong to this server. Open the game at the server’s own address.
not-allowed = This key doesn’t open that. Use the key you were given for it.
no-address = Nothing is at this address. All addresses are listed in /api/openapi.json.
no-code = This code is wrong or has expired. Get a new one on your other device.
no-edition = There’s no edition called { $edition }. The list is in /api/editions.
no-table = This table doesn’t exist or is private. Ask the host for the link.
wrong-method = This address doesn’t take { $method }. All addresses are listed in /api/openapi.json.
one-seat = Someone at your address is already at this table. Ask the host for the invitation to bring more.
too-big = This is too long: at most { $most } bytes are taken. Send less.
too-late = The request didn’t come in time: its body must be here within { $seconds } seconds. Send it again.
bad-edition = This edition can’t be played: { $detail }
bad-record = This record can’t be used: { $detail }
too-many = Too fast! Try again in { $seconds } s.
too-many-lines = There are too many connections. Close some, or try again in a moment.
head-too-late = The head of the request is too long, or came too late.
no-version = This version of HTTP isn’t spoken here. Use HTTP/1.1.
internal = Something went wrong in the server. It’s in the log, and nothing was stored. Try again.
no-page = The server runs, but its page hasn’t been built. “make web” builds it.
disk-low = The server’s disk is nearly full: no new tables are opened until there’s room. Games that have begun go on.
only-play = The server’s disk is nearly full: until there’s room only play is stored, no chat, no names and no settings. The game goes on.
bots-alone = You have opened { $most } tables at which bots play and nobody watches. Watch one of them, or wait until they’re over.
unreadable = This version of Case Départ ({ $here }, rules { $rules_here }) can’t read what is stored of this table. Nothing is lost: it needs { $engine ->
    [unknown] the version that wrote it
   *[other] the version that wrote it, { $engine }{ $rules ->
        [unknown] {""}
       *[other] {" "}(rules { $rules })
    }
}, or a backup if the database is damaged.
unstorable = Once stored, this couldn’t be read again: { $detail }. Nothing has changed. Change it, and send it again.
storage = The server can’t store anything right now. Send it again in a moment, with the same id: it counts once.

bad-message = This message can’t be read: { $detail }. Nothing has changed.
unknown-type = There’s no message of this type: { $detail }. Nothing has changed.
binary = Messages are text, not bytes. Send JSON as text.
too-deep = This message is nested too deeply. Nothing has changed.
hello-first = The first message must be “hello”, within { $seconds } seconds. Connect again and say hello.
hello-twice = This connection has already said hello. Open another one for another table.
too-many-listeners = Too many are connected to this table. Try again later.
weighing = You’ve already asked for your chances. Wait for the reply.
no-thought = Nobody could think about it in time. Ask again in a moment.
chat-rate = Slow down! Wait a few seconds.
no-seat = { $why ->
    [moved] You’re playing on another device now.
    [removed] The host removed you from the game. To sit down again, ask for the link.
   *[left] You no longer have a seat at this table.
}
too-many-faults = Too many messages that can’t be taken: this connection is closed.
too-slow = This connection reads too slowly: it’s closed. Connect again to see the newest state.
