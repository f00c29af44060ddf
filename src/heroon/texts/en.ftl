### Common texts, in English.

## Answers that every game has

word-nothing = Do nothing
word-pass = Pass
word-stop = Stop here
word-yes = Yes
word-no = No
word-done = Finish
untold-word = Answer “{ $code }”
prompt-none = It is for you to answer.
event-none = Nothing happens.

## Refusals that the table itself gives

reason-none = Nothing forbids it.
reason-not-offered = This answer is not possible now.
reason-not-asked = It is not for you to answer.
reason-game-over = The game is over.
error-malformed = An answer is a single word without blanks, or a number.
error-unknown = “{ $token }” is neither an answer nor a command of this game.
error-not-yours = “{ $token }”: only another player may say this.
error-stale = The game is over.
error-whose = “{ $token }”: both players may say this. Type the number of the answer, or the player before it: “1 { $token }”.
with-rule = { $text } [{ $rule }]

## The end of the game

end-resigned = { $seat ->
    [you] You win: { THE($loser) } resigns.
    [other] You resigned: { THE($seat-name) } wins.
   *[player] { THE($seat-name) } wins by resignation.
}
end-bound = The game has reached its greatest length.
end-claimed = The game had outgrown its greatest length: a player has claimed its end.
end-resigned-team = { $seat ->
    [you] You win together with { $names }: the other side resigns.
    [other] Your side resigned: { $names } win.
   *[player] { $names } win by resignation.
}
end-team = { $seat ->
    [you] You win together with { $names }.
    [other] You lose: { $names } win together.
   *[player] { $names } win together.
}
end-agreed = The players have agreed on a draw.

## Sentences

times = { $sentence } (× { $count })
many = { $count } × { $name }
list = { $first } and { $last }
labelled = { $label }: { $text }
by-player = { $player } · { $text }
heading = { $label }:
counted = { $label } { $number }
area-of = { $area } of { THE($owner) }
placed = { $name } ({ $place })
back = face down

## What lies on any table

model-also = Also to choose
model-turn = current turn
model-none = empty
model-turned = turned { $quarters ->
    [1] a quarter to the right
    [2] upside down
   *[3] a quarter to the left
}
model-cell = column { $column }, row { $row }
model-wall = wall
model-thread = thread
model-door = door
model-edge = { $what }, { $place }, { $side ->
    [n] above
    [e] on the right
    [s] below
   *[w] on the left
}

## The line mode

mark = >
choice = { $number }. { $text }
group = { $text } ({ $count } answers)…
group-aside = { $text } ({ $count } answers, { $many } of them: { $aside })…
menu-back = Back to all answers
greet = { $title } — line mode
greet-one = { $named ->
    [yes] { NAME($player) }, you are player { $number } (seat { $seat }).
   *[no] You are player { $number } (seat { $seat }).
}
greet-both = { $count ->
    [2] Two people play
    [3] Three people play
    [4] Four people play
   *[other] { $count } people play
} at this keyboard, by turns.
greet-team = { $all ->
    [yes] { $count ->
        [2] You play both players
       *[other] You play all { $count } players
    } of the team: each answer says whose it is.
   *[no] You play { $count } players of the team: each answer says whose it is.
}
greet-help = Answer with a number or a code. “{ $help }” lists the commands, “{ $quit }” saves the game and leaves it.
resumed = The game goes on where you left it.
forced = (Only one answer is possible: { $answer }.)
declined = (Answered for you: { $answer }.)
say-something = Type a number, a code, or “{ $help }”.
no-such-number = { $count ->
    [one] There is no answer { $number }: the only one is { $choices }.
   *[other] There is no answer { $number }: choose among { $choices }.
}
curtain-close = Press Enter when you have read this.
curtain-open = Hand over to { NAME($player) }, who presses Enter.
help = Answer with the number of a choice, or with its code (such as “{ $token }”). Commands:
help-help = this list (with “codes”, how the code of each answer is spelt)
help-play = play several cards in a row: their numbers, or their names, and “tilt”
help-view = draw the whole table and ask the question again (with “all”, the contents of each area)
help-look = say what a thing on the table is and does; leaf through an open pile
help-totals = how each total on the table comes about, term by term
help-codes = show the code of each answer, or not
help-why = why an answer is refused, and by which rule
help-rule = a rule by its id, or the rules that hold a word
help-odds = the odds of the card or die that follows an answer
help-hint = what the program advises
help-log = what has happened (everything, with “all”)
help-undo = take back your last answer, if nothing was revealed since
help-passes = pass for you while you have nothing to play, or until the turn ends
help-lang = change the language
help-save = save the game
help-scenario = keep this moment as a scenario: the position, the question and its answers
help-orders = your standing orders: what the program answers for you
help-players = who plays: the level of the computer, and the seats it holds
help-back = ask to take back your last choice, even if something was revealed since
help-draw = offer a draw
help-agree = agree to what the other player offers
help-decline = decline it, or withdraw your own offer
help-claim = end a game that has outgrown its greatest length
help-resign = give up the game
help-quit = save and leave
help-forms = The codes:
help-team = Before a code, the number of the player says whose it is, where both may say it: “2 ready”.
usage-help = { $name } [codes]
usage-play = { $name } 3 1 5 2 4
usage-view = { $name } [all]
usage-look = { $name } NAME
usage-totals = { $name }
usage-codes = { $name } on or off
usage-why = { $name } NUMBER or CODE
usage-rule = { $name } ID or WORD
usage-odds = { $name } [NUMBER or CODE]
usage-hint = { $name }
usage-log = { $name } [all]
usage-undo = { $name }
usage-passes = { $name } on, off or turn
usage-lang = { $name } fr or en
usage-save = { $name } [FILE]
usage-scenario = { $name } FILE
usage-orders = { $name } [NUMBER]
usage-players = { $name } [NUMBER]
usage-back = { $name }
usage-draw = { $name }
usage-agree = { $name }
usage-decline = { $name }
usage-claim = { $name }
usage-resign = { $name }
usage-quit = { $name }
why-what = Say which answer you mean: “{ $name } NUMBER” or “{ $name } CODE”.
why-unknown = “{ $token }” is no answer of this game: “{ $help } codes” shows how each is spelt.
why-not = Nothing forbids it: you may give this answer.
codes-what = Say “{ $name } on” or “{ $name } off”.
rule-list = The rules (to read one: “{ $name } ID”):
rule-line = { $id } · { $title }
rule-head = { $title } [{ $id }]
rule-other = another reading
rule-none = No rule holds “{ $query }”.
ruling-why = Why: { $why }
ruling-option = Option “{ $text }”: { $list }.
ruling-rules = { $count ->
    [one] Rule: { $list }
   *[other] Rules: { $list }
}
rulings-title = Readings of the rulebook
rulings-about = What the printed rules leave open: the question, how the program answers it, and why.
rulings-more = The program also explains { $count } readings of the rules, from { $first } to { $last }: “{ $name } { $first }” tells the question, the answer and the reason.
rule-many = { $count } rules hold “{ $query }”:
log-part = The log has { $count } lines, these are the last ones (“{ $name } all” gives all of them):
undone = Taken back: { $answer }.
hint = Advice: { $answer } ({ $token }).
hint-none = No advice: this game has no adviser yet.
hint-order = Advice: { $list }. { $totals }
hint-order-line = ({ $line })
order = { $list }: { $reach }.
order-sure = Play this order? (yes or no; “{ $undo }” takes the cards back one by one until a hidden card is seen)
order-sure-for-good = Play this order? (yes or no; for two, a card played is not taken back)
order-hint = (“{ $name } 3 1 5 2 4” plays several cards in a row and shows the totals first.)
order-not = Nothing is played.
order-short = { $count ->
    [one] { $count } card of this order will be left to play: something comes before.
   *[other] { $count } cards of this order will be left to play: something comes before.
}
order-stopped = The order stops here: something has changed.
at-once = all: { $text }
walk-hint = To walk further, name a cell:
walk-danger = the Boss would strike you there
walk-none = You cannot walk to { $cell } now.
order-not-now = This is not the moment to play cards.
order-what = Say which cards, in their order: “{ $name } 3 1 5 2 4”.
order-no-card = “{ $item }”: no card of that name or number (or none any more) in the hand.
order-several = “{ $item }”: several cards of the hand begin like that.
order-two-hands = These numbers mix both hands: an order is one player’s.
order-whose = Both players have cards to play: give the numbers of the cards, or the player in front of the answer ({ $item }).
orders-line = { $number }. { $on ->
    [yes] [x]
   *[no] [ ]
} { $text }
orders-left = The order stands.
orders-withdrawn = The order is withdrawn.
orders-what = “{ $name } 1” gives the first order, or withdraws it.
players-what = “{ $name } 1” makes the first change.
players-level = { $on ->
    [yes] ●
   *[no] ○
} Computer: { $level } level
players-level-seat = { $on ->
    [yes] ●
   *[no] ○
} Computer ({ NAME($player) }): { $level } level
players-levelled = The computer plays at { $level } level from now on.
players-leave = Leave your seat to the computer
players-leave-seat = Leave the seat of { NAME($player) } to the computer
players-left = The computer plays for { NAME($player) } from now on.
players-name = Say the name of { NAME($player) }
players-take = Give the seat of { NAME($player) } to a person
players-taken = { $named ->
    [yes] { NAME($name) } plays in place of the computer ({ NAME($player) }) from now on.
   *[no] A person plays in place of the computer ({ NAME($player) }) from now on.
}
players-taken-practice = { players-taken } Since they see the cards that the computer held, the game is for practice only.
talk-done = Done.
talk-open = The offer waits for an answer.
talk-declined = The offer is declined.
talk-declined-draw = The computer declines the draw: it hopes for better. It agrees once it has no hope, or nothing has moved for long.
standstill = The score has not changed for { $rounds } rounds: you may offer a draw.
web-standstill = Score unchanged for { $rounds } rounds.
standstill-lines = { $told } (“{ $name }”)
standstill-app = { $told } (Press p.)
talk-none = Nothing has been offered to you.
talk-no = That is not possible: { $why }.
talk-practice = Taken back. From here on this game is only for practice.
talk-offer-draw = A draw is offered to you (“{ $agree }” or “{ $decline }”).
talk-offer-back = The other player asks to take back their last choice (“{ $agree }” or “{ $decline }”).
talk-back = Ask to take back my last choice
talk-draw = Offer a draw
talk-claim = End the game: it has outgrown its greatest length
talk-agree-draw = Agree to the draw
talk-agree-back = Let the last choice be taken back
talk-decline = Decline the offer
level-novice = novice
level-apprentice = apprentice
level-expert = expert
level-master = master
app-offer-draw = A draw is offered to you: press p to answer.
app-offer-back = The other player asks to take back their last choice: press p to answer.
app-level = computer: { $level }
passes-on = The program will pass for you while you have nothing to play.
passes-shared = Two people share this screen: passing only now and then would show what you hold. “{ $name } turn” passes whatever you hold.
passes-turn = The program will pass for you until the turn ends, whatever you hold.
passes-hint = (“{ $name } turn” passes for you until the turn ends.)
passes-off = The program will ask you each time.
passes-what = Say “{ $name } on”, “{ $name } off” or “{ $name } turn”.
lang-what = The languages are fr and en.
lang-now = The program now speaks English.
odds-more = and { $count } more
odds = { $each ->
    [one] { $top } in { $bottom }: { $list }
   *[other] { $top } in { $bottom } each: { $list }
}
odds-certain = for sure: { $list }
odds-none = No card is drawn and no die rolled right after any of these answers.
odds-unsure = A draw may follow at once; its odds depend on what you do not see.
resign-sure = Give up the game, for good? Type “yes” to confirm.
resign-not = The game goes on.
saved = Game saved in { $file }.
save-exists = { $file } exists already: choose another name.
scenario-what = Name the file: “{ $name } FILE”.
scenario-kept = This moment is kept as a scenario in { $file }: “{ $command } { $quoted }” plays it.
scenario-no = This moment cannot be kept: { $why }.
scenario-title = { $game }: after answer { $at } of { $of }
save-failed = The game could not be saved in { $file }: { $why }.
save-moved = Another program has written to { $file }: this game is now saved in { $other }.
kept-now = The game is kept after each answer. To go on with it: { $command }
game-kept = The game is kept. To read it again: { $command }
left = To go on with the game:
left-command = { $program } play { $game } --resume { $file } --lang { $lang }
record-kept = The record of the game is in { $file }.
bug-no-game = The program met an error of its own. ({ $text })
bug = The program met an error of its own; the game stays at this question. ({ $text })

## The heroon command

complaint = { $program }: { $text }
place-line = { $file }, line { $line }
place-byte = { $file }, byte { $byte }
input-malformed = “{ $token }” is malformed
input-unknown = “{ $token }” is unknown
input-not-yours = “{ $token }” is not for this player to say
input-refused = “{ $token }” is refused
input-stale = “{ $token }” comes too late
input-malformed-bare = malformed
input-unknown-bare = unknown
input-not-yours-bare = this player is not asked
input-refused-bare = refused
input-stale-bare = too late
input-why = { $text } ({ $why })
file-unreadable = { $file } cannot be read: { $why }
file-unwritable = { $file } cannot be written: { $why }
no-output = the output cannot be written: { $why }
no-output-there = there is no output to write to
no-input = there is no input to read your answers from
file-not-text = { $file } is not text in UTF-8
save-taken = { $file } exists already: go on with that game by --resume, or choose another file
save-folder = { $file } is a folder: name a file in it
save-nowhere = the game cannot be saved in { $file }: { $why }
resume-unknown = no kept game and no file is called { $name }
resume-other = { $file } is a game of { $game }
resume-seat = { $file } is a game of seat { $saved }: it cannot be resumed at seat { $seat }
resume-not-with = { $name } does not go with --resume: a resumed game keeps its cards and options
list-line = { $game } · { $title } · { $about }
list-players = { $least ->
    [1] { $count ->
        [one] 1 player
       *[other] 1-{ $count } players
    }
   *[other] { $range ->
        [yes] { $least }-{ $count } players
       *[no] { $count } players
    }
}
list-modes = modes: { $list }
game-faulty = { $game } cannot be played: { $why }
game-part-faulty = { $game }: { $why }
game-file-faulty = { $game }: { $file }, line { $line }: { $why }
game-file-faulty-whole = { $game }: { $file }: { $why }
list-more = “heroon list GAME” shows the modes and options of a game.
list-mode-heading = Modes (--mode NAME):
list-option-heading = Options (--option NAME=VALUE):
list-option-why = In brackets, the rule of an option: “heroon rules { $game } { $rule }” tells the reason.
list-usual = { $text } (usual)
scenario-good = { $file }: agrees with the rules
scenario-bad = disagrees: { $why }
scenario-bug = { $file }: a rule fails in this position ({ $why })
cli-help = Play hero-themed tabletop games, and read their rules.
cli-help-list = Name the games.
cli-help-list-game = Game whose modes and options to show.
cli-help-rules = Read the rules of a game: all, one by its id, or those that hold a word.
cli-help-play = Play a game, a new one or a saved one.
cli-help-web = Play in a page of your browser, served by this machine to itself alone.
cli-help-port = The port of the page; 0: any that is free.
cli-help-games-file = The file in which games are kept.
cli-help-browser = Open the page in the browser.
cli-help-lock = Keep other users of this machine out: the address holds a key that opens once.
cli-help-scenario = Check scenarios, or keep a moment of a game as one.
cli-help-lang = Language, fr or en.
cli-help-game = Name of the game, as “heroon list” gives it.
cli-help-rule = Id of a rule, or a word to look for.
cli-help-plain = Line mode, for scripts and screen readers.
cli-help-seed = Seed of chance: the same seed gives the same cards.
cli-help-players = Number of players, for a game that leaves the choice.
cli-help-mode = Mode of the game (see heroon list GAME).
cli-help-own-cards = File with your own numbers on the cards (see heroon cards).
cli-help-seat = Your seat, or several of one keyboard: 0, or 0,2, or all.
cli-help-name = Your name, or one for each of your seats: Anna,Bob.
cli-help-bot = Who plays the other seats: one level or bot for all, or one for each: novice,expert.
cli-help-option = An option of the game, as name=value (may be repeated).
cli-help-resume = Game to go on with: its name in the list of kept games, or a file.
cli-help-save = File to which the game is written when it is left, too (it is kept after each answer anyway).
cli-help-files = Scenario files.
cli-help-from = Saved game or record of which a moment is kept.
cli-help-at = After so many answers; without it the last position.
cli-help-out = File to write the scenario to; without it, it is shown.
cli-help-completion = Print the script by which a shell completes the command.
cli-help-shell = bash, zsh or fish.
help-usage = Usage:{" "}
help-some-options = {""}[OPTIONS]
help-some-command = COMMAND [ARGS]…
help-options = Options:
help-arguments = Arguments:
help-commands = Commands:
help-show = Show this message and exit.
help-required = {""}[required]
help-default = {""}[default:
help-text = <str>
cli-lang = unknown language “{ $lang }” (languages: { $choices })
cli-seat = unknown seat “{ $seat }” (seats: { $choices })
cli-players = { $game } is not for { $players } (numbers of players: { $choices })
difficulty = Of 100 games the computer wins: { $list }.
difficulty-of = { $level } { $many ->
    [few] fewer than one
    [most] more than 99
   *[some] { $won }
}
rebuilt-legend = { $mark }: a rebuilt value, which nothing in print gives.
rebuilt-spoken = rebuilt value
own-numbers = With the values from your box, which replace those of this text: { $list }.
played-with = This game: { $list }.
cli-mode-option = the mode “{ $mode }” and the option “{ $option }” contradict each other: give one of them
cli-bot-nobody = “--bot { $bot }”: the computer has nobody to play in this game
cli-bot-count = “{ $bot }” names { $count } bots, but { $seats ->
    [one] only one seat is left to them
   *[other] { $seats } seats are left to them
}
cli-name-count = “{ $name }” names { $count } people, but { $seats ->
    [one] only one seat is theirs
   *[other] only { $seats } seats are theirs
}
cli-mode = unknown mode “{ $mode }” (modes: { $choices })
cli-bot = unknown bot “{ $bot }” (there are: { $choices })
cli-bots-count = --bots names { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}, and { $game } wants { $seats }, separated by commas
cli-option-form = malformed option “{ $option }”: an option is written name=value
cli-no-option = no such option { $option } (see --help)
cli-option-use = the option { $option } wants a value (see --help)
cli-missing = { $name } is missing (see --help)
cli-bad = { $name } will not do: { $why }
cli-empty = { $option } wants a value that is not empty
cli-range = { $name } must be a whole number from { $low } to { $high }, not “{ $value }”
cli-seed = the seed holds a character that cannot be printed
cli-no-command = unknown command “{ $name }” (see heroon --help)
cli-extra = too many words (see --help)
cli-shell = no completion for “{ $shell }” (there is: { $choices })
cli-either = either { $one } or { $other }, not both (see --help)
cli-only-with = { $name } goes with { $other } alone (see --help)
cli-no-game = unknown game “{ $game }” (games: { $choices })
cli-cards-of = { $file } holds the numbers of { $other }, not of { $game }
cli-option-name = unknown option of the game “{ $option }” (there are: { $choices })
cli-option-value = unknown value “{ $value }” of the option { $option } (values: { $choices })
cli-usage = malformed command (see --help): { $why }

# Simulation and card data

cli-help-simulate = Play many games between bots and count what comes of them.
cli-help-cards = Show the numbers of a game’s cards, or check a file with your own.
cli-help-kept = List the kept games, each with the name to resume it by.
cli-help-verify = Check records: the file whole, each answer legal, the cards those of the seed.
cli-help-records = Records or saved games.
cli-help-replay = Tell the story of a record.
cli-help-record = A record or a saved game.
cli-help-viewer = Seat to watch from (otherwise as a spectator).
verify-over = { $file }: sound; { $game }, { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}, played to its end
verify-running = { $file }: sound; { $game }, { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}, not over yet
replay-running = (The game is not over.)
replay-secret = The game is not over: only the player of seat { $seat } may watch it from there.
cli-help-solve = Say exactly what a position is worth and which answers are best, where it is small enough.
cli-help-weigh = Say what a bot’s search finds of each answer in a position, and how sure that is.
cli-help-position = A record, a saved game, a position or a scenario.
cli-help-most = How many positions are looked at, at most.
cli-help-all = Solve each answer, not only the best one.
cli-help-weigher = The bot that searches: ismcts, planner, search or rollouts.
solve-asked = { $label }: seat { $seat } is asked
solve-chance = { $label }: chance comes next; what follows is for seat { $seat }
solve-over = { $label }: the game is over
solve-exact = Solved: with best play it is worth { $worth } ({ $looked ->
    [one] 1 position
   *[other] { $looked } positions
} looked at).
solve-share = 1 is a game won, 1/2 one that is shared, 0 one lost.
solve-result = This is the mean result, as the game counts it.
solve-best = { $text }: { $worth }, the best
solve-worth = { $text }: { $worth }
solve-between = { $text }: { $low } to { $high }
solve-unknown = { $text }: not looked at
solve-line = From there, as long as no chance comes: { $list }.
solve-large = Too large: after { $looked ->
    [one] 1 position
   *[other] { $looked } positions
} the worth is known to lie between { $low } and { $high } only. “{ $option } N” looks at more.
solve-large-unknown = Too large: { $looked ->
    [one] 1 position was
   *[other] { $looked } positions were
} looked at, and that tells nothing of the worth. “{ $option } N” looks at more.
solve-circle = Not settled: play can come back to where it was for ever. After { $looked ->
    [one] 1 position
   *[other] { $looked } positions
} the worth lies between { $low } and { $high }.
solve-hidden = Not solvable: seat { $seat } would have to choose without knowing all that has been settled.
solve-sides = Not solvable: more than two sides play.
solve-at-once = Not solvable: both sides are asked at the same time.
solve-endless = Not solvable: answers without a choice never end.
solve-broken = from this position the rules cannot go on; its agenda may lack a step
solve-needs-state = No position is in { $file }.
weigh-nobody = No seat has a choice there.
weigh-one = Only one answer is considered: { $text }
weigh-share = { $text }: { $mean } ({ $low } to { $high }), { $visits ->
    [one] 1 game
   *[other] { $visits } games
} in { $worlds ->
    [one] 1 world
   *[other] { $worlds } worlds
}
weigh-line = { $text }: { $mean } ± { $error }, in { $worlds ->
    [one] 1 world
   *[other] { $worlds } worlds
}; behind the first by { $behind } ± { $unsure }
weigh-line-first = { $text }: { $mean } ± { $error }, in { $worlds ->
    [one] 1 world
   *[other] { $worlds } worlds
}
weigh-unsure-mean = { $text }: { $mean }, in a single world
weigh-parted = The first is better than the second beyond chance.
weigh-together = The first two cannot be told apart by so many games.
weigh-what = In percent of a win, with the interval in which it lies for 95 of 100 such searches. How well the bot understands the game is not counted in.
weigh-what-result = As the game counts its result, with the interval in which it lies for 95 of 100 such searches. How well the bot understands the game is not counted in.
weigh-what-lines = As the game values positions, with the standard error. How well the bot understands the game is not counted in.
weigh-what-tries = In percent of a win, with the standard error. How well the bot understands the game is not counted in.
weigh-policy = Inside this step { $bot } tries nothing: the game’s rule of thumb answers.
cli-help-doctor = Say what this installation can do: versions, folders, the engine of each game.
cli-help-doctor-build = Build the engines in C first, if there is a compiler.
cli-help-engine = What runs the rules: auto, native (in C) or python.
doctor-version = Heroon { $version }, Python { $python }, { $system } { $machine }
doctor-compiler = C compiler: { $compiler }
doctor-cache = Built engines: { $folder }
doctor-saves = Kept games: { $folder }
doctor-native = { $game } · { $title }: its rules run in C ({ $bytes } bytes per position)
doctor-python = { $game } · { $title }: its rules run in Python ({ $why })
doctor-build = “{ $command } --build” builds what is not built yet.
cli-help-games = How many games.
cli-help-first = Number of the first game: use it to play the games that a stopped run did not reach.
cli-help-bots = Who plays each seat, a level or a bot, separated by commas; of fewer than the seats each plays again in turn (random otherwise).
cli-help-workers = How many processes (0: one for each core); the games are the same for any number.
cli-help-on = Where the processes are: here, ray (a cluster of this machine alone) or the address of a Ray cluster that is running; the games are the same anywhere.
cli-help-mirrored = Play each deal twice, seats exchanged.
cli-help-csv = File for one line a game.
cli-help-json = File for the summary.
cli-help-parquet = File for one row a game, as Parquet: for programs, and for “report”.
cli-help-report = Draw what came of simulated games: one page that needs no connection.
cli-help-report-files = Files that “simulate --out” wrote.
cli-help-page = File for the page, as HTML.
cli-help-export = File to write the numbers to.
cli-help-use = File with your own numbers to check.
simulate-progress = Games
simulate-stopped = Stopped: { $count ->
    [one] { $count } game
   *[other] { $count } games
} of { $of } played.
simulate-rest = { $count ->
    [one] The other game is
   *[other] The other { $games } are
} played by the same command with “--first { $first } --games { $games }” and files of other names; “report” joins the files.
simulate-workers-lost = The process that played game { $number } and those after it died each time it was started anew: is there too little memory? All games before it are kept.
simulate-head = { $games } games of { $game }, seed { $seed }
simulate-bot = { $number }. { $bot }: { $wins } won, { $share } (95% between { $low } and { $high })
simulate-draws = Draws: { $draws }
simulate-journey = Stages won, of { $goal }: { $mean } on average, 5% at most { $p5 }, half at most { $p50 }, 95% at most { $p95 }
simulate-results = Result: { $mean } on average (95% between { $low } and { $high }), 5% at most { $p5 }, half at most { $p50 }, 95% at most { $p95 }, the best { $max }
simulate-lost = Lost to: { $where }
simulate-ends = How they were lost: { $ends }
simulate-turns = Turns: 5% at most { $p5 }, half at most { $p50 }, 95% at most { $p95 }, the longest { $max }
simulate-choices = Choices: 5% at most { $p5 }, half at most { $p50 }, 95% at most { $p95 }, the longest { $max }
simulate-speed = A second of one core: { $choices } choices, { $decisions } decisions, { $tokens } tokens
report-written = { $file }: { $count ->
    [one] { $count } game
   *[other] { $count } games
} drawn
simulate-same-file = { $file } is named twice: give each file a name of its own
report-same-file = { $file } is one of the files to be read: give the page another name
report-title = Simulated games
report-played = What was played
report-series = Series
report-file = File
report-games = Games
report-bots = Bots
report-options = Options
report-origin = How it was played
report-usual = usual options
report-seed = seed { $seed }
report-rules = rules { $number }
report-cards = cards { $hash }
report-own-cards = own cards { $hash }
report-version = Heroon { $version }
report-mirrored = each deal once for each seat
report-stopped = stopped early
report-wins = Games won, by bot
report-interval = The line beside each point is the interval that holds the true share in 95 of 100 cases (Wilson).
report-draws = Draws ({ $series }): { $draws }.
report-seats = Games won, by seat
report-seat = seat { $seat }
report-won = Won
report-of = Games
report-share = Share
report-from = At least
report-to = At most
report-share-axis = Share of the games
report-stages = Games that got past each stage
report-stage-axis = Stage
report-mean = Stages, on average
report-results = How good the results are
report-results-axis = Result
report-turns = How long the games are, in turns
report-turns-axis = Turns
report-choices = How long the games are, in choices
report-choices-axis = Choices
report-p5 = 5% at most
report-p50 = Half at most
report-p95 = 95% at most
report-max = The most
report-ends = How the games ended
finish-bound = greatest length reached
os-no-home = this user has no home folder; name a folder in XDG_DATA_HOME, or a file (--save, --games)
os-ENOENT = no such file or folder
os-EACCES = you may not do that there
os-EISDIR = it is a folder
os-ENOTDIR = the path leads through a file that is no folder
os-EEXIST = the file exists already
os-ENAMETOOLONG = the name is too long
os-ENOSPC = no room is left
os-EROFS = nothing can be written there
os-EINVAL = this is no name of a file
file-exists = { $file } is there already and stays as it is
cards-file =
    { $game }: what stands on its cards, card data { $hash }.
    Change what your box prints otherwise, then play with “--cards FILE” or put the file into the
    form of a new game. What you leave out stays as it is. Under [columns] stands what each entry
    may be, under [tokens] how effects are written; leave these as they are. Behind each line stands
    where its numbers come from, and the rule that uses them.
cards-good = { $file } can be used (card data { $hash })

## The app

app-about = Games of heroes: alone, together, or against the computer.
app-other-language = français
app-lang-fr = français
app-lang-en = English
app-start-continue = Continue
app-start-new = New game
app-start-saves = Saved games
app-start-rules = Rules
app-start-quit = Quit
app-save-line = { $title } · { $when } · { $state }
app-save-open = in play
app-save-over = over
app-saves-none = No game is saved so far.
app-remove-sure = Take { $file } off the lists? The page can bring it back.
app-delete-sure = Delete { $file } for good?
app-yes = Yes
app-no = No
app-close = Close
app-close-foot = Esc closes
app-choose-foot = ↑↓ and Enter choose · Esc goes back
app-search-foot = Type a word · ↑↓ to look through · Esc closes
app-rules-search = A word, or the id of a rule
app-rules-foot = Type a word · ↑↓ section · PgUp PgDn text · Esc closes
app-new-game = Game
app-new-lang = Language
app-new-mode = Mode
app-new-players = Players
app-new-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
app-new-person = a person, here
app-new-name-hint = if you like
app-new-name-of = Name of { NAME($player) }, if you like
app-new-rules = Rules of the game: to begin with, leave them as they are
app-new-seed-label = Seed (the same seed gives the same cards)
app-new-seed = leave empty for a random deal
app-new-nobody = At least one person must sit at this table.
begin-at-once = Play { $title } at once
begin-choose = Choose…
begin-choose-of = Choose whom or what you play in { $title }
begin-against = Against whom?
begin-extras = To add, if you like
begin-play = Play
begin-role = What do you play?
begin-people = People and names
begin-same = like the first opponent
begin-name-of = Name ({ $player })
begin-options-about = To begin with, leave these as they are.
begin-deal = The deal
begin-friend-about = { $many ->
    [many] At this screen, by turns, in all the other seats.
   *[one] At this screen, by turns.
}
begin-level-novice = The Novice
begin-level-apprentice = The Apprentice
begin-level-expert = The Expert
begin-level-master = The Master
begin-friend = { $many ->
    [many] A friend or several
   *[one] A friend
}
begin-beats = wins in 100 { begin-against-level }
begin-loses = losses in 100 { begin-against-level }
begin-against-level = { $level ->
    [novice] against the Novice
    [apprentice] against the Apprentice
    [expert] against the Expert
    [master] against the Master
   *[other] against “{ $level }”
}
begin-wins = wins in 100 for the computer ({ $level ->
    [apprentice] apprentice
    [expert] expert
    [master] master
   *[other] { $level }
})
begin-sure = { $within ->
    [few] fewer than one
    [most] more than 99
   *[some] between { $low } and { $high }
}, over { $games } games
over-again = Play again
over-same = The same deal again
over-leaf = Leaf through the game
over-up = { $name } next
tips = Hints
tip-seen = I see
tip-more = More
tip-rule = The rule
tip-off = No more hints
tips-again = Show the hints of a first game again
sign-title = What the signs mean
sign-now-lit = can be chosen now
sign-now-open = can be chosen, too
sign-now-picked = picked
app-key-start = Start
app-key-change = Change
app-key-row = Row
app-key-back = Back
app-key-escape = Esc
app-key-open = Open
app-key-delete = Delete
app-key-theme = Light or dark
app-key-undo = Undo
app-key-hint = Advice
app-key-why = Why not?
app-key-inspect = Look
app-key-explain = Totals
app-key-odds = Odds
app-key-rules = Rules
app-key-log = Log
app-key-orders = Orders
app-key-type = Type
app-help-type = type an answer: a number, a code, or several cards in their order
app-type-title = Type an answer
app-type-hint = a number, a code, or cards in their order: 3 1 5
app-type-walk = a number, a code, or a cell to walk to: c5
app-type-foot = Enter answers · Esc closes
app-key-menu = Menu
app-key-help = Help
app-help-title = The keys
app-help-answer = Type the number of an answer, or go to it with ↑ and ↓; Enter gives it. The mouse does the same.
app-help-board = On the table you may choose the pieces marked ›: first the piece, then where it goes; where one piece is the whole answer, choose it twice to confirm. Tab goes to the table, the arrows from piece to piece. A piece that cannot be chosen says why.
app-help-walk = To a cell that shows a price you walk in one go, as far as nothing else is asked on the way: choose it, or type its name (t, then c5). “!”: the Boss would strike you there.
app-help-undo = take back your last answer; the line at the bottom says how far, and “⚠ for good” marks an answer that cannot be taken back
app-help-hint = what the program advises, and why
app-help-why = why an answer is not possible, and by which rule
app-help-inspect = what each thing on the table is; open piles, card by card
app-help-explain = how the totals come about
app-help-odds = the odds of what follows an answer
app-help-rules = the rules
app-help-log = all that has happened
app-help-orders = your standing orders and offers
app-help-menu = who plays, rematch, resigning, copy, leaving…
app-help-codes = show the code of each answer
app-help-language = change the language
app-help-theme = switch between light and dark
app-thinking = { THE($player) } is thinking…
app-hand-over = Read what has happened, then hand the screen to { NAME($player) }.
web-away = { NAME($player) } answers at a screen of their own.
web-away-covered = { NAME($player) } is playing at another screen.
app-hand-over-go = I have read it: hide the table
app-curtain = { $named ->
    [yes] { NAME($player) }, your turn.
   *[no] This screen waits for { NAME($player) }.
}
app-curtain-foot = Press Enter once nobody else is looking
app-back-start = [u] { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} to take back, to the beginning
app-back-news = [u] { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} to take back, up to what was revealed
app-back-another = [u] { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} to take back, up to another player’s answer
app-back-stands = [u] { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} to take back, up to one that stands by the rules
app-back-none-start = Nothing to take back: you have not answered yet.
app-back-none-news = Nothing to take back: something was revealed since.
app-back-none-another = Nothing to take back: another player answered since.
app-back-none-stands = Nothing to take back: by the rules the last answer stands.
app-final = ⚠ for good
app-hint-title = Advice
app-hint-answer = { $answer }.
app-hint-cards = { $list }. { $totals }
app-hint-alone = Nothing else can be answered here.
app-hint-sure = This follows the program’s rules of thumb: it is no proof, and another answer may be better.
app-hint-play = Give this answer
app-hint-play-all = Play these cards
app-hint-then = Then, if nothing gets in the way: { $list }.
app-hint-changes = What changes at once: { $list }.
app-hint-nothing = Reason: no number on the table changes at once; here the program goes by its rules of thumb.
app-change = { $what }: { $old } → { $new }
app-odds-title = The odds of what follows
app-explain-title = How the totals come about
app-explain-none = There is no total to explain yet.
app-look-title = On the table
app-look-search = A card, a pile, a place
look-none = There is no such thing on the table: { $query }
look-what = A name behind “{ $name }” tells all of the thing.
app-why-title = Why not?
app-why-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
app-why-search = What did you want to do?
app-with-rule = { $text } (rule “{ $title }”)
app-why-nothing = No answer in this game has to do with that.
app-log-title = The log
app-orders-title = Your standing orders and offers
app-orders-none = This game has no standing orders.
app-menu-title = This game
app-menu-back = Back to the game
app-menu-look = Look at the table
app-menu-again = Rematch: another game with the same settings
app-menu-same = The same deal: begin again with the same seed
app-menu-copy = Save a copy
app-menu-scenario = Keep this moment as a scenario
app-menu-players = Who plays: the computer, a person
app-menu-resign = Resign
app-menu-language = français
app-menu-theme = Light or dark
app-menu-help = The keys
app-menu-menu = Save and go to the menu
app-menu-quit = Save and quit
app-resign-sure = Give up the game, for good?
app-over-title = The game is over
app-leap = leap of { $leap } in turn { $turn }
app-over-what = And now?

# The page

web-here = The page is at { $address } (Ctrl-C stops it; every answer is kept).
web-needs = This installation lacks what serves the page: install “heroon[web]”.
web-nowhere = The page cannot be served: { $why }
web-home = Home
web-skip = Skip to content
web-nav = The site
web-tools = Tools
web-question = The question
web-table = The table
web-you = You
web-rules-of = Rules of { $title }
web-foot = Heroon is independent and non-commercial; no publisher has a part in it.
web-look-auto = Light or dark: as the device has it
web-look-light = Always light
web-look-dark = Always dark
web-history = Finished games
web-who = { $people }{ $others ->
    [0] {""}
    [one] {" "}{ $team ->
        [yes] with
       *[no] against
    } the computer ({ $level })
   *[other] {" "}{ $team ->
        [yes] with
       *[no] against
    } { $others } computers ({ $level })
}
web-who-people = { $named ->
    [yes] { $count ->
        [one] you
       *[other] { $count } others
    }
   *[no] { $count ->
        [one] you
       *[other] { $count } people
    }
}
web-answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
brief-you = your turn
brief-asked = you are asked
brief-player = { THE($player) }’s turn
brief-player-asked = { THE($player) } is asked
brief-computer = { $level ->
    [novice] the Novice’s turn
    [apprentice] the Apprentice’s turn
    [expert] the Expert’s turn
    [master] the Master’s turn
   *[none] the computer’s turn
}
brief-won = Won
brief-lost = Lost
brief-drawn = Drawn
brief-ended = Ended
web-last = The last game
web-play-on = Play on
web-see-end = Look at it again
web-finished-more = Older games ({ $count })
ended-course = How it went
ended-turns = { $count ->
    [one] turn
   *[other] turns
}
ended-answers = { $count ->
    [one] answer
   *[other] answers
}
ended-leap = { $name }: the biggest leap, in turn { $turn }
ended-turn = Turn
ended-look = Look at turn { $turn }
ended-turn-by-turn = Turn by turn
web-tab-ask = Your turn
web-remove = Remove: { $title }, { $when } (can be undone)
web-options = Rule options
web-cards = The cards
web-source = Source
web-rule = Rule “{ $title }”
web-own-cards = Other numbers on the cards
web-own-about = Does your box print something else? Put a card file in here. The table keeps its numbers: rules, cards and saved game go by them.
web-own-file = Download the card file, to correct it
web-own-choose = Choose a file
web-own-text = Text of the card file
web-cards-line = Line { $line }: { $text }
web-cards-line-of = Line { $line }, { $name }: { $text }
web-cards-about = What each card does, its numbers, and where each of them comes from. The search of your browser finds every name and every word of this page.
web-cards-count = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
about-printed = the rulebook or the card prints it
about-public = found alike in several public lists of the cards
about-inferred = follows from what is printed elsewhere
about-rebuilt = nothing in print gives it: we have worked it out; the owner of the box can correct it
about-own = put in by whoever owns the box
web-option-why = why?
web-option-why-of = why? ({ $option })
web-rules-all = All rules
web-rules-search = Look for a word
web-find = Search
web-phases = Phases of the turn
web-phase-done = done
web-list = All answers
web-number = answer { $number }
web-decline-once = { THE($player) } has nothing to add
web-decline-order = { THE($player) } · { $order }
web-decline-turn = { THE($player) } has nothing to say this turn
web-lost = The line to the program is cut. The page is trying to get it back; nothing is lost.
web-noscript = To play on this page, allow JavaScript.
web-offer-draw = A draw is offered to you.
web-offer-back = The other player asks to take back their last choice.
web-offer-agree = Agree
web-offer-decline = Decline
web-practice = practice
web-moment = The table as you saw it then.
web-story = Story
web-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
web-step = moment { $number } of { $of }
web-walk = Walk through the game
web-walk-first = To the beginning
web-walk-turn-before = A turn back
web-walk-before = A moment back
web-walk-play = Play
web-walk-stop = Stop
web-walk-after = A moment on
web-walk-turn-after = A turn on
web-walk-last = To the last moment
web-onward = Play on from here
web-onward-about = as a practice game
web-onward-secret = You can play on from here when the game is over: until then the other player’s hand would be seen.
web-now = Back to the present
web-sit = That’s me: show the table
web-preview = What this choice will do
preview-if = If you choose this:
preview-final = This cannot be taken back.
preview-then = then
web-take-back = Take back: { $thing }
web-take-back-short = take back
web-menu-at = Choices here
web-lit = can be picked
web-danger = who stays there is struck
web-free = Shift and arrows change the order
web-drag = Drag a card to change the order.
web-earlier = One place earlier
web-later = One place later
web-picked = picked
web-missing = There is no such page
web-missing-why = The address is wrong, or the game was removed: then the home page brings it back.
web-bug = Something went wrong
web-bug-why = The fault is the program’s. Your games are kept.
look-faulty = The look of this game is faulty ({ $why }): the table is drawn as that of any game.
web-name-keep = Use this name
web-unshown = This table cannot be shown
web-unshown-why = The game has a fault ({ $why }). Your games are kept: nothing is lost.
web-help = Every answer is a button of the list; the bright pieces on the table can be picked too: first the piece, then where it goes. A click on anything else tells what it is.
what-now = Now
what-refused = { $answer }? { $why }
what-many = { $count ->
    [one] It is part of { $count } answer: pick it on the table.
   *[other] It is part of { $count } answers: pick it on the table.
}
what-idle = It plays no part in this choice.
what-later = It is not your turn to choose.
what-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
what-unseen = { $count ->
    [0] No card lies there.
    [one] { $count } card lies there, face down.
   *[other] { $count } cards lie there, face down.
}
what-order = The pile, from the top
what-place = { $place }: { $name }
what-top = top
what-bottom = bottom
what-previous = One card up
what-next = One card down
web-help-list = go to the list of all answers, or fold it
web-help-self = tell where your piece is and what is near it
web-help-what = look at what the focus is on or the mouse points at; on a touch screen, hold a finger on it
web-help-number = go to the answer of that number; Enter gives it
web-help-arrows = from one button or piece to the next
web-help-tab = to the next button
web-help-escape = one step back within the question
web-help-walk = in a moment of the past: a moment back or on, with Shift a turn; Space plays and stops, P plays on from there, Esc comes back
source-printed = printed
source-public = published
source-inferred = inferred
source-rebuilt = rebuilt
source-own = own number
web-moment-only = The table is shown as it was: go back to the present first.
web-automatic = Only one answer is possible: the game goes on…
web-hurry = Go on
web-beat-of = Beat { $number } of { $of }
web-beat-attack = Attack
web-beat-stops = { $points } held up
web-beat-health = Health
web-hurry-key = any key
web-me = me
web-players = Who plays
web-players-about = Where hands are secret, a person who takes the computer’s seat sees its hand: the game is for practice from then on.
players-levelled-seat = The computer ({ NAME($player) }) plays at { $level } level from now on.
web-seed = Seed
web-seed-about = The seed gives the same deal again. Whoever computes with it could also foresee hidden cards.
web-seed-copy = Copy the seed
web-seed-copied = The seed is copied.
web-pace = Pace of the computer
web-pace-instant = Instant
web-pace-brisk = Brisk
web-pace-calm = Calm
web-look = Appearance
web-look-short = { $look ->
    [light] Light
    [dark] Dark
   *[auto] As the device
}
web-lang = Language
web-over-won = winner
web-log-lines = What happened; an old line shows the table as it was then
web-unkept = This could not be kept
web-unkept-why = Nothing was kept. { $why }
web-refused = That is not possible
web-seed-later = The seed and the same deal wait for the end of the game: before it they would show both hands.
web-closed = This game cannot go on
web-closed-list = Games that cannot go on
web-closed-rules = Kept under other rules (version { $was }, now { $now }), it cannot go on: with today’s rules it would lead to another position. The Heroon that it was begun with still opens it.
web-closed-cards = Kept with other card numbers, it cannot go on: with today’s numbers it would lead to another position. With the former card file it opens again. { $why }
web-closed-game = It cannot go on: the game “{ $game }” is not installed here. Install it, and it opens again.
web-closed-damaged = It cannot go on: { $why } A copy of the file of games from before would bring it back; otherwise it can be removed.
web-closed-faulty = It cannot go on as long as its game cannot be played: { $why }
web-closed-elsewhere = It cannot go on: this program does not come to the position that was kept. The Heroon that it was last played with still opens it. { $why }
web-other-rules = begun with other rules or card numbers
web-closed-open = This game is open { $what ->
    [app] in the Heroon app
    [lines] in a terminal, in the line mode
    [page] in the page of another Heroon
   *[other] in another program
} (process { $process }). Leave it there, then open it here: it goes on where it stands.
web-elsewhere = Open elsewhere
web-elsewhere-again = Try again
shown-title = shown as it was kept
shown-why = { $kind ->
    [rules] This game ended under other rules and cannot be done again with today’s.
    [cards] This game ended with other card numbers and cannot be done again with today’s.
   *[elsewhere] This game is over, and today’s program would play it otherwise.
} It is shown from what was stored: the table at the beginning of each turn, and its end.
shown-missing = { $count ->
    [one] One of the stored positions cannot be read any more.
   *[other] { $count } of the stored positions cannot be read any more.
}
shown-no-result = The game is over; its result was not stored
shown-note = over; shown from stored positions
shown-at = stored position { $number } of { $of }
shown-first = First turn
shown-before = Turn before
shown-after = Next turn
shown-last = Last turn
web-begun-rules = Begun with other rules
web-begun-rules-why = This game was begun with other rules. What was played leads to the same position with today’s, which hold from now on.
web-begun-cards = Begun with other card numbers
web-begun-cards-why = This game was begun with other card numbers. What was played leads to the same position with today’s, which hold from now on.
web-begun-turn = Goes on from the beginning of a turn
web-begun-turn-why = This game cannot be done again with today’s rules and cards as it was played. It goes on from the beginning of its last turn, with today’s rules; what was answered in that turn is asked again.
web-unknown-game = A game that cannot be read
web-removed = Removed.
web-undo = Undo
web-restore = Put back
web-restore-of = Put back: { $title }, { $when }
web-removed-list = Removed games
web-removed-count = { $n ->
    [one] { $n } removed game
   *[other] { $n } removed games
}
web-remove-short = Remove
web-delete = Delete for good
web-delete-of = Delete for good: { $title }, { $when }
web-delete-sure = Delete this game for good?
web-delete-why = All its answers and its seed are deleted from the file of games. Nothing brings them back.
web-delete-not = No, keep it
web-not-kept = Nothing can be kept: { $why }. Games can be looked at, not played. To play, name another file: heroon web --games FILE.
web-here-unkept = The page is at { $address } (Ctrl-C stops it).
web-port-taken = ATTENTION: the usual port { $port } is taken by another program. { $usual } is NOT this page: open only the address below.
web-no-home = There is no home folder to keep games in: name a file (heroon web --games FILE).
web-nowhere-port = The page cannot be served at port { $port }: { $why }. Choose another one (heroon web --port 0 takes any that is free).
web-nowhere-file = The file of games { $file } cannot be used: { $why }. Name another one (heroon web --games FILE).
web-not-private = The page cannot be locked: others may read { $file }, and nobody but its owner can change that. Name another file (heroon web --games FILE).
web-locked = This page is locked
web-locked-why = Open the address that the program has printed in the terminal where it was started: it works once, and this browser is known from then on. Start the program again for another one.
