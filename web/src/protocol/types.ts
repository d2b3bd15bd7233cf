// The messages of Case Départ. Made from the models by `make protocol`: do not change by hand.

/** What a client may say. */
export type Ask = Hello | Ping | Start | Booklet | Rematch | Lock | Remove | Seated | Back | Leave | Say | Emote | Mute | LetWatchersTalk | Vote | Concede | Act | Limit | Pause | Tempo | Skip | AddLuck | ThrowByHand | DrawByHand | ByHand | Undo | Correct | NameSquare | Preview | Compare | Advise | Quote | Weigh | AskGiven | AskMay;

/** What a server may say. */
export type News = State | Said | Welcome | Done | Refusal | Stale | Fault | Previewed | Compared | Advised | Quoted | Weighed | Corrected | PositionTold | MayTold | Pong;

/** The first message of a connection: which table, and by which keys. */
export interface Hello {
  type: "hello";
  table: string;
  /** Of seats, of the host, or to watch; several seats make a hot seat. None: a listed table is watched. @default [] */
  keys?: string[];
  /** In which refusals and errors are told: fr, en, or another that the server has. @default "en" */
  language?: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** The host: begin; bots take the seats that are empty. */
export interface Start {
  type: "start";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
}

/** The host, before the game: back to the booklet, without house rules and numbers of one's own. */
export interface Booklet {
  type: "booklet";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
}

/** The host: another table with the same people and settings; everyone's keys open it too. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
}

/** The host: nobody else sits down, or they may again. */
export interface Lock {
  type: "lock";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  on: boolean;
}

/** The host: whoever sits here goes; before the game the seat is empty, in it a bot takes over. */
export interface Remove {
  type: "remove";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  other: number;
}

/** The host: a bot of this kind sits here, in place of a bot, of nobody, or for someone who is away. */
export interface Seated {
  type: "seat-bot";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  other: number;
  bot: string;
}

/** I am here: the bot that sat in for me gives the seat back. */
export interface Back {
  type: "back";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** I stand up for good; a bot takes the seat. */
export interface Leave {
  type: "leave";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  text: string;
  /** Of who looks on, where the host lets them chat. @default "" */
  name?: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** A sign in place of words. */
export interface Emote {
  type: "emote";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  emote: "cry" | "hello" | "hurry" | "laugh" | "oops" | "thanks" | "well-played" | "wow";
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** I do not want to hear this seat, or those who look on; or I do again. */
export interface Mute {
  type: "mute";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: all who look on. */
  other: number;
  on: boolean;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** The host: those who look on may chat, or no longer. */
export interface LetWatchersTalk {
  type: "watchers-talk";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  on: boolean;
}

/** I wish to end the game and count (H7), or a bot to sit in for someone who is away; all have to agree. */
export interface Vote {
  type: "vote";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  about: "bot" | "count";
  /** Of `bot`: the seat of who is away. @default -1 */
  other?: number;
  /** False: no, which ends the vote. @default true */
  on?: boolean;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** I give up: a bot takes the seat; where I alone play against bots, the game is over (H8). */
export interface Concede {
  type: "concede";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** An answer to the open question, or something that is allowed at any time. */
export interface Act {
  type: "act";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** The version at which the client saw the question. */
  version: number;
  /** As the state lists it: `rolls`, `buys`, `bids`, `claims`, `builds`, `offers`, … */
  verb: Verb;
  /** The square, the seat or the sum that the verb takes; -1 where it takes none. @default -1 */
  n?: number;
  /** Of an offer: what is given to seat `n`. @default null */
  give?: Goods | null;
  /** Of an offer: what is asked of seat `n`. @default null */
  get?: Goods | null;
  /** Of an offer: it says no to that seat's own offer and takes its place. @default false */
  counter?: boolean;
  /** Of earlier pages; it counts for nothing: see `luck`. @default "" */
  luck?: string;
  /** Of `own`: the verb, as the state lists it. @default "" */
  word?: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** One side of a trade. */
export interface Goods {
  /** @default 0 */
  cash?: number;
  /** @default [] */
  squares?: number[];
  /** @default [] */
  cards?: Deck[];
  /** @default 0 */
  coins?: number;
}

/** Bid for me in the auction that is open, up to this sum; 0: no longer. */
export interface Limit {
  type: "limit";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  amount: number;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** I wish the game to stand still, or to go on; it does when all who are there wish so, or the host. */
export interface Pause {
  type: "pause";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  on: boolean;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** Let the bots answer so many times as fast; for the host, and for who is alone with bots. */
export interface Tempo {
  type: "tempo";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  tempo: 1 | 2 | 4;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** Let the bots play on without pauses until a person is asked or offered something, or no longer. For the host, and for who is alone with bots. */
export interface Skip {
  type: "skip";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  on: boolean;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** Reveal this device's link for the pending draw, or begin a new hash chain (docs/dice.md). */
export interface AddLuck {
  type: "luck";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** Hex digits mixed into the dice. */
  luck: string;
  /** The number that it is told for, as the state has it; 0 before the game. @default 0 */
  number?: number;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** At the box: the dice that lie on the table. Where the player is yet to roll, they have rolled with it. By the seat that throws, for a bot's seat by anyone, and by the host for all. */
export interface ThrowByHand {
  type: "throw";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** The version at which the client saw that they were asked for. */
  version: number;
  /** Both dice; none: the program throws this once. @default [] */
  dice?: number[];
  /** What a third die shows, where one is thrown. @default "" */
  face?: string;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** At the box: the card that was drawn, by its name or by what it does; by whom, as for `throw`. */
export interface DrawByHand {
  type: "draw";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  version: number;
  deck: Deck;
  /** The name of a card of the edition's list, or of one of the box's own. @default "" */
  card?: string;
  /** What a card does that is in no list; without a card and an effect, the program draws this once. @default "" */
  effect?: string;
  /** @default 0 */
  n?: number;
  /** @default 0 */
  m?: number;
  /** What the card says, where it is kept; empty: our words for what it does. @default "" */
  text?: string;
  /** It is one of the box's own cards from now on. @default false */
  keep?: boolean;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** At the box: dice and cards come by hand from now on, or the program throws and draws. */
export interface ByHand {
  type: "hand";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  on: boolean;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** At the box: the last answer is taken back, dice and cards too; the host's, or whoever gave it. */
export interface Undo {
  type: "undo";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** The version at which the client saw that answer, so that two who tap at once take one back; -1: any. @default -1 */
  version?: number;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** The host at the box: the position is set right (H28). The reply to a trial is `corrected`, else `done`. */
export interface Correct {
  type: "correct";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  given: GivenPosition;
  /** Only say what would change and what is wrong. @default false */
  try?: boolean;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** A position, or what of it is to be set right: the form of a scenario's `given`. */
export interface GivenPosition {
  /** @default [] */
  players?: GivenPlayer[];
  /** Whose turn it is; another than now begins a new turn. @default null */
  turn?: number | null;
  /** What stands on streets that nobody owns. @default null */
  streets?: Record<string, number> | null;
  /** What variants keep, by their names, as the position's `variants` has it: coins, a pot, who is trapped. @default {} */
  variants?: Record<string, Record<string, number | number[]>>;
}

/** What one player has and where they are, as a scenario's `given` says it; what is left out stays as it is. */
export interface GivenPlayer {
  seat: number;
  /** @default null */
  cash?: number | null;
  /** @default null */
  at?: number | null;
  /** All that they own; what they no longer own is the bank's, unless someone else is said to own it. @default null */
  owns?: number[] | null;
  /** All of it that is mortgaged; it is owned too. @default null */
  mortgaged?: number[] | null;
  /** What stands on these streets of theirs; 0: nothing. @default null */
  houses?: Record<string, number> | null;
  /** Failed tries so far; -1: free. @default null */
  jail?: number | null;
  /** The decks whose jail card they hold. @default null */
  cards?: Deck[] | null;
  /** Has reached GO in the last lap (W2). @default null */
  home?: boolean | null;
}

/** At the box: what it prints on this square; empty: our name again. */
export interface NameSquare {
  type: "name";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  square: number;
  name: string;
  /** The seat that one speaks for, where one holds several; -1 is the host too. @default -1 */
  seat?: number;
}

/** What would be if I did this, one after the other? Nothing changes, and nobody else is told. */
export interface Preview {
  type: "preview";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  acts: ActTerms[];
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** Something that a seat could do: as in `act`. */
export interface ActTerms {
  verb: Verb;
  /** @default -1 */
  n?: number;
  /** @default null */
  give?: Goods | null;
  /** @default null */
  get?: Goods | null;
  /** Of `own`: the verb, as the state lists it. @default "" */
  word?: string;
}

/** What would each of these acts do by itself, and to the rent of its square? Nothing changes. */
export interface Compare {
  type: "compare";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  acts: ActTerms[];
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** What would a shrewd bot do in my place? Nothing changes, and nobody else is told. Where the table gives no hints, only how to pay a debt is told. */
export interface Advise {
  type: "advise";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** What would this bot want for it? Nothing changes, and nobody else is told. It keeps to its price for the rest of the turn, while no deed changes hands and nothing is built or sold. */
export interface Quote {
  type: "quote";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** The bot's seat. */
  other: number;
  /** What it would be given besides; sums of money count for nothing here: they are what is asked for. @default {"cash": 0, "squares": [], "cards": [], "coins": 0} */
  give?: Goods;
  /** What would be had of it. @default {"cash": 0, "squares": [], "cards": [], "coins": 0} */
  get?: Goods;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** Estimate each player's chance to win, now and after each answer that this seat could give. Nothing changes. The reply takes a second or two; other messages may be sent meanwhile, another `weigh` may not. */
export interface Weigh {
  type: "weigh";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** The position as it stands, in the form of a scenario's `given`; the reply is `position`. */
export interface AskGiven {
  type: "given";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** -1: the only seat that the connection holds. @default -1 */
  seat?: number;
}

/** What may this seat do now, and what is refused by which rule? The reply is `allowed`. */
export interface AskMay {
  type: "may";
  /** Chosen by the client; the same id gets the same reply. */
  id: string;
  /** The seat that it is about. @default -1 */
  seat?: number;
}

/** The whole table, after every change: a client shows this and remembers nothing else. */
export interface State {
  type: "state";
  version: number;
  /** The server's time, in milliseconds since 1970. */
  at: number;
  table: TableView;
  game: GameView | null;
  /** At the box: what it needs to be told next, and what it prints; null at any other table. @default null */
  box?: BoxView | null;
  /** What was answered since the state before that this connection got: for the log and the animation. The last 200 at most; none in the first state of a connection. */
  answers: AnswerView[];
  you: You;
}

/** The table around the game. */
export interface TableView {
  id: string;
  settings: Settings;
  /** The edition's name, and the digest of its data. */
  edition: string;
  digest: string;
  phase: Phase;
  seats: SeatView[];
  /** The names under which the seats are written in the record. */
  players: string[];
  locked: boolean;
  paused: boolean;
  /** When the time of a timed game is up. */
  until: number | null;
  /** To the secret of the dice (docs/dice.md). */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret: string;
  /** None: no device takes part, because the game is over, or began before they took part so. */
  luck: LuckView | null;
  /** The table of the rematch. */
  rematch: string;
  /** How many times as fast as usual the bots answer: 1, 2 or 4. */
  tempo: number;
  /** The bots play on without pauses until a person is asked or offered something. */
  skips: boolean;
  /** Who wished the game to stand still; empty: it is not known, or it does not. */
  paused_by: number[];
  /** Those who look on may chat. */
  watchers_talk: boolean;
  /** What it would take to go on, when this server cannot; in the language of the connection. */
  needs: string;
  /** What the teacher says, at a table that teaches; its dice are scripted, and promise nothing. @default null */
  lesson?: LessonView | null;
}

/** The settings of a table, each with what most people want. */
export interface Settings {
  /** The name of a built-in edition, or the id in the file that was uploaded with the request. @default "classic" */
  edition?: string;
  /** Empty: the edition's own. @default "" */
  ruleset?: string;
  /** @default "standard" */
  mode?: string;
  /** Optional rules and house rules that are taken up, by their names. @default [] */
  options?: string[];
  /** The numbers of those house rules, where they are not the usual ones. @default {} */
  numbers?: Record<string, number>;
  /** @default 4 */
  seats?: number;
  /** The kind of bot that fills a seat: a level, or a level and a character, as in `shrewd:trader`. Where a level that has characters stands alone, each bot gets a character of its own when it sits down. @default "shrewd" */
  bots?: string;
  /** How quickly bots answer: so that people can follow, or as fast as they can. @default "people" */
  pace?: "fast" | "people";
  /** @default "off" */
  clock?: "days" | "fast" | "normal" | "off" | "relaxed";
  /** Days a move, with the clock `days`. @default 1 */
  days?: number;
  /** When a move takes too long: wait all the same, take the default answer, or a bot sits in. @default "bot" */
  expiry?: "bot" | "default" | "wait";
  /** Seconds until the hammer falls; 0: when all have passed. @default 20 */
  auction?: number;
  /** Seconds until an offer expires; 0: never. @default 120 */
  offers?: number;
  /** How long a timed game lasts (Q6). @default 90 */
  minutes?: number;
  /** The language of everyone's names of streets, stations and utilities; `own`: each reads their own. @default "own" */
  streets?: string;
  /** Players may ask what a bot would do in their place, and what their chances are. @default true */
  hints?: boolean;
  /** Everyone may find the table and watch. @default false */
  public?: boolean;
  /** A first game that teaches: two seats, the second a bot's, and chance that follows the script of the edition. @default false */
  lesson?: boolean;
  /** The game stands on a real table: dice, cards, tokens and board are real, the program is banker and referee. @default false */
  box?: boolean;
}

/** Who sits where. */
export interface SeatView {
  name: string;
  /** Someone holds the key of this seat. */
  person: boolean;
  /** The bot that plays it now, in nobody's place or sitting in for someone; empty: none. */
  bot: string;
  /** The person's connection stands. */
  here: boolean;
  /** When this seat's time is up, in milliseconds since 1970; None: it is not asked, or has all the time. */
  until: number | null;
  wishes_pause: boolean;
  /** Wishes to end the game and count (H7). @default false */
  wishes_count?: boolean;
  /** The seats of people who are away, for whom it wishes a bot. @default [] */
  wishes_bot?: number[];
  /** Who sat here has given up. @default false */
  conceded?: boolean;
}

/** How the devices of those who play take part in the draws (docs/dice.md). */
export interface LuckView {
  /** What the next link is told for; 0 before the game. */
  number: number;
  /** The seats whose devices are to tell their link now: the draw waits for them, for a moment. */
  called: number[];
  /** The seats whose devices have begun a chain; any other may. */
  known: number[];
  /** What the table adds to the draw of this number, where others take part than in the last one; else empty. */
  salt: string;
}

/** What the teacher says at a table that teaches. */
export interface LessonView {
  /** How many steps lie behind. */
  step: number;
  steps: number;
  /** The key of the sentence: `over`, `watch`, `free`, or that of a step. */
  say: string;
  /** What the learner is asked to do, allowed now; None: to watch, or as they like. */
  act: ActTerms | null;
}

/** The position. */
export interface GameView {
  /** Whose turn it is. */
  turn: number;
  /** Turns begun, from the first on. */
  turns: number;
  /** The kind of question that is open: `turn`, `sale`, `auction`, …; empty when the game is over. */
  question: Question;
  /** The last dice of this turn; empty before. */
  dice: number[];
  /** What a third die shows beside them; empty: none lies there. */
  face: string;
  /** In a row, in this turn. */
  doubles: number;
  /** Has this turn been rolled? */
  rolled: boolean;
  /** By seat. */
  players: PlayerView[];
  /** By square: 0 to 4 houses, 5 a hotel. */
  buildings: number[];
  /** By square: what a visitor would owe the owner now; 0 where nothing is due, or it is counted by the dice. */
  rents: number[];
  /** By square: how many times the dice a visitor would owe the owner now; 0 where no dice count. */
  times: number[];
  houses_left: number;
  hotels_left: number;
  coins_left: number;
  /** How many cards nobody has seen yet, of chance and of chest. */
  unseen: number[];
  claims: ClaimView[];
  debts: DebtView[];
  offers: OfferView[];
  auction: AuctionView | null;
  /** Who has M. Monopoly's figure; -2: nobody. */
  figure: number;
  /** Every property has been bought: the last lap (W2). */
  last_lap: boolean;
  /** The time of a timed game is up (Q6). */
  time_up: boolean;
  over: boolean;
  winners: number[];
  /** The seats that are waited for. */
  asked: number[];
  /** By seat. */
  options: OptionsView[];
  /** What the variants of this game keep, by their names: numbers, one number a seat, or a list of seats. */
  variants: Record<string, Record<string, number | number[]>>;
  /** What the open question is about, where there is something to say. @default null */
  about?: AboutView | null;
  /** Of `own`: what the variant calls the question. @default "" */
  own_question?: string;
}

/** What one player has, and where they are. */
export interface PlayerView {
  cash: number;
  /** The square of the token, counted from GO. */
  at: number;
  /** Squares. */
  owned: number[];
  /** A part of what is owned. */
  mortgaged: number[];
  /** Failed tries so far; -1 when not in jail. */
  jail: number;
  /** The decks whose jail card is held: `chance`, `chest`. */
  cards: Deck[];
  coins: number;
  /** By M. Monopoly's figure (L11). */
  trapped: boolean;
  /** Bankrupt. */
  out: boolean;
  /** Has reached GO in the last lap (W2). */
  home: boolean;
  /** Cash, deeds and buildings as they are counted at the end (Q5), and what is held. */
  worth: number;
  /** A bid that is set aside while it is the highest (P4): not in the cash, and not paid yet. @default 0 */
  held?: number;
  /** Of a game that is over, the sum that decided it (W2, Q5, H7, H8); None: this player was not counted. @default null */
  score?: number | null;
}

/** A rent that may be claimed: factor × base, with `throw` the base is yet to be rolled. */
export interface ClaimView {
  visitor: number;
  owner: number;
  square: number;
  factor: number;
  base: number;
  throw: boolean;
  /** The rule by which it lapses when the player in turn rolls now; empty: it does not. @default "" */
  lapses?: string;
  /** When the bot in turn rolls and it lapses, in milliseconds since 1970; None: no bot is about to. @default null */
  until?: number | null;
}

/** A sum that is owed now; creditor -1 is the bank. */
export interface DebtView {
  debtor: number;
  creditor: number;
  /** 0: it is yet to be rolled for. */
  amount: number;
  /** What it is owed for; -1: no square. */
  square: number;
  rule: string;
  /** What it is owed for, as a key. */
  why: string;
  /** The most that the debtor could have after selling and mortgaging everything (R7). */
  raisable: number;
}

/** An open offer. */
export interface OfferView {
  /** The seat that made it; it has one open offer at most. */
  by: number;
  to: number;
  give: GoodsView;
  get: GoodsView;
  /** When it expires, in milliseconds since 1970. */
  until: number | null;
}

/** One side of an offer. */
export interface GoodsView {
  cash: number;
  squares: number[];
  cards: Deck[];
  coins: number;
}

/** The auction that is open. */
export interface AuctionView {
  lot: "deed" | "hotel" | "house";
  /** The deed's; -1 for a building. */
  square: number;
  /** The least that may be bid next. */
  least: number;
  /** The highest bid so far; 0: none. */
  best: number;
  /** Who bid most; -2: nobody yet. */
  bidder: number;
  /** Who has not passed. */
  left: number[];
  /** When the hammer falls, in milliseconds since 1970. */
  until: number | null;
  /** In a sealed auction, who has answered: what, is told once all have; None: bids are called out (H27). @default null */
  sealed?: number[] | null;
}

/** What one seat may do now. */
export interface OptionsView {
  /** Verbs that answer the open question, each with the squares or seats it takes, one of them with each answer. For `bids`, the least and the most; an empty list: the verb stands alone. */
  answers: Partial<Record<Verb, number[]>>;
  /** Verbs that are allowed besides (T6), in the same way; for `offers`, the seats to trade with. */
  free: Partial<Record<Verb, number[]>>;
  /** What is waited for when no answer is possible yet: `settles`, once the money is raised. */
  awaited: Verb[];
  /** For verbs that move money, what each entry of their list does to the player's cash; one where they stand alone. Where `redeems` answers the question for several together (M5) and is free besides, that answer comes last. For `builds` it is the price, though a scarce building may be contested (B7); of `claims`, what is yet to be rolled for is left out (P12). */
  sums: Partial<Record<Verb, number[]>>;
  /** For verbs after which dice decide: it goes well for the player in so many of so many equally likely cases. */
  odds: Partial<Record<Verb, [number, number]>>;
  /** What variants of someone's own add to the answers. @default [] */
  own?: OwnOption[];
  /** The rule that brings the question the seat is asked, where it is one of a variant: a power, a fight, a theft. @default "" */
  rule?: string;
}

/** A verb of a variant of someone's own that answers the open question: sent back as `own` with its word. */
export interface OwnOption {
  /** Its label is the text `action-WORD` of the table's look. */
  word: string;
  aim: Aim;
  /** The squares, seats or sums it takes, one of them with each answer. */
  targets: number[];
  /** It may be answered without any. */
  alone: boolean;
  /** Where it moves money, what each of its targets does to the player's cash; one where it stands alone. */
  sums: number[];
}

/** What the open question is about, where it does not stand elsewhere in the position. */
export interface AboutView {
  /** The property for sale, fought or attacked for, or on which someone wants to build; -1: none. */
  square: number;
  /** The other player: the owner, the other side of an attack, who wants the building, the victim; -2: none. */
  seat: number;
  /** What matters: a price, what a lost fight costs, the attacker's total, how many times the dice; 0: nothing. */
  n: number;
  /** The mortgaged properties that one bankruptcy brought: one answer decides on all (M5); `n` is their values. @default [] */
  squares?: number[];
}

/** What the box needs to be told next, and what it prints. */
export interface BoxView {
  /** Dice and cards come by hand; else the program throws and draws. */
  hand: boolean;
  /** What may be told now: the dice that were thrown, or the card that was drawn. */
  wanted: "" | "card" | "dice";
  /** The game waits for nothing but that; else the seat `by` may do other things first, and `throw` rolls for it. */
  waits: boolean;
  /** The seat that throws or draws; -1: nobody does now. */
  by: number;
  /** The deck that is drawn from. */
  deck: Deck | null;
  /** The faces of a third die that is thrown too. */
  faces: string[];
  /** How many answers the game has now: what is taken back is no longer among them, and its numbers are used again. */
  answers: number;
  /** How many times the host can take an answer back. */
  undo: number;
  /** The seat that gave the last answer, and may take it back too; -1: none. */
  undo_by: number;
  /** The position can be set right now: the plain question of the turn is open. */
  corrects: boolean;
  /** What the box prints on squares, where it is not our name, by their numbers. */
  names: Record<string, string>;
  /** The box's own cards so far. */
  cards: BoxCard[];
  /** All that a described card may do here. */
  effects: BoxEffect[];
  /** The edition's cards of each deck, in its order; of several of one name, the first. */
  decks: Partial<Record<Deck, BoxDeckCard[]>>;
}

/** A card of the box that the edition's own list does not have, by what it does. */
export interface BoxCard {
  deck: Deck;
  /** `box-1`, `box-2`, …: by which it can be drawn again. */
  name: string;
  effect: string;
  /** @default 0 */
  n?: number;
  /** @default 0 */
  m?: number;
  /** What the box prints on it; empty: our words for what it does. @default "" */
  text?: string;
}

/** Something that a card may do in this game; what it does in a few words is the text `effect-NAME`. */
export interface BoxEffect {
  name: string;
  /** The keys of its numbers, none to two: `to` is a square, `steps` are squares, any other is a sum. */
  numbers: string[];
}

/** A card of the edition's list: its words are in the edition's look. */
export interface BoxDeckCard {
  name: string;
  effect: string;
  n: number;
  m: number;
}

/** One answer and what followed from it. */
export interface AnswerView {
  /** Which answer of the game it is, counted from 1. */
  n: number;
  /** 8: chance. */
  seat: number;
  /** In the words of a record; `seals` for a bid, or none, that is not to be known yet (H27). */
  do: string;
  events: EventView[];
  /** Why nobody did it by hand: `bot`, `limit`, `expired`, `impossible` and its reason; else empty. A game that began earlier may also have `claim`: the table claimed a rent. @default "" */
  cause?: string;
  /** Why, where a bot answered and people follow; it is told once, and kept nowhere. @default null */
  reason?: ReasonView | null;
  /** Dice, a card or a correction that people told, at the box. @default false */
  hand?: boolean;
  /** Of an offer: what is given. @default null */
  give?: GoodsView | null;
  /** Of an offer: what is asked for. @default null */
  get?: GoodsView | null;
}

/** One thing that happened, with the rule that made it so. */
export interface EventView {
  kind: EventKind;
  /** -2: no seat is meant; -1: the bank. @default -2 */
  seat?: number;
  /** @default -2 */
  other?: number;
  /** @default -1 */
  square?: number;
  /** What was thrown. @default null */
  dice?: [number, number] | null;
  /** What a third die showed, where one was thrown. @default "" */
  face?: string;
  /** The square that the token came from. @default -1 */
  from?: number;
  /** The token went by the dice: always forward. @default false */
  by_dice?: boolean;
  /** Money: what was paid, received, bid, owed or counted. @default 0 */
  sum?: number;
  /** How many: the tries in jail, the points of a fight. @default 0 */
  count?: number;
  /** What stands on the square now: 1 to 4 houses, 5 a hotel. @default 0 */
  level?: number;
  /** What buildings cost or brought. @default 0 */
  price?: number;
  /** @default null */
  deck?: Deck | null;
  /** The card that was drawn, by its name. @default "" */
  card?: string;
  /** @default "" */
  rule?: string;
  /** How a sum came about, for people: `2×35`. @default "" */
  working?: string;
  /** What a sum was for, or how it came out, as a key. @default "" */
  why?: string;
  /** Of `own`: what the variant calls it. @default "" */
  word?: string;
}

/** Why a bot answers so: the key of a sentence, and what the sentence speaks of. */
export interface ReasonView {
  key: string;
  /** @default -1 */
  square?: number;
  /** A colour group, by its number. @default -1 */
  group?: number;
  /** Another player; -2: no seat is meant. @default -2 */
  seat?: number;
  /** @default 0 */
  n?: number;
  /** Sums, chances in per cent, counts: what they are, the sentence says. @default 0 */
  m?: number;
}

/** What only this connection is told. */
export interface You {
  seats: number[];
  host: boolean;
  /** One's own limits in the auction, by seat. */
  limits: Record<string, number>;
  /** Whom one does not hear, by seat. */
  muted: Record<string, number[]>;
  /** One may set the tempo. */
  paces: boolean;
  /** One's own bids in a sealed auction, by seat; 0: none (H27). @default {} */
  sealed?: Record<string, number>;
  /** The seats that one's keys open no more: moved to another device, or taken by the host. @default [] */
  lost?: LostSeat[];
}

/** A seat that a key opens no more, and why: another device has it now, or the host took it from its holder. */
export interface LostSeat {
  seat: number;
  why: "moved" | "removed";
}

/** Somebody said something, or made a sign. */
export interface Said {
  type: "said";
  version: number;
  at: number;
  /** -1: someone who looks on. */
  seat: number;
  text: string;
  emote: string;
  /** Of who looks on, as they call themselves. @default "" */
  name?: string;
}

/** The reply to hello; the state follows. */
export interface Welcome {
  type: "welcome";
  /** The version of the server's program. */
  engine: string;
  chat: Said[];
}

/** Your message took effect, and is stored. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  /** The new table, after `rematch`. @default "" */
  table?: string;
}

/** The rules forbid it; nothing has changed. */
export interface Refusal {
  type: "refused";
  id: string;
  /** The rule's number. */
  rule: string;
  /** What is wrong, as a key. */
  why: string;
  /** What is wrong, in words. */
  told: string;
}

/** The game has gone on since (optimistic concurrency): look at the state and answer again. */
export interface Stale {
  type: "stale";
  id: string;
  version: number;
}

/** The message cannot be taken: it is unreadable, not yours to send, too much, or comes at the wrong time. */
export interface Fault {
  type: "error";
  code: string;
  /** What is wrong and what to do. */
  told: string;
  /** @default "" */
  id?: string;
  /** After how many seconds it may be taken; 0: that is not known. @default 0 */
  retry_after?: number;
}

/** The reply to `preview`: what would be after those acts that are allowed, up to the first that is not. */
export interface Previewed {
  type: "previewed";
  id: string;
  /** What each act that would be allowed does to the player's cash. */
  sums: number[];
  /** The rule by which the next act is refused; empty: all are allowed. */
  rule: string;
  /** What is wrong with it, as a key. */
  why: string;
  /** What is wrong, in words. */
  told: string;
  players: PlayerView[];
  buildings: number[];
  /** What the seat could do then. */
  options: OptionsView;
}

/** The reply to `compare`: one outcome for each act, in their order. */
export interface Compared {
  type: "compared";
  id: string;
  outcomes: OutcomeView[];
}

/** What one act would do by itself, before anything else happens. */
export interface OutcomeView {
  /** The rule by which it is refused; empty: it is allowed. */
  rule: string;
  /** What it does to the player's cash. */
  sum: number;
  /** The rent of its square before and after, as in the position's `rents`. */
  rents: [number, number];
  /** The same where the dice count, as in the position's `times`. */
  times: [number, number];
}

/** The reply to `advise`: what a shrewd bot would do, in order, up to an offer or its answer to the question. */
export interface Advised {
  type: "advised";
  id: string;
  /** Empty: it would wait. */
  acts: ActTerms[];
  /** Why, one for each act. @default [] */
  reasons?: ReasonView[];
}

/** The reply to `quote`: the least sum for which the bot takes the trade when it is offered at once. */
export interface Quoted {
  type: "quoted";
  id: string;
  /** Paid to the bot; below 0: what the bot pays. Null: it takes the trade for no sum that you have. */
  sum: number | null;
  /** Why no sum would do. @default null */
  reason?: ReasonView | null;
}

/** The reply to `weigh`: chances to win, found by playing the game on many times with bots in all seats. */
export interface Weighed {
  type: "weighed";
  id: string;
  /** The version that it was found for. */
  version: number;
  /** How many times the game was played on, all told. */
  playouts: number;
  /** Of each seat, whatever is answered. */
  chances: ChanceView[];
  /** The answers that the seat could give, the best first; empty: it has no choice now. */
  answers: WeighedAnswer[];
}

/** An estimate between 0 and 1, or the difference of two, with its 95 % interval. */
export interface ChanceView {
  value: number;
  low: number;
  high: number;
}

/** One answer that could be given, and the chance to win after it. */
export interface WeighedAnswer {
  act: ActTerms;
  chance: ChanceView;
  /** To the chance after the best answer, on the same dice: 0 for the best itself, below 0 for the others. */
  difference: ChanceView;
}

/** The reply to a trial of `correct`: what it would change, and all that is wrong with it. */
export interface Corrected {
  type: "corrected";
  id: string;
  version: number;
  changes: PositionChange[];
  /** None: it can be done. */
  faults: PositionFault[];
}

/** One thing that a correction changes. */
export interface PositionChange {
  /** Where: `players.0.cash`, `players.1.owns`, `players.1.houses.37`, `turn`, `streets.5`, `variants.NAME.coins`. */
  path: string;
  before: number | number[];
  after: number | number[];
}

/** One thing by which a position cannot be. */
export interface PositionFault {
  /** Where, as in `PositionChange`; empty: no correction can be made now at all. */
  path: string;
  rule: string;
  /** What is wrong, as a key. */
  why: string;
  /** What is wrong, in words. */
  told: string;
}

/** The reply to `given`: the position in the form of a scenario's `given`, whole. */
export interface PositionTold {
  type: "position";
  id: string;
  version: number;
  given: GivenPosition;
  /** The same as text, as it stands in a scenario's file. */
  scenario: string;
}

/** The reply to `may`: what the seat may do now, then what it may not. */
export interface MayTold {
  type: "allowed";
  id: string;
  version: number;
  seat: number;
  acts: MayAct[];
}

/** Something that a seat may do now, or may not, and by which rule. */
export interface MayAct {
  verb: Verb;
  /** Of `own`: the verb of a variant of someone's own. */
  word: string;
  /** The square or the seat that it takes; -1: none. */
  n: number;
  allowed: boolean;
  /** What it does to the player's cash, where that is known before. */
  sum: number;
  /** The rule that allows it, or that forbids it. */
  rule: string;
  /** Why not, as a key; empty where it is allowed. */
  why: string;
  /** Why not, in one sentence. */
  told: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  at: number;
}

/** The server runs, and its database answers. */
export interface Health {
  version: string;
}

/** The body of an error response. */
export interface Problem {
  /** The key of what is wrong. */
  code: string;
  /** What is wrong and what to do, in the language of Accept-Language. */
  told: string;
}

/** What the page says, in the language that `Accept-Language` prefers. */
export interface PageTexts {
  language: string;
  /** All that there are, each with what it calls itself. */
  languages: Record<string, string>;
  /** In the language; then what it lacks, in those that lend it. */
  texts: TextsIn[];
}

/** Texts in one language. */
export interface TextsIn {
  language: string;
  /** As Fluent. */
  messages: string;
}

/** The kinds of bots that may sit at a table. */
export interface BotsView {
  /** From the weakest to the strongest. */
  levels: string[];
  /** The habits that a bot of some levels may have. */
  characters: string[];
  /** All kinds: a level, or a level and a character: `shrewd:trader`. */
  names: string[];
  /** The kind that fills a seat unless the settings say otherwise. */
  default: string;
}

/** An edition in short. */
export interface EditionView {
  id: string;
  /** Words by language: fr, en, and any other that there is. */
  name: Record<string, string>;
  digest: string;
  ruleset: string;
  rulesets: string[];
  /** By ruleset. */
  modes: Record<string, string[]>;
  /** By ruleset. */
  options: Record<string, string[]>;
  /** The house rules, and those that the host of the server allows. */
  house: HouseRule[];
  /** The fewest who may play. */
  fewest: number;
  /** The most who may play. */
  players: number;
  theme: ThemeLook;
  /** The colour of each square's group, from GO; empty: it has none. */
  strip: string[];
}

/** A rule that no booklet has, and that any table may take up: by its name among the settings' `options`. */
export interface HouseRule {
  name: string;
  /** Words by language: fr, en, and any other that there is. */
  title: Record<string, string>;
  /** What it changes, by language; empty where nobody has said. */
  text: Record<string, string>;
  /** Its number, the first where it has several; empty where it has none. */
  rule: string;
  numbers: HouseNumber[];
  /** The house rules that it cannot be played with, by name. @default [] */
  excludes?: string[];
}

/** A number of a house rule that a table may set, under `numbers`. */
export interface HouseNumber {
  name: string;
  /** It is the setting of that name instead, such as `minutes`. */
  setting: boolean;
  /** Words by language: fr, en, and any other that there is. */
  label: Record<string, string>;
  usual: number;
  least: number;
  most: number;
}

/** As much of an edition's look as a list of editions shows. */
export interface ThemeLook {
  colours: ColoursLook;
}

/** The colours of the board beside those of the groups. */
export interface ColoursLook {
  background: string;
  accent: string;
  text: string;
}

/** How an edition looks under a ruleset, in a mode, with options. */
export interface Look {
  id: string;
  /** Words by language: fr, en, and any other that there is. */
  name: Record<string, string>;
  digest: string;
  ruleset: string;
  mode: string;
  options: string[];
  colours: ColoursLook;
  /** All of them, from GO. */
  squares: SquareLook[];
  /** In board order; streets alone. */
  groups: GroupLook[];
  decks: DecksLook;
  /** By seat. */
  tokens: (Record<string, string | boolean>)[];
  /** The edition's words and figures for any text, by language; sums are printed already. */
  words: Record<string, Record<string, string | number>>;
  money: MoneyLook;
  /** What a coin is called, where there are any (L1). */
  coin: Record<string, string | boolean> | null;
  coins: Record<string, string | boolean> | null;
  /** What four coins buy is called (L5). */
  figure: Record<string, string | boolean> | null;
  /** What the numbers of squares are called, where there are any. */
  number: Record<string, string | boolean> | null;
  /** What a reader should know of this edition, by language. */
  notes: Record<string, string[]>;
  /** What the variants of this game say besides, as Fluent messages: `event-…`, `action-…`, `option-…`. */
  texts: Record<string, string>;
}

/** A square as it is printed; 0 or an empty list where it has no such thing. */
export interface SquareLook {
  kind: "bill" | "chance" | "chest" | "free_parking" | "go" | "go_to_jail" | "jail" | "station" | "street" | "tax" | "utility";
  /** A name by language; and `ours`: neither a booklet nor anyone else gives it, we found it. */
  name: Record<string, string | boolean>;
  /** Streets: which of `groups`; else -1. */
  group: number;
  price: number;
  /** What one house costs, and a hotel. */
  building: number;
  /** What its mortgage brings. */
  mortgage: number;
  /** Streets: bare, with 1 to 4 houses, with a hotel; stations: by how many of them the owner has. */
  rents: number[];
  /** What a tax or a bill takes. */
  amount: number;
  /** Where there is a fight (G3). */
  strength: number;
  /** What is printed beside the name, such as a Pokédex number; `number` of the look says what it is called. */
  number: number;
}

/** A colour group. */
export interface GroupLook {
  id: string;
  /** A name by language; and `ours`: neither a booklet nor anyone else gives it, we found it. */
  name: Record<string, string | boolean>;
  colour: string;
  squares: number[];
  /** What the whole group earns (E8). */
  badge: Record<string, string | boolean> | null;
}

/** Both decks. */
export interface DecksLook {
  chance: DeckLook;
  chest: DeckLook;
}

/** A deck of cards. */
export interface DeckLook {
  /** A name by language; and `ours`: neither a booklet nor anyone else gives it, we found it. */
  name: Record<string, string | boolean>;
  /** What stands on each card, by its name. */
  cards: Record<string, Record<string, string>>;
}

/** The money: how sums are printed. */
export interface MoneyLook {
  symbol: string;
  /** By language: does the sign stand before the figure? */
  first: Record<string, boolean>;
  /** Words by language: fr, en, and any other that there is. */
  name: Record<string, string>;
}

/** All rules, in the order of the book. */
export interface RulesView {
  chapters: ChapterView[];
  /** The game in 60 seconds; empty where no edition is meant. */
  minute: MinuteView[];
  /** Is there a lesson that teaches the edition? */
  lesson: boolean;
  /** How much of them its booklet prints, or that it has none; empty where no edition is meant. */
  booklet: string;
  /** The house rules that the table has taken up, with its numbers. @default [] */
  house?: HouseTaken[];
}

/** A chapter of the rules. */
export interface ChapterView {
  title: string;
  rules: RuleView[];
}

/** A rule in words. */
export interface RuleView {
  number: string;
  title: string;
  /** Where it is played, when no edition is meant and that is not everywhere. */
  scope: string;
  text: string;
  /** What differs, or is added. */
  remarks: string[];
  /** What no booklet settles, and we decided. */
  decisions: string[];
  /** Whether it is printed, and under which headings, or ours; empty where a decision says so, or nothing is known. */
  source: string;
  played: boolean;
  /** That it is not played, and where it is. */
  absent: string;
  /** Of a house rule: what it costs, where that was measured. @default "" */
  price?: string;
}

/** One line of the game in 60 seconds. */
export interface MinuteView {
  title: string;
  text: string;
}

/** A house rule that a table has taken up. */
export interface HouseTaken {
  name: string;
  /** Its number; empty where it has none. */
  rule: string;
  title: string;
  /** What it says, with the table's numbers. */
  text: string;
  /** Its numbers in words, as in `The salary: 400`. */
  numbers: string[];
  /** What it costs by itself; empty where nobody has measured it. */
  price: string;
}

/** Whose rules, and in which language. */
export interface RulesAsked {
  /** Empty: the one that `Accept-Language` prefers. @default "" */
  language?: string;
  /** Empty: the whole book, with all that differs. @default "" */
  edition?: string;
  /** Empty: the edition's own. @default "" */
  ruleset?: string;
  /** @default "standard" */
  mode?: string;
  /** Those that the table has taken up; left out: all that the edition offers. @default null */
  options?: string[] | null;
  /** The numbers of its house rules, where they are not the usual ones. @default {} */
  numbers?: Record<string, number>;
}

/** What was found for a question. */
export interface FoundRules {
  numbers: string[];
  stems: string[];
}

/** What is looked for, in whose rules, and in which language. */
export interface SearchAsked {
  /** Empty: the one that `Accept-Language` prefers. @default "" */
  language?: string;
  /** Empty: the whole book, with all that differs. @default "" */
  edition?: string;
  /** Empty: the edition's own. @default "" */
  ruleset?: string;
  /** @default "standard" */
  mode?: string;
  /** Those that the table has taken up; left out: all that the edition offers. @default null */
  options?: string[] | null;
  /** The numbers of its house rules, where they are not the usual ones. @default {} */
  numbers?: Record<string, number>;
  /** A question, or some words of it, as they were typed. @default "" */
  words?: string;
}

/** An edition to be checked. */
export interface EditionText {
  /** The text of an edition's TOML file. */
  edition_file: string;
}

/** What is wrong with an edition, or the edition in short when nothing is. */
export interface Checked {
  faults: EditionFault[];
  edition: EditionView | null;
}

/** Something wrong with an edition's file. */
export interface EditionFault {
  /** Counted from 1; 0 where no line is to blame. */
  line: number;
  message: string;
  cure: string;
}

/** Settings, checked and spelled out. */
export interface SettingsView {
  settings: Settings;
  /** The same as a link says them: only what differs from the usual. */
  link: string;
}

/** How far a table is from the booklet, and what that costs. */
export interface PriceView {
  /** In one line; empty where the table plays by the booklet. */
  line: string;
  /** Every figure of the whole set; empty while there is none. */
  price: string;
  /** How many pairs of games have been played for it. */
  pairs: number;
  /** False: ask again, the figures become firmer. */
  ready: boolean;
  taken: HouseTaken[];
  /** What each house rule costs by itself, by its name. */
  rules: Record<string, string>;
  /** How those were measured; empty where none was. */
  note: string;
}

/** The position of the day. */
export interface DailyView {
  /** False: it is still worked out; ask again. */
  ready: boolean;
  /** The day by UTC: 2026-11-17. */
  date: string;
  edition: string;
  ruleset: string;
  options: string[];
  players: string[];
  /** Who makes the offer. */
  seat: number;
  game: GameView | null;
  candidates: DailyCandidate[];
  /** The candidate that a bot chose. */
  shrewd: number;
  best: number;
  /** For each candidate that is not refused, and for none. */
  playouts: number;
}

/** One offer that could be made, and what came of it. */
export interface DailyCandidate {
  /** None: to offer nothing. */
  act: ActTerms | null;
  /** Would a shrewd bot take it? One that is refused leaves everything as none does. */
  taken: boolean;
  /** To win, for who offers. */
  chance: ChanceView;
  /** To the best candidate, on the same dice: 0 for that one. */
  difference: ChanceView;
}

/** What the public list shows of a table. */
export interface ListedTable {
  id: string;
  settings: Settings;
  phase: Phase;
  people: string[];
  /** How many seats someone could take. */
  free: number;
}

/** A new table. */
export interface Opening {
  /** @default {} */
  settings?: Settings;
  /** @default [] */
  people?: Person[];
  /** The text of an edition's TOML file. @default "" */
  edition_file?: string;
  /** Begin at once; bots take the seats that are empty. @default false */
  start?: boolean;
}

/** Someone who sits down on the device that opens the table. */
export interface Person {
  name: string;
  /** Hex digits mixed into the dice. @default "" */
  luck?: string;
}

/** The keys of a new table. Nobody is told them again. */
export interface Opened {
  table: string;
  host: string;
  invite: string;
  watch: string;
  /** Of the people who were named. */
  seats: SeatKey[];
  /** What to send to friends, after this server's address. */
  join_link: string;
  watch_link: string;
}

/** A seat, and the key that opens it. */
export interface SeatKey {
  table: string;
  seat: number;
  key: string;
}

/** A record that becomes a table. */
export interface Importing {
  /** The text of a record (docs/records.md). */
  record: string;
  /** The text of an edition's TOML file. @default "" */
  edition_file?: string;
}

/** A table in short, and what the key opens. */
export interface Summary {
  version: number;
  table: TableView;
  seats: number[];
  host: boolean;
  invited: boolean;
  watching: boolean;
}

/** In which language. */
export interface TableRulesAsked {
  /** Empty: the one that `Accept-Language` prefers. @default "" */
  language?: string;
}

/** What is looked for in the rules of a table, and in which language. */
export interface TableSearchAsked {
  /** Empty: the one that `Accept-Language` prefers. @default "" */
  language?: string;
  /** A question, or some words of it, as they were typed. @default "" */
  words?: string;
}

/** A part of a game, moment by moment. */
export interface Moments {
  /** Answers of the game so far. */
  count: number;
  /** The first moment of this part. */
  from: number;
  moments: Moment[];
}

/** The game after one answer. */
export interface Moment {
  /** How many answers had been given; 0: before the first. */
  n: number;
  /** The last of them. */
  answer: AnswerView | null;
  /** Its options are empty, and no offer says when it expires: nothing can be answered any more. */
  game: GameView;
}

/** Which moments: 0 is before the first answer. */
export interface MomentsAsked {
  /** The first of them. @default 0 */
  from?: number;
  /** The first that is no longer among them; 200 come at most. @default 1000000 */
  to?: number;
}

/** What a game has come to so far. */
export interface History {
  /** Answers of the game so far. */
  count: number;
  turns: TurnWorth[];
  rents: RentsTaken[];
  /** By seat. */
  luck: SeatLuck[];
}

/** What everyone had when a turn began, or when the game was over. */
export interface TurnWorth {
  /** How many answers had been given. */
  n: number;
  /** Whose turn it was. */
  turn: number;
  /** By seat, as it is counted at the end (Q5). */
  worth: number[];
  cash: number[];
}

/** The rents that one player took by one group. */
export interface RentsTaken {
  /** Of the look's groups; -2: stations, -3: utilities. */
  group: number;
  /** The seat that was paid. */
  owner: number;
  sum: number;
  times: number;
}

/** What dice, cards and rents have done to one player. */
export interface SeatLuck {
  seat: number;
  rolls: number;
  pips: number;
  doubles: number;
  /** What fair dice give for as many rolls. */
  expected_pips: number;
  expected_doubles: number;
  /** Money that cards brought, less what they cost. */
  cards: number;
  rent_paid: number;
  rent_taken: number;
}

/** A game that is over, looked at again: who was likely to win when, where it turned, what the trades did. */
export interface Review {
  /** False: it is being worked out, which takes half a minute, and all else is empty. Ask again in a moment. */
  ready: boolean;
  /** How many times it was played on by bots from one of its moments, all told. */
  playouts: number;
  /** In order, from the start of the game to its end. */
  moments: ReviewedMoment[];
  /** None: nobody has won alone. */
  turning: TurningPoint | null;
  trades: ReviewedTrade[];
  /** Refused offers that were too many to weigh. */
  left_out: number;
}

/** Everyone's chance to win at a moment of a game. */
export interface ReviewedMoment {
  /** How many answers had been given. */
  n: number;
  /** Which turn of the game it was. */
  turn: number;
  /** Whose turn it was. */
  seat: number;
  /** By seat. */
  chances: ChanceView[];
}

/** The turn in which the chance of the winner rose most. */
export interface TurningPoint {
  /** How many answers had been given before it. */
  first: number;
  /** And after it. */
  last: number;
  /** The winner's. */
  seat: number;
  before: ChanceView;
  after: ChanceView;
  /** How much more it was after than before, on the same dice. */
  swing: ChanceView;
}

/** An offer that was answered, and what hung on it. */
export interface ReviewedTrade {
  /** Which answer of the game said yes or no to it. */
  n: number;
  /** Who had made it. */
  seat: number;
  /** To whom, what for what. */
  offer: ActTerms;
  accepted: boolean;
  /** By seat: how much better the chance is with the trade than without it, on the same dice. */
  swing: ChanceView[];
}

/** A moment of a game to go on from, and who sits down there. */
export interface Branching {
  /** After so many answers. */
  at: number;
  seat: number;
  name: string;
}

/** Sit down. */
export interface Joining {
  name: string;
  /** -1: any that is free, else a bot's. @default -1 */
  seat?: number;
  /** Hex digits mixed into the dice. @default "" */
  luck?: string;
  /** @default null */
  key?: string | null;
}

/** A code that moves a seat to another device, once. */
export interface MovingCode {
  code: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The code that another device shows. */
export interface CodeGiven {
  /** Small letters, spaces and hyphens do no harm. */
  code: string;
  /** @default null */
  key?: string | null;
}

/** What a player may do; `own`: a verb of a variant of someone's own, its word stands beside it. */
export type Verb = "rolls" | "buys" | "declines" | "bids" | "passes" | "contests" | "pays fine" | "uses card" | "pays" | "draws" | "keeps" | "places" | "settles" | "goes bankrupt" | "ends turn" | "claims" | "builds" | "sells" | "sells hotels" | "mortgages" | "redeems" | "offers" | "accepts" | "rejects" | "withdraws" | "fights" | "uses power" | "uses coins" | "steals" | "sends" | "robs" | "moves to" | "own";

/** What is asked; empty: the game is over. `own`: a question of a variant of someone's own. */
export type Question = "" | "turn" | "sale" | "auction" | "estate-sale" | "building-auction" | "contest" | "place" | "pay-or-draw" | "levy" | "rent-roll" | "settlement" | "estates" | "received" | "finish" | "roll-off" | "dealing" | "draw" | "fight-or-pay" | "fight-roll" | "attack-roll" | "robbery" | "theft" | "send-to-jail" | "free-house" | "where-to" | "sealed-auction" | "own";

/** What happened; `own`: a kind of event of a variant of someone's own. */
export type EventKind = "rolled" | "moved" | "paid" | "received" | "bought" | "auction" | "bid" | "passed" | "unsold" | "drew" | "jailed" | "freed" | "stayed" | "rent-due" | "lapsed" | "claimed" | "owes" | "built" | "sold" | "mortgaged" | "redeemed" | "kept" | "offered" | "traded" | "rejected" | "offer-lapsed" | "took" | "bankrupt" | "turn" | "skipped" | "last-lap" | "home" | "counted" | "won" | "time-up" | "agreed" | "gave-up" | "contested" | "card-returned" | "dealt" | "declined" | "begins" | "card-given" | "cleared" | "fought" | "coin" | "coin-lost" | "figure" | "trapped" | "released" | "pot" | "not-for-sale" | "no-rent" | "sealed" | "described" | "corrected" | "own";

/** How far a table has come. */
export type Phase = "gathering" | "playing" | "over";

/** A deck of cards. */
export type Deck = "chance" | "chest";

/** What a verb takes: a square, a seat, a sum or nothing; `maybe-`: or nothing, as the question has it. */
export type Aim = "nothing" | "square" | "seat" | "sum" | "maybe-square" | "maybe-seat";
