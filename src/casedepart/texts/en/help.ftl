# What the command line says about itself. A message is a command, its attributes are its options and arguments; `-usual`
# is what holds where an option is not given, `details` a second paragraph. What several commands share is in `every`.

casedepart = Play, study and make property-trading board games of the Monopoly family.
    .version = Show the version and exit.
    .variant = A variant of your own that may be played; repeatable.
    .install_completion = Let this shell complete the commands.
    .show_completion = Print what lets this shell complete the commands, to copy or change it.

every =
    .help = Show this page and exit.
    .lang = The language: { $languages }.
    .lang-usual = yours
    .plain = Plain lines, for a screen reader or a pipe.
    .edition = An edition of the catalogue, or a file of your own.
    .ruleset = Another ruleset, where the edition allows it.
    .mode = standard, speed or timed.
    .options = Optional rules (fight, powers), house rules ({ $house_rules }; casedepart rules H names them all), or your own, module:Class; repeatable.
    .players = How many players.
    .players-usual = 4, or as many as the edition has tokens
    .bot_names = One bot for all seats, or one a seat, parted by commas.
    .games = How many games.
    .seed = The same seed gives the same games.
    .cores = How many cores.
    .cores-usual = all
    .cluster = Play on the Dask cluster at this address.
    .as_json = Print the figures as JSON.
    .changes = A number or choice other than the printed one, as salary=400; repeatable.
    .timed_turns = In the timed mode: time is called after so many turns.
    .plot = Save a picture: a name in .svg, .png or .pdf.

## The game

play = Play in your browser, with bots and friends; with --terminal, or any of its options, in the terminal.
    .port = Where the page is; 0: any port that is free.
    .port-usual = 8000, or the next free one
    .share = Let others in the house join, by link or code.
    .browser = Open the page in your browser.
    .terminal = Play in the terminal.
    .edition-usual = classic
    .humans = People at this keyboard.
    .humans-usual = 1
    .bots = Bots.
    .bots-usual = enough for 4 players
    .names = Names, parted by commas, people first.
    .mode-usual = standard
    .minutes = A timed game of so many minutes.
    .minutes-usual = 90 when timed
    .bot = Who plays for the bots: shrewd, master, steady or random.
    .dice = program: the program throws and draws; hand: you play with a real box, type the dice and tell the cards.
    .box = Play with a real box in front of you: an edition, or your box’s file. The page asks who sits there.
    .pace = Seconds before each answer of a bot; Enter meanwhile pauses.
    .pace-usual = 0.5
    .pause = Stop before each bot’s turn.
    .seed = The same seed gives the same dice and cards.
    .save = Keep the record in this file.
    .load = Go on with the game of this record.
    .saved = List the games you can go on with, and choose one.
serve = Serve tables over HTTP and WebSocket, until Ctrl-C or SIGTERM.
    .host = The address to listen on; 0.0.0.0 for all.
    .port = The port to listen on; 0: any that is free.
    .db = A file for SQLite, or postgresql://user@host/database.
    .db-usual = a file in your data folder
    .workers = Processes; more than one needs PostgreSQL.
    .origin = The address of a page that may talk to this server; repeatable.
    .name = A name that this server is called by, as play.example.org; repeatable.
    .behind_proxy = The proxy in front, which says who calls.
    .metrics = Show /metrics to all, or to nobody.
    .metrics-usual = this machine alone
    .limits = Limit the rate at which one address may ask; off for load tests alone.
    .forget_after = Delete tables that nothing has happened at for so long.
    .forget_after-usual = never
    .bots_alone = How long bots play on at a table where nobody is.
    .keep_free = With less free on the disk (SQLite), no more tables are opened, and only play is stored.
    .deflate = Compress messages, which costs processor time.
    .variant = A variant of your own that tables may play; repeatable.
    .page = Another build of the page.
    .page-usual = its own
    .log_level = One of debug, info, warning, error.
backup = Copy all tables into a file, as they are at this moment; a server that serves them goes on.
    .file = The file to write; an older backup there is replaced.
    .db = The file that the tables are kept in.
    .db-usual = a file in your data folder
restore = Put the tables of a backup in the place of those that are there, which are kept beside them. No server may serve them meanwhile.
    .file = The backup.
    .db = The file that the tables are to be kept in.
    .db-usual = a file in your data folder

## Rules, editions, records

rules = List the rules, find them by your own words, or say one in full: what differs where, and which decisions are ours.
    .numbers = Rules by number, as B3; by chapter, as B; or by words, as free parking: the five that answer best.
    .edition = In the words of this edition.
    .ruleset = As played under this ruleset.
    .page = All rules as one Markdown page.
editions = List the editions, show one, or check one of your own.
editions-show = Show an edition: its board, its deeds and its cards.
    .name = An edition’s name, or its file.
    .ruleset = As printed under this ruleset.
editions-schema = Print the JSON Schema of edition files, for editors.
editions-check = Check edition files: each is fine, or all that is wrong is told with its line and its cure.
    .files = Edition files, or names.
check = Run scenarios: what is not as they say is shown with its step, what was expected and what was found.
    .details = It ends with 0 if all came out as they say, 1 if one did not, 2 if one cannot be read.
    .files = Scenario files, or folders of them.
    .impossible = Play positions too that no game comes to.
replay = Tell a recorded game in words, show one of its positions, or check it.
    .file = The record of a game.
    .at = Show the position after N answers.
    .check = Play it again and say whether all agrees; it ends with 0 for yes, 1 for no.
    .lines = As written, without playing it: needs no edition.
    .edition = The edition’s file, for one of your own.
    .anyway = Play it although its edition has changed since.
verify = Draw every roll and card of a recorded game again, and compare them with what the table had promised.
    .details = It ends with 0 if all agree, 1 if one does not, 2 if it cannot be checked.
    .file = The record of a game.
    .commitment = The commitment that you noted before the first roll; its first 16 digits are enough.
    .edition = The edition’s file, for one of your own.

## The laboratory

simulate = Play many games among bots and sum them up.
    .out = Keep the games as Parquet: a folder, or a file in .parquet. Run again, it goes on; with more games, it is made longer.
    .rows = With --out: a row for each of games, turns, payments, parted by commas.
    .tell = Tell game N of the run, the first being 0, with each bot’s reasons.
tournament = Let bots play each other in all seats: win rates and ratings with their 95 % confidence intervals.
    .bot_names = Who plays: a bot for each seat, parted by commas; one may have several.
    .plot = Save the win rates as a picture: a name in .svg, .png or .pdf.
compare = Play two variations on the same dice: what changes, and whether it is more than noise.
    .details = What may change: edition, ruleset, mode, options, bots, players, and every number or choice that an edition’s file may set, as cash, salary, houses, hotels, fine, jail_tries, interest, station_rents=25/50/100/200 or even=false.
    .b = What B changes, as in 'mode=speed', 'salary=400 houses=20' or 'bots=shrewd,steady'.
    .a = What A changes, in the same way.
    .a-usual = nothing
    .games = How many games of each.
sweep = Play many values of one number or choice on the same dice: each metric with its 95 % confidence interval, and the differences.
    .details = What may be swept: every number or choice that an edition’s file may set, edition, ruleset, mode, players, bots, and with: options and house rules, several of them joined by a plus sign.
    .values = What is swept: salary=0..400:50, mode=standard,speed or with=none,jackpot.
    .metric = What is measured, parted by commas: length, capped, trades, bankruptcies, winner_worth, first_to_play, last_to_play, or your own, module:function.
    .games = How many games of each value.
    .out = Write the figures (.json), or a row a game of each value (.parquet).
odds = Each player’s chance to win from a position, by Monte Carlo playouts: bots play it on, many times.
    .file = A record (.jsonl) or a scenario (.yaml).
    .at = After N answers of a record, or N steps of a scenario.
    .scenario = Which scenario of a file with several: its number or name.
    .answers = The chance after each answer that is open, too.
    .besides = With --answers: whatever else may be done now as well (T6).
    .player = With --answers: only this player’s.
    .review = The whole recorded game: curve, turning point, trades.
    .plot = With --review: save the curve as a picture: a name in .svg, .png or .pdf.
    .playouts = How often a position is played on at most.
    .seconds = How long it may take.
    .bot_names = Who plays on: one bot for all, or one a seat.
    .bot_names-usual = quick ones
    .rounds = Cut playouts short after so many turns of each player: the learned chances tell the rest, sooner. 0: whole games.
    .seed = The same seed and playouts give the same figures.
    .edition = The edition’s file of a record, for one of your own.
    .anyway = Play a record although its edition has changed since.
study = Study an edition: where tokens land, which deeds pay, who wins, how long it takes; one HTML file.
    .editions = Editions of the catalogue, or files of your own; several are compared.
    .games = How many games of each edition.
    .pace = Seconds that people take for a turn: an assumption.
    .vary = Play every other ruleset, mode and option too.
    .out = The file to write.
    .out-usual = study-EDITION.html
    .data = Write every table as Parquet too, a folder an edition.
    .every = Study the whole catalogue, into a folder.
    .lengths = With --all: write how long games take, as JSON for the page.
    .house = Measure the price of every house rule instead, in pairs of games on the same dice.
    .figures = With --house: where to write the figures.
    .figures-usual = beside the report, .json
landings = Let tokens only move, and count where they stand after each roll, in per cent.
    .rolls = How many rolls.
    .jail = Stay in jail as long as it may, or leave at once.
    .seed = The same seed gives the same rolls.
    .as_json = Print the shares as JSON.

## Words of a help page

heading-usage = Usage:
heading-commands = Commands:
heading-arguments = Arguments:
heading-options = Options:
heading-terminal = In the terminal:
usual = default: { $value }
required = required
bounds = from { $least } to { $most }
bounds-least = at least { $least }
bounds-most = at most { $most }
values =
    .options = [OPTIONS]
    .command = COMMAND
    .number = N
    .text = TEXT
    .path = PATH
    .file = FILE
    .edition = EDITION
    .folder = FOLDER
    .record = RECORD
    .rule = RULE
    .address = ADDRESS
    .days = DAYS
    .minutes = MINUTES
    .megabytes = MEGABYTES
    .module-class = MODULE:CLASS

## Errors of use

no-command = There is no command “{ $typed }”.
no-command-given = A command is missing.
no-option = There is no option { $typed }.
did-you-mean = Did you mean { $name }?
see-help = See: { $command }
needs-value = { $option } needs a value after it.
takes-no-value = { $option } takes no value.
missing = { $name } is missing.
too-many = This is too much: { $words }.
no-int = “{ $typed }” cannot be: give a whole number{ $bounds }.
no-float = “{ $typed }” cannot be: give a number{ $bounds }.
none-of = “{ $typed }” cannot be: give one of { $choices }.
unusable = “{ $typed }” cannot be used here.

## Output that cannot be written

lost-output = Not everything could be printed: { $reason }.
odd-zone = TZ={ $zone }: This is no time zone. Times are told in UTC; give one as Europe/Paris.
lost-file = { $file } cannot be used: { $reason }.

## What cannot be done so

tell-beyond = --tell { $number }: a run of { $games } games has the games 0 to { $last }. Raise --games, or tell another.
needs-extra = { $option } needs { $module }, which is not installed: { $cure }
bad-variant = --variant { $name }: { $reason }
serve-at = Case Départ is at { $address } and keeps its tables in { $where }
serve-listen = { $address }: The server cannot listen here: { $reason }. Choose another --host or --port.
serve-page = --page: There is no index.html in { $folder }. Give the folder of a built page.
serve-workers = --workers: Several processes need PostgreSQL. Give --db postgresql://…, or one worker.
serve-origin = --origin: “{ $typed }” is no page’s address. Write it as https://play.example.org.
serve-name = --name: “{ $typed }” is no name of a host. Write it as play.example.org.
serve-proxy = --behind-proxy: “{ $typed }” is no address. Write one as 127.0.0.1, or a network as 10.0.0.0/8.
serve-level = --log-level: There is no level “{ $typed }”. Choose one of { $levels }.
colon = :
place-served = These tables are served at { $address } already, by process { $process }.
    .cure = End that one first, with Ctrl-C there or “kill { $process }”, then try again.
place-library = PostgreSQL needs { $library }, which is not installed.
    .cure = Install it: { $command }
place-taken = Another process ({ $process }) is at work on this file.
    .cure = Wait until it is done, then try again.
place-log = The log beside it, { $log }, belongs to another file or is damaged: together they cannot be read. Nothing has been changed, and the file alone holds { $n } { $n ->
    [one] table
   *[other] tables
}.
    .cure = To go on with these, move { $log } and { $index } to another folder and start again; or put a backup back with casedepart restore.
place-damaged = This database is damaged: of { $n } { $n ->
    [one] table
   *[other] tables
} that it lists, { $broken } cannot be read to the end. The others go on.
    .cure = Put a backup back with casedepart restore, or save what can be read with “sqlite3 FILE .recover”.
copy-missing = There is no such file.
    .cure = Name one that is there.
copy-itself = This is the file of the tables itself.
    .cure = Name another one.
copy-in-use = This database is in use: there is { $log } beside it.
    .cure = Name another file.
copy-over = Something else is here, which is not replaced.
    .cure = Name a new file, or an older backup.
copy-foreign = This file holds no tables of Case Départ.
    .cure = Name a file that casedepart backup has written.
copy-damaged = This database is damaged, and so would the copy be. Nothing has been changed.
    .cure = Take an older backup, or save what can be read with “sqlite3 FILE .recover”.
copy-failed = The copy could not be made: { $reason }. Nothing has been changed.
    .cure = Name a file in a folder that you may write to, on a disk with room.
copy-not-a-file = PostgreSQL has tools of its own for this.
    .cure = “pg_dump --format=custom --file=FILE DATABASE” makes a backup; “pg_restore --clean --if-exists --dbname=DATABASE FILE” puts it back while no server runs.
backup-done = { $file } holds { $n } { $n ->
    [one] table
   *[other] tables
}.
restore-done = { $where } holds the { $n } { $n ->
    [one] table
   *[other] tables
} of the backup.
restore-kept = What was there before is kept in { $file }
odds-record = { $file } is a record: --scenario is for files of scenarios, --at for a position in a record
odds-not-review = { $option } does not go with --review: leave one of them out
odds-review-alone = { $option } goes with --review
odds-review-scenario = { $file }: --review wants a record of a whole game; this is a scenario
odds-over = { $file }: the game is over there: give an earlier position with --at, or --review for the whole game
odds-player = there is no player '{ $player }': the players are { $players }
bots-count = --bots names { $count } bots for { $players } players: name one for all, or one a seat
study-all = --all studies the whole catalogue: name no editions with it
study-lengths = --lengths goes with --all: the lengths are those of the whole catalogue
study-twice = an edition is named twice: name each once
study-house-alone = --house studies house rules alone: of the other options it takes --games, --players, --bots, --seed, --pace, --out and --figures
study-figures = --figures goes with --house: they are the prices of house rules
study-place = { $path } cannot be written: give a file in a folder that is there
set-how = --set { $word }: write what changes as name=value, as in salary=400
set-twice = --set { $name } is there twice: { $name }={ $first } and { $name }={ $second }
plot-name = --plot { $file }: a plot’s name ends in { $endings }
sweep-name = --out { $file }: its name ends in { $endings }
no-folder = { $option } { $file }: there is no folder { $folder }; make it first
unwritable = { $file } cannot be written: { $reason }
stopped = Stopped.

## What came of it

check-summary = { $passed } passed, { $failed } failed

## How it runs

interpreted = Interpreted, many times slower than compiled: { $why }.
why-interpreted =
    .source = this is the source itself, which nobody has compiled
    .asked = it was built for any machine, without compiling; where there is a C compiler, “pip install casedepart --no-binary casedepart” compiles it
    .no-compiler = no C compiler was found where it was built ({ $detail })
    .no-headers = the development files of Python (Python.h) were lacking where it was built
    .failed = the compiler failed where it was built ({ $detail })
