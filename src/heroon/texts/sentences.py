"""The sentences in which one seat is told what happens and what may be answered.

A sentence gets the arguments of its word or event as variables, by name:

- a seat `$seat` is `you` or `other` (to a spectator `player`), `$seat-name` a noun to decline;
- a number is a number; anything else is its token, which may be a noun;
- a place on a grid, `2.3` or `1/2.3`, also gives `$cell-x`, `$cell-y`, and for the second form
  `$cell-seat` and `$cell-name`;
- a token of three numbers or more, `3.3.4`, also gives each of them: `$deck-1`, `$deck-2`, …;
- where the game's `texts/hints.toml` says in which area such a place lies, `$cell-card` is the
  card that this seat sees there: its token, `back` or `none`;
- where it says which card an answer is about, `$top` is that card and `$top-mark` its first mark.

A word gets its arguments by the name of their domain, a prompt the public counters: `turn`, and
`own-points`, `other-points`, `points-1`, `points-2` for counters `points.0`, `points.1`.

Seat -1 is a spectator, or several people at one keyboard who play together: what only one seat
may answer is then told with that player's name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from heroon.kernel import Domain, Event, GameSpec, View, games
from heroon.kernel.words import VerbInfo

from .core import Texts, Value
from .marks import MARK, is_rebuilt
from .missing import toml_of
from .walked import NONE, Joins, ToldRun, run_of
from .walked import told as walk_args

YOU: Final = "you"
OTHER: Final = "other"
PLAYER: Final = "player"
BACK: Final = "back"
_PLACE: Final = re.compile(r"(?:(\d+)/)?(\d+)\.(\d+)")
_PARTS: Final = re.compile(r"\d+(?:\.\d+){2,}")

#: An argument: its name in messages and its domain.
Arg = tuple[str, Domain]


#: What messages about groups of answers are called, by what the answers share.
_GROUPS: Final = {0: "group", 1: "first", -1: "part"}


class Tip(NamedTuple):
    """A hint of a first game.

    - `at`: the prompt at which it is shown
    - `key`: its key: its messages are `tip-<key>` and `tip-<key>-text`
    - `rule`: the id of the rule shown beside it
    - `say`: an answer that it offers, by the message `tip-<key>-say`
    - `of`: what it speaks of, round which the page draws a ring: an area, or an answer in one
      word; where it is empty, what is lit
    """

    at: str
    key: str
    rule: str = ""
    say: str = ""
    of: str = ""


class Hints(NamedTuple):
    """The hints that `texts/hints.toml` of a game gives about its sentences.

    - `headings`: events that begin a paragraph
    - `echoes`: events that say again what a forced answer said
    - `windows`: prompts at which a seat may wish to pass for a while
    - `ends`: verbs that end a turn; they are given by hand even where nothing else is left,
      since what follows is hidden
    - `closes`: verbs that are given by hand only after a choice of the same player
    - `stands`: verbs whose answers the rules let stand where several play
    - `usual`: orders that stand for people from the beginning of a game
    - `later`: patterns of answers that stand after all others, in this order: what costs
      something that another answer gives for nothing, what is done beside the point
    - `last`: by prompt, the verb that does nothing more there
    - `lists`: by event, the argument whose values are told together when the event comes
      several times in a row (by the message `events-<name>`)
    - `totals`: by event, the counter whose standing is told after it (by the message
      `total-<counter>`)
    - `place`: by verb, the areas of its arguments
    - `top`: by verb, the area of the card that it is about: its last card, or after an `@` the
      argument that counts from 1
    - `numbers`: by verb, the area whose cards number the answers
    - `rebuilt`: by event that quotes numbers, the records that these rest on (an argument of
      the event may stand in braces): it is marked while they are printed nowhere
    - `course`: the counters whose course is told at the end of a game
    - `first`: the hints of a first game (see `Tip`)
    - `joins`: by event, how several of them in a row, and what happens between them, are told
      in one sentence (see `Joins`; by the message `events-<name>`)

    In a story that is told as a whole:

    - `brings`: events that join the line of what brought them
    - `series`: by event, the argument whose values are told together then, too
    - `quiet`: events that are told only while nothing has happened since
    """

    headings: tuple[str, ...]
    echoes: tuple[str, ...]
    windows: tuple[str, ...]
    ends: tuple[str, ...]
    last: Mapping[str, str]
    lists: Mapping[str, str]
    totals: Mapping[str, str]
    place: Mapping[str, Mapping[str, str]]
    top: Mapping[str, str]
    numbers: Mapping[str, str]
    rebuilt: Mapping[str, Sequence[str]]
    course: tuple[str, ...] = ()
    first: tuple[Tip, ...] = ()
    brings: tuple[str, ...] = ()
    series: Mapping[str, str] = {}
    quiet: tuple[str, ...] = ()
    joins: Mapping[str, Joins] = {}
    closes: tuple[str, ...] = ()
    stands: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    later: tuple[str, ...] = ()


@cache
def hints(package: str) -> Hints:
    """Read the hints of a game's package; empty ones where there is no such file."""
    path = files(package) / "texts" / "hints.toml"
    found = toml_of(path, "texts/hints.toml") if path.is_file() else {}
    return Hints(
        tuple(found.get("headings", ())),
        tuple(found.get("echoes", ())),
        tuple(found.get("windows", ())),
        tuple(found.get("ends", ())),
        found.get("last", {}),
        found.get("lists", {}),
        found.get("totals", {}),
        found.get("place", {}),
        found.get("top", {}),
        found.get("numbers", {}),
        found.get("rebuilt", {}),
        tuple(found.get("course", ())),
        tuple(Tip(**one) for one in found.get("first", ())),
        tuple(found.get("brings", ())),
        found.get("series", {}),
        tuple(found.get("quiet", ())),
        {name: Joins(**one) for name, one in found.get("joins", {}).items()},
        tuple(found.get("closes", ())),
        tuple(found.get("stands", ())),
        tuple(found.get("usual", ())),
        tuple(found.get("later", ())),
    )


def package_of(game: str) -> str:
    """Return the package of an installed game, where its texts lie."""
    return games()[game].module.rpartition(".")[0]


def verb_args(verb: VerbInfo) -> tuple[Arg, ...]:
    """List the arguments of a verb as messages name them: by domain, a second one with `2`."""
    out: list[Arg] = []
    for of in verb.domains:
        name = of.name if all(of.name != n for n, _ in out) else f"{of.name}2"
        out.append((name, of))
    return tuple(out)


def variables(args: Iterable[Arg], placed: Iterable[str] = (), topped: bool = False) -> set[str]:
    """List the variables that a message about such arguments may use."""
    out: set[str] = {"top", "top-mark"} if topped else set()
    for name, of in args:
        out.add(name)
        if of.name == "seat":
            out.add(f"{name}-name")
        elif all(_PLACE.fullmatch(t) for t in of.tokens):
            out |= {f"{name}-x", f"{name}-y"}
            if "/" in of.tokens[0]:
                out |= {f"{name}-seat", f"{name}-name"}
        elif all(_PARTS.fullmatch(t) for t in of.tokens):
            out |= {f"{name}-{i + 1}" for i in range(len(of.tokens[0].split(".")))}
    return out | {f"{name}-card" for name in placed}


def seated(seats: Iterable[int]) -> set[str]:
    """List the variables that name who sits where; any message on an answer or event has them."""
    return {f"player-{seat + 1}-name" for seat in range(max(seats))}


def first_number(token: str) -> str:
    """Return what precedes the second number in an answer's argument: `3` of `deck:3.3.4`."""
    return token.partition(":")[2].partition(".")[0]


class Sentences:
    """The sentences of a game for one seat (-1: a spectator).

    `names` gives a noun for each seat: `opponent` of the common nouns, or `@Alice`.  `speaker` is
    the seat that is asked, where a word does not say whose it is.
    """

    def __init__(
        self,
        texts: Texts,
        spec: GameSpec[Any],
        seat: int,
        names: Mapping[int, str] | None = None,
        speaker: int = -1,
    ):
        self.texts = texts
        self.spec = spec
        self.seat = seat
        self.speaker = seat if speaker < 0 else speaker
        self.names = names or {s: f"player-{s + 1}" for s in range(max(spec.seats))}
        #: Who sits where, for a sentence that tells of several seats at once.
        self._seated: dict[str, Value] = {
            f"player-{seat + 1}-name": self._name(seat) for seat in range(max(spec.seats))
        }
        self.hints = hints(texts.package)

    # -- variables ---------------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        return YOU if seat == self.seat else OTHER if self.seat >= 0 else PLAYER

    def _name(self, seat: int) -> str:
        return self.names.get(seat, f"player-{seat + 1}")

    def _args(self, args: Sequence[Arg], values: Sequence[int]) -> dict[str, Value]:
        out: dict[str, Value] = {}
        for (name, of), value in zip(args, values, strict=False):
            token = of.by_value.get(value, str(value))
            place = _PLACE.fullmatch(token)
            if _PARTS.fullmatch(token):
                parts = enumerate(token.split("."), 1)
                out |= {f"{name}-{i}": int(part) for i, part in parts}
            if of.name == "seat":
                out[name] = self._who(value)
                out[f"{name}-name"] = self._name(value)
            elif token.isdecimal():
                out[name] = int(token)
            else:
                out[name] = token
            if place and of.name != "seat":
                out[f"{name}-x"], out[f"{name}-y"] = int(place[2]), int(place[3])
                if place[1]:
                    seat = int(place[1])
                    out[f"{name}-seat"] = self._who(seat)
                    out[f"{name}-name"] = self._name(seat)
        return out

    def _card(self, view: View, area: str, token: str, seat_of_first: str) -> str:
        """Return what this seat sees at a place: the token of a face, `back` or `none`.

        `{own}`, `{other}` in the area are seats; `{seat}` is the one in the token, or in that of
        the word's first argument.
        """
        owner, _, cell = token.rpartition("/")
        owner = owner or seat_of_first
        seat = max(self.seat, 0)
        area = area.replace("{seat}", owner).replace("{own}", str(seat))
        area = area.replace("{other}", str(1 - seat))
        for piece in view.area(area).pieces:
            if piece.at == cell:
                return piece.face or BACK
        return NONE

    def word_args(self, word: int, view: View) -> dict[str, Value]:
        """Collect the variables of a word's sentence."""
        words = self.spec.words
        verb = words.verbs[words.verb_of[word]]
        args = verb_args(verb)
        values = [column[word] for column in words.args]
        out = {**self._seated, **self._args(args, values)}
        first = str(out[args[0][0]]).partition("/")[0] if args else ""
        for name, area in self.hints.place.get(verb.name, {}).items():
            out[f"{name}-card"] = self._card(view, area, str(out[name]), first)
        if verb.name in self.hints.top:
            out |= self._top(view, self.hints.top[verb.name], out, self._said_by(word))
        return out

    def _said_by(self, word: int) -> int:
        """Return the seat whose answer a word is."""
        seat = self.spec.words.said_by[word]
        return seat if seat >= 0 else max(self.speaker, 0)

    def _top(self, view: View, hint: str, args: Mapping[str, Value], seat: int) -> dict[str, Value]:
        """Return as variables the card that a word is about, and its first mark."""
        name, _, counted = hint.partition("@")
        pieces = view.area(name.replace("{seat}", str(seat))).pieces
        i = int(args[counted]) - 1 if counted else len(pieces) - 1
        if not 0 <= i < len(pieces):
            return {"top": NONE, "top-mark": NONE}
        marks = pieces[i].marks
        return {"top": pieces[i].face or BACK, "top-mark": marks[0] if marks else NONE}

    # -- sentences ---------------------------------------------------------------------------

    def word(self, word: int, view: View) -> str:
        """Say an answer in a sentence; the message `word-pass-attack` goes before `word-pass`."""
        verb = self.spec.words.verbs[self.spec.words.verb_of[word]]
        key = f"word-{verb.name}"
        if view.prompt and self.texts.has(f"{key}-{view.prompt}"):
            key = f"{key}-{view.prompt}"
        if not self.texts.has(key) and not self.texts.strict:
            return self.texts.text("untold-word", code=self.spec.words.text[word])
        return self._whose([word], key, self.word_args(word, view))

    def group(self, words: Sequence[int], depth: int, view: View) -> str:
        """Write the heading of a group of words of one verb.

        At depth 0 they share the verb, at 1 also its first argument, at -1 the first number of that
        argument (message `part-<verb>`).
        """
        verb = self.spec.words.verbs[self.spec.words.verb_of[words[0]]]
        key = f"{_GROUPS[depth]}-{verb.name}"
        if not self.texts.has(key) and not self.texts.strict:
            return self.texts.text("untold-word", code=f"{verb.name}:…")
        return self._whose(words, key, {**self.word_args(words[0], view), "count": len(words)})

    def _whose(self, words: Sequence[int], key: str, args: dict[str, Value]) -> str:
        """Say a message about words, with the player's name where several play as one."""
        seats = {self.spec.words.said_by[word] for word in words}
        if self.seat >= 0 or len(seats) > 1 or -1 in seats:
            return self.texts.sentence(key, args)
        player = self.texts.noun(self._name(seats.pop()))
        text = self.texts.format(key, args)
        return self.texts.sentence("by-player", {"player": player, "text": text})

    def event(self, event: Event) -> str:
        """Tell an event in a sentence."""
        info = self.spec.words.events[event.id]
        args = {**self._seated, **self._args(info.args, event.args)}
        text = self.texts.sentence(f"event-{info.name}", args)
        names = self.hints.rebuilt.get(info.name, ())
        rests_on = [name.format_map(args) for name in names]
        return f"{text} {MARK}" if rests_on and is_rebuilt(self.spec, *rests_on) else text

    def story(self, events: Sequence[Event]) -> list[str]:
        """Tell events in sentences: equal ones counted, draws and the like told together.

        A heading has an empty line before it.
        """
        return [line for line, _ in self.story_lines(events)]

    def story_lines(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        """List the lines of a story, each with how many events are told by its end."""
        out: list[tuple[str, int]] = []
        i = 0
        while i < len(events):
            run = self._run(events, i)
            info = self.spec.words.events[events[i].id]
            if info.name in self.hints.headings:
                out.append(("", i))
            walk = self._walk(events, i)
            if walk is not None:
                i += walk.told
                out.append((self._walked(walk), i))
                continue
            i += len(run)
            if len(run) > 1 and info.name in self.hints.lists:
                out.append((self._together(run), i))
            elif len(run) > 1:
                sentence = self.event(run[0])
                out.append((self.texts.text("times", sentence=sentence, count=len(run)), i))
            else:
                out.append((self.event(run[0]), i))
        return out

    def whole_story(self, events: Sequence[Event]) -> list[tuple[str, int]]:
        """Tell a story as a whole, as lines like those of `story_lines`, but fewer.

        What an act brings stands in the act's line; acts of one kind stand in one line, with the
        sum of what they brought.
        """
        out: list[tuple[str, int]] = []
        i = 0
        while i < len(events):
            name = self._name_of(events[i])
            if name in self.hints.headings:
                out.append(("", i))
            walk = self._walk(events, i)
            if walk is not None:
                i += walk.told
                out.append((self._walked(walk), i))
                continue
            acts, brought = self._series(events, i)
            i += len(acts) + len(brought)
            if name in self.hints.quiet and i < len(events):
                continue
            out.append((self._with(self._acts(acts), brought), i))
        return out

    def _walk(self, events: Sequence[Event], start: int) -> ToldRun | None:
        """Find the walk that begins with an event; None if it is only one event."""
        if not self.hints.joins:
            return None
        walk = run_of(events, start, self._name_of, self.hints.joins)
        return walk if walk is not None and walk.told > 1 else None

    def _walked(self, walk: ToldRun) -> str:
        """Tell a walk in one sentence."""
        infos = self.spec.words.events
        info = infos[walk.steps[0].id]
        args = [self._args(info.args, event.args) for event in walk.steps]
        joined = [self._args(infos[event.id].args, event.args) for event in walk.joined]
        one = self.hints.joins[info.name]
        given = walk_args(args, joined, one, self.texts, self.listed)
        return self.texts.sentence(f"events-{info.name}", given)

    def _name_of(self, event: Event) -> str:
        return self.spec.words.events[event.id].name

    def _series(self, events: Sequence[Event], start: int) -> tuple[list[Event], list[Event]]:
        """Find the acts from `start` on that are told in one line, and what they brought."""
        first, i = events[start], start + 1
        acts, brought = [first], list[Event]()
        while i < len(events):
            if self._name_of(events[i]) in self.hints.brings:
                brought.append(events[i])
            elif events[i].id == first.id and self._kept(events[i]) == self._kept(first):
                acts.append(events[i])
            else:
                break
            i += 1
        return acts, brought

    def _kept(self, event: Event) -> list[tuple[str, int]]:
        """List the arguments of an event that are equal in all events told with it."""
        info = self.spec.words.events[event.id]
        told = info.name in self.hints.lists or info.name in self.hints.series
        pairs = zip((name for name, _ in info.args), event.args, strict=False)
        return [(name, value) for name, value in pairs if not told or name == "seat"]

    def _acts(self, acts: Sequence[Event]) -> str:
        """Tell acts of one kind in a sentence."""
        info = self.spec.words.events[acts[0].id]
        listed = self.hints.series.get(info.name) or self.hints.lists.get(info.name)
        if len(acts) == 1:
            return self.event(acts[0])
        if listed is None:
            return self.texts.text("times", sentence=self.event(acts[0]), count=len(acts))
        args = [self._args(info.args, event.args) for event in acts]
        given = {**args[0], "list": self._counted(args, listed), "count": len(acts)}
        return self.texts.sentence(f"events-{info.name}", given)

    def _counted(self, args: Sequence[Mapping[str, Value]], listed: str) -> str:
        """List names in a sentence, equal ones counted: `3 × a, b and c`."""
        many = Counter(str(one[listed]) for one in args)
        names = []
        for token, count in many.items():
            name = self.texts.noun(token)
            names.append(name if count == 1 else self.texts.text("many", count=count, name=name))
        return self.listed(names)

    def _with(self, sentence: str, brought: Sequence[Event]) -> str:
        """Add to a sentence what came of it, numbers of one kind added up."""
        if not brought:
            return sentence
        sums: dict[int, int] = {}
        for event in brought:
            sums[event.id] = sums.get(event.id, 0) + sum(event.args)
        told = [self.event(Event(id, (total,))).rstrip(".") for id, total in sums.items()]
        text = self.texts.text("labelled", label=sentence.rstrip("."), text=", ".join(told))
        return f"{text}."

    def _run(self, events: Sequence[Event], start: int) -> list[Event]:
        """Find the events from `start` on that are told in one sentence."""
        first = events[start]
        info = self.spec.words.events[first.id]
        listed = self.hints.lists.get(info.name)

        def kept(event: Event) -> list[tuple[str, int]]:
            pairs = zip((name for name, _ in info.args), event.args, strict=False)
            return [(n, v) for n, v in pairs if listed is None or n == "seat"]

        run = [first]
        for event in events[start + 1 :]:
            if event.id != first.id or kept(event) != kept(first):
                break
            run.append(event)
        return run

    def _together(self, run: Sequence[Event]) -> str:
        info = self.spec.words.events[run[0].id]
        listed = self.hints.lists[info.name]
        args = [self._args(info.args, event.args) for event in run]
        names = [self.texts.noun(str(a[listed])) for a in args]
        given = {**args[0], "list": self.listed(names), "count": len(run)}
        return self.texts.sentence(f"events-{info.name}", given)

    def listed(self, names: Sequence[str]) -> str:
        """List names in a sentence: `a, b and c`."""
        if len(names) < 2:
            return "".join(names)
        return self.texts.text("list", first=", ".join(names[:-1]), last=names[-1])

    def _counters(self, view: View) -> dict[str, Value]:
        """Collect the public counters as variables: `turn`, `own-points`, `other-points`."""
        args: dict[str, Value] = {}
        for name, value in view.counters:
            head, *rest = name.split(".")
            if not rest:
                args[head] = value
            elif rest[0].isdecimal():
                whose = "own" if int(rest[0]) == self.seat else "other"
                args["-".join([whose, head, *rest[1:]])] = value
                args["-".join([head, str(int(rest[0]) + 1), *rest[1:]])] = value
        return args

    def prompt(self, view: View, form: str = "prompt") -> str:
        """Say the question that this seat is asked; in few words if `form` is `ask`."""
        args = {**self._seated, **self._counters(view)}
        args["turn"] = self._who(int(args.get("turn", -1)))
        return self.texts.sentence(f"{form}-{view.prompt}", args)

    def totals(self, events: Sequence[Event], view: View) -> list[str]:
        """Tell how the counters stand that these events have changed."""
        names = {self.spec.words.events[event.id].name for event in events}
        counters = {self.hints.totals[name] for name in names & set(self.hints.totals)}
        args = self._counters(view)
        args["whose"] = YOU if self.seat >= 0 else PLAYER
        return [self.texts.sentence(f"total-{counter}", args) for counter in sorted(counters)]

    def forms(self) -> list[tuple[str, str]]:
        """List how each verb's codes are spelt, and its meaning: `attack:COLUMN`, “Attack”."""
        out = []
        for verb in self.spec.words.verbs:
            if verb.name == "nothing":
                continue
            of = verb.domains[1:] if verb.by_seat else verb.domains
            form = verb.form.format(*(self._domain(d.name) for d in of))
            key = f"group-{verb.name}" if verb.domains else f"word-{verb.name}"
            out.append((form, self.texts.sentence(key, {})))
        return out

    def _domain(self, name: str) -> str:
        key = f"domain-{name}"
        return self.texts.text(key) if self.texts.has(key) else name.upper()

    def refusal(self, reason: str) -> str:
        """Say why a word is refused, without its rule id."""
        return self.texts.text(f"reason-{reason}")

    def ending(self, reason: str, result: Sequence[int], view: View) -> str:
        """Say how the game ended, for this seat, with the winner's and the loser's counters."""
        best = max(result, default=0)
        winners = [s for s, n in enumerate(result) if n == best]
        if 1 < len(winners) < len(result):
            return self._team_won(reason, winners, best)
        args: dict[str, Value] = {"seat": NONE, "seat-name": NONE, "loser": NONE, "score": best}
        if len(winners) == 1:
            args["seat"] = self._who(winners[0])
            args["seat-name"] = self._name(winners[0])
            loser = result.index(min(result))
            args["loser"] = self._name(loser)
            for name, value in view.counters:
                head, _, owner = name.partition(".")
                if owner in (str(winners[0]), str(loser)):
                    whose = "winner" if owner == str(winners[0]) else "loser"
                    args[f"{whose}-{head}"] = value
        return self.texts.sentence(f"end-{reason}", args)

    def _team_won(self, reason: str, winners: Sequence[int], score: int) -> str:
        """Say how a game ended that several won together, while others lost.

        A game may have a text of its own, `end-REASON-team`.
        """
        others = [s for s in winners if s != self.seat]
        who = YOU if self.seat in winners else OTHER if self.seat >= 0 else PLAYER
        form = "le" if self.texts.lang == "fr" else "the"
        names = self.listed([self.texts.noun(self._name(s), form) for s in others])
        own = f"end-{reason}-team"
        key = own if self.texts.has(own) else "end-team"
        return self.texts.sentence(key, {"seat": who, "names": names, "score": score})
