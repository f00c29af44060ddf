"""One game at one keyboard, without any screen: who is asked, what they were told, what is kept.

The line mode and the app both stand on a `Match`.  It answers for seats that wish so, tells each
viewer the news once, takes answers back, and says beforehand how far back that goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Final

from heroon.ai import agrees
from heroon.ai.levels import player_of
from heroon.kernel import NOTHING, Event, InputError, Rng, Standing, View
from heroon.kernel.ask import NATURE
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import COMMON, YES
from heroon.texts import Guide, Sentences, Texts, package_of, texts

from .bots import seed_for
from .forced import SPARED, has_chosen, telling
from .game_setting import Setting
from .menu import Choice, Entry, NumberedChoices, menu, numbered
from .rebuilt import with_own_notes
from .seating import Seating, Whose
from .standstill import Standstill
from .taking_back import Back, how_far
from .told import teller_of
from .who import Who

#: So many events of the past are told to who sits down at a game that has begun.
_LATELY: Final = 10


class Match:
    """A game in play at one keyboard."""

    def __init__(self, setting: Setting, lang: str):
        self.s = setting
        self.table = setting.table
        self.package = package_of(self.table.spec.id)
        self.teller = teller_of(self.table.spec.id)
        self.seating = Seating(self.table, setting.people, self.package, setting.who)
        self.told = {self.seating.viewer(seat): 0 for seat in setting.people}
        self.at = setting.people[0]
        #: Two people with hands of their own sit here, or have sat here before.
        self.shared = self.seating.curtain or setting.shared
        self.automatic: set[int] = set()
        #: So many answers had a game that was gone on with: the question there is asked, whatever
        #: orders stand, since who comes back wants to see it (and may have gone back to it).
        self.quiet = len(self.table.tokens) if setting.resumed else -1
        #: The order that has just been left, and at how many tokens: it answers the question that
        #: stands, even where somebody has gone back to that.
        self._just_left: tuple[int, str] = (-1, "")
        self._standstill = Standstill(self.table, self.seating.hints.course)
        #: The round in which a bot has declined a draw.
        self._declined_in = -1
        #: What each seat was told last of a game that stands still.
        self._told_standstill: dict[int, str] = {}
        self._close()
        self.speak(lang)
        if self.begins:
            self._order_usual()

    # -- who sits here -----------------------------------------------------------------------

    def sit(self, who: Who) -> None:
        """Let other people play from now on.

        Who sits down is told what happened lately; the orders of who leaves are withdrawn.
        """
        before, people = self.s.people, who.people
        self.s.who = self.seating.who = who
        if people != before:
            self._reseat(before, people)

    def _reseat(self, before: tuple[int, ...], people: tuple[int, ...]) -> None:
        """Go on with people at other seats."""
        for left in set(before) - set(people):
            for one in self.table.standing(left):
                self.table.order(left, one, False)
        sat = set(people) - set(before)
        self.seating = Seating(self.table, people, self.package, self.s.who)
        self.shared = self.shared or self.seating.curtain
        for own in people:
            viewer = self.seating.viewer(own)
            if own in sat or viewer not in self.told:
                self.told[viewer] = max(0, len(self.table.events(viewer)) - _LATELY)
        if self.at not in people:
            self.at = people[0]
        self._close()
        offer = self.table.talk.offer
        for left in range(self.table.seats):
            if offer is not None and left not in people and offer.waits >> left & 1:
                self._reply(left, offer.kind)

    @property
    def begins(self) -> bool:
        """Whether nobody has answered or left an order yet in this game."""
        table = self.table
        asked = any(token.seat >= 0 for token in table.tokens)
        ordered = any(table.standing(seat) for seat in range(table.seats))
        return not (asked or ordered or table.over or self.s.resumed)

    def _order_usual(self) -> None:
        """Leave the orders of people that stand from the beginning, unless somebody withdraws them.

        They spare questions that are nearly always answered alike.
        """
        usual = self.seating.hints.usual
        for seat in self.s.people:
            for one in self.table.spec.standing:
                if one.name in usual and one.blind and one.suits(self.table.g, seat):
                    self.order_seat(seat, one.name, True)

    def _close(self) -> None:
        """Withdraw the orders that would tell what a hand holds, where a curtain hides hands."""
        if self.seating.curtain:
            open_ones = {one.name for one in self.table.spec.standing if not one.blind}
            for seat in range(self.table.seats):
                for name in open_ones.intersection(self.table.standing(seat)):
                    self.table.order(seat, name, False)

    @property
    def seed_secret(self) -> bool:
        """Whether the seed would show a hand: two people share the screen, and the game goes on."""
        return self.shared and not self.table.over

    def speak(self, lang: str) -> None:
        """Go on in a language."""
        self.t: Texts = texts(lang, self.package, self.table.spec.numbers)
        self.lang = lang
        self.__dict__.pop("guide", None)

    @cached_property
    def guide(self) -> Guide:
        """The rules reference of the game."""
        guide = Guide(self.lang, self.package, self.table.spec.numbers)
        return with_own_notes(guide, self.table.spec, self.t)

    def sentences(self, seat: int) -> Sentences:
        """Return the sentences by which one seat is spoken to."""
        return self.seating.sentences(seat, self.t)

    def text(self, word: int) -> str:
        """Return the code of an answer, such as `deploy:8D@2`."""
        return self.table.spec.words.text[word]

    def sentence(self, seat: int, word: int) -> str:
        """Return an answer as a sentence."""
        return self.sentences(seat).word(word, self.seating.view(seat))

    def ordered(self, words: Sequence[int]) -> list[int]:
        """Sort answers: the game's own first, then those that every game has (pass, stop).

        Where yes is an answer, yes and no come first: what may be done before is beside the point.
        What the game's hints call `later` stands last among its own.
        """
        verb_of, later = self.table.spec.words.verb_of, self.seating.hints.later

        def place(word: int) -> tuple[bool, int]:
            common, text = verb_of[word] < len(COMMON), self.text(word)
            rank = next((i for i, one in enumerate(later, 1) if fnmatchcase(text, one)), 0)
            return common != (YES in words), rank

        return sorted(words, key=place)

    # -- the question ------------------------------------------------------------------------

    def asked_text(self, seat: int) -> str:
        """Return the question, with the player's name where its words do not say who is asked.

        Where one answer is left, the game may say why (`alone-`).
        """
        view = self.seating.view(seat)
        sentences = self.sentences(seat)
        alone = len(view.words) == 1 and self.t.has(f"alone-{view.prompt}")
        text = sentences.prompt(view, "alone" if alone else "prompt")
        if self.seating.shared(seat) and self._anonymous(seat, view):
            name = self.t.noun(sentences.names[seat])
            text = self.t.sentence("by-player", {"player": name, "text": text})
        return text

    def _anonymous(self, seat: int, view: View) -> bool:
        """Return whether one player of a team is asked, by words that do not say which."""
        said_by = self.table.spec.words.said_by
        alone = len(self.seating.asked_with(seat)) == 1
        return alone and any(said_by[word] < 0 for word in view.words)

    def offer(self, seat: int, words: Sequence[int], codes: bool = False) -> NumberedChoices:
        """Number some answers as choices, each with what it brings, or with its code."""
        view, sentences = self.seating.view(seat), self.sentences(seat)
        shown, also = numbered(menu(words, sentences, view), sentences, view)
        choices = [
            Choice(number, self._told(entry, view, sentences, codes), entry.words)
            for number, entry in shown.items()
        ]
        return NumberedChoices(tuple(choices), shown | also)

    def _told(self, entry: Entry, view: View, sentences: Sentences, codes: bool) -> str:
        """Return the text of a choice: an answer with what it brings, or how many a group holds."""
        asides = [self.teller.aside(word, view, sentences) for word in entry.words]
        if len(entry.words) > 1:
            told = {aside for aside in asides if aside}
            aside = told.pop() if len(told) == 1 else ""
            count, many = len(entry.words), sum(map(bool, asides))
            key = "group-aside" if aside else "group"
            return self.t.text(key, text=entry.text, count=count, many=many, aside=aside)
        named = self.teller.named
        text = (named(entry.words[0], view, sentences) if named else "") or entry.text
        if asides[0]:
            text = self.t.text("placed", name=text, place=asides[0])
        if codes:
            text = self.t.text("placed", name=text, place=self.text(entry.words[0]))
        return text

    def refusal(self, seat: int, bad: InputError) -> str:
        """Say why an answer is not taken, with the id of the rule behind it."""
        if isinstance(bad, Whose):
            return self.t.text("error-whose", token=bad.token)
        if bad.kind == REFUSED:
            text = self.sentences(seat).refusal(bad.why)
        else:
            text = self.t.text(f"error-{bad.kind}", token=bad.token)
        return self.t.text("with-rule", text=text, rule=bad.rule) if bad.rule else text

    # -- whose answer it is ------------------------------------------------------------------

    def person(self, at: int | None = None) -> int:
        """Return the seat of this keyboard that is asked now; -1 when none is.

        Of several it is the one nearest to the seat `at`, by default that of who was here last.
        """
        at = self.at if at is None else at
        mine = self.seating.asked()
        if not mine:
            return -1
        near = [seat for seat in mine if self.seating.together(seat, at)] or mine
        return at if at in near and not self.seating.shared(at) else near[0]

    def other(self) -> int:
        """Return the seat of somebody else that is asked now; -1 when none is."""
        ask = self.table.ask
        mask = ask.seats if ask is not None else NATURE
        return next((seat for seat in range(self.table.seats) if mask >> seat & 1), -1)

    def give(self, seat: int, said: int | str) -> int:
        """Give an answer; return the seat whose answer it was."""
        if isinstance(said, int):
            said = self.seating.meant(seat, said)
            seat = self.seating.speaker(seat, said)
        self.put(seat, said)
        return seat

    # -- what changes the table: a front end that keeps a log overrides these ----------------

    def put(self, seat: int, said: int | str) -> None:
        """Say something to the table, in turn or out of turn; raises `InputError`."""
        self.table.answer(said, seat)

    def undo_to(self, tokens: int) -> None:
        """Take words back, one after the other, until so many tokens are left."""
        while len(self.table.tokens) > tokens:
            self.table.undo()

    def rewind(self, tokens: int) -> None:
        """Go back to so many tokens; the game is practice."""
        self.table.rewind(tokens)

    def practise(self) -> None:
        """Make the game practice from now on."""
        self.table.practice = True

    def order_seat(self, seat: int, name: str, wanted: bool) -> None:
        """Leave an order of one seat with the table, or withdraw it."""
        self.table.order(seat, name, wanted)

    # -- answers given for a seat ------------------------------------------------------------

    def declined(self, seat: int) -> int | None:
        """Return the answer that a standing order gives for a seat; None for a question."""
        if len(self.table.tokens) == self.quiet:
            return None
        for own in self.own(seat):
            word = self.table.due(own) or self._just_said(own)
            if word:
                return word
        return None

    def _just_said(self, seat: int) -> int:
        """Return the answer of the order that was left at this very question; 0 for none."""
        at, name = self._just_left
        if at != len(self.table.tokens):
            return 0
        return next((self.says(one, seat) for one in self.standing() if one.name == name), 0)

    def says(self, order: Standing, seat: int) -> int:
        """Return the answer that an order gives to the question that stands; 0 for none."""
        ask = self.table.ask
        words = self.table.words(seat) if ask is not None else []
        word = order.answer(self.table.g, seat, ask.prompt, words) if ask and words else 0
        return word if word in words else 0

    def standing(self, seat: int = -1) -> list[Standing]:
        """List the orders that may be left at this keyboard, or those that suit one seat.

        Behind a curtain only those that tell nothing: a question that comes only now and then
        would show what the hand holds.
        """
        found = self.table.spec.standing
        seats = range(self.table.seats) if seat < 0 else self.own(seat)
        useful = [one for one in found if any(one.suits(self.table.g, own) for own in seats)]
        return [one for one in useful if one.blind or not self.seating.curtain]

    def switches(self, seat: int) -> list[Standing]:
        """List the orders that stand beside the question as switches.

        Those that hold, and at a window those that may answer it.  An order that looks at no hand
        stands there only if it would answer now.
        """
        window = self.seating.view(seat).prompt in self.seating.hints.windows
        return [
            one
            for one in self.standing(seat)
            if one.offered
            and (
                self.ordered_by(seat, one.name)
                or (window and (not one.blind or any(self.says(one, s) for s in self.own(seat))))
            )
        ]

    def order_text(self, name: str) -> str:
        """Return an order in few words where the game has them, else as a sentence."""
        key = f"switch-{name}"
        return self.t.text(key if self.t.has(key) else f"standing-{name}")

    def ordered_by(self, seat: int, name: str) -> bool:
        """Return whether this order stands for a seat."""
        return name in self.table.standing(self.own(seat)[0])

    def pass_turn(self, seat: int) -> bool:
        """Leave the orders that keep a seat silent this turn; return whether there are any.

        At a question that one of them answers, that one alone is left, else all of them.
        """
        found = [one for one in self.standing(seat) if one.turn]
        now = [one for one in found if any(self.says(one, own) for own in self.own(seat))]
        for one in now[:1] or found:
            self.order(seat, one.name, True)
        return bool(found)

    def order(self, seat: int, name: str, wanted: bool) -> None:
        """Leave an order with the table, or withdraw it; one that is left answers what is asked."""
        self.quiet = -1
        self._just_left = (len(self.table.tokens), name) if wanted else (-1, "")
        for own in self.own(seat):
            self.order_seat(own, name, wanted)

    # -- talk --------------------------------------------------------------------------------

    def say_out(self, seat: int, said: str) -> str:
        """Say something out of turn (`!draw?`, `!back`, …); return the key of what came of it.

        Bots answer an offer at once.  Raises `InputError`.
        """
        table = self.table
        if said == "!back?" and table.seats == 1:
            return self._practise(seat)
        if said == "!back?" and self.seating.shared(seat):
            own = self.own(seat)
            mine = (t.seat for t in reversed(table.tokens) if t.choice and t.seat in own)
            seat = next(mine, seat)
        before = len(table.tokens)
        self.put(seat, said)
        offer = table.talk.offer
        if offer is not None:
            for other in range(table.seats):
                if table.talk.offer is not None and offer.waits >> other & 1:
                    self._reply(other, offer.kind)
        if table.over or len(table.tokens) < before:
            self._forget_after()
            if table.over or self.seating.curtain:
                return "talk-done"
            self.practise()  # no other person has agreed
            return "talk-practice"
        if table.talk.offer is not None:
            return "talk-open"
        if said == "!draw?":  # persons answer later: it was a bot
            self._declined_in = self._standstill.round
            return "talk-declined-draw"
        return "talk-declined" if said.endswith("?") else "talk-done"

    def _reply(self, seat: int, kind: str) -> None:
        """Answer an offer for a seat without a person.

        Partners of who offers say yes, bots leave it to the people of their team, and a team of
        bots says what its first one likes.
        """
        table, teams, offer = self.table, self.seating.teams, self.table.talk.offer
        partners = [other for other in range(table.seats) if teams[other] == teams[seat]]
        offered = offer is not None and offer.seat in partners
        if seat in self.s.people and not offered:
            return
        if offered or set(partners) & set(self.s.people):
            self.put(seat, f"!{kind}")
            return
        first = partners[0]
        options = table.spec.settings(table.options)
        name = player_of(table.spec, self.s.who.seats[first], options, table.seats)
        self.put(seat, f"!{kind}" if agrees(table, first, kind, name) else "!no")

    def _practise(self, seat: int) -> str:
        """Go back to the seat's last choice; the game is practice from then on."""
        tokens = self.table.tokens
        last = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].choice), -1)
        while last >= 0 and tokens[last].seat != seat:
            last = next((n for n in range(last - 1, -1, -1) if tokens[n].choice), -1)
        if last < 0:
            raise InputError(REFUSED, "there is nothing to take back", "!back?")
        self.rewind(last)
        self._forget_after()
        return "talk-practice"

    def _forget_after(self) -> None:
        """Forget what was told or answered beyond the end of the record, after going back."""
        table = self.table
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], len(table.events(viewer)))
        self.automatic = {at for at in self.automatic if at < len(table.tokens)}
        self.quiet = len(table.tokens)  # whoever went back to a question wants to be asked

    def offered(self, seat: int) -> str:
        """Return the kind of the offer that waits for a seat here; empty for none."""
        offer = self.table.talk.offer
        mine = sum(1 << own for own in self.own(seat))
        return offer.kind if offer is not None and offer.waits & mine else ""

    def standstill(self, always: bool = False, key: str = "standstill") -> str:
        """Say by the message `key` that the score has not changed for many rounds.

        Return nothing where that is not so, where somebody has just offered one, and, but for who
        asks `always`, in most rounds.
        """
        if self.table.talk.offer is not None or self._declined_in == self._standstill.round:
            return ""
        rounds = self._standstill.rounds() if always else self._standstill.due()
        return self.t.text(key, rounds=rounds) if rounds else ""

    def new_standstill(self, seat: int) -> str:
        """Say `standstill` once in a round to a seat; return nothing afterwards."""
        told = self.standstill()
        if told == self._told_standstill.get(seat, ""):
            return ""
        self._told_standstill[seat] = told
        return told

    # -- forced answers ----------------------------------------------------------------------

    def forced(self, seat: int) -> tuple[int, str] | None:
        """Return the answer that needs no question, and its message's key; None for a question.

        Where two people take turns, a missing question would tell one that the other had no choice:
        there it is asked.
        """
        words = self.seating.words(seat)
        declined = self.declined(seat)
        if declined is not None and len(words) > 1:
            return declined, "declined"
        if len(words) == 1 and (declined is not None or not self._asks_one(seat, words[0])):
            return words[0], "forced"
        spared = self._spared(seat) if len(words) > 1 else NOTHING
        return (spared, SPARED) if spared in words else None

    def _spared(self, seat: int) -> int:
        """Return the answer to a question that can change nothing, as its game says; else NOTHING.

        Where two hide their hands from each other each question is asked, unless what all see is
        enough to know it.
        """
        spares, hidden = self.teller.spares, self.seating.curtain and not self.teller.openly
        if spares is None or hidden or len(self.table.tokens) == self.quiet:
            return NOTHING
        return spares(self.table.view(seat), self.table.spec)

    def _asks_one(self, seat: int, word: int) -> bool:
        """Return whether even the only answer is asked for: behind a curtain, and to end a turn.

        A turn that ended by itself would let the next `0` end the one after it, and what was
        chosen before could not be taken back any more.
        """
        words = self.table.spec.words
        name = words.verbs[words.verb_of[word]].name
        hints = self.seating.hints
        if self.seating.curtain or name in hints.ends:
            return True
        return name in hints.closes and has_chosen(self.table, seat, hints.closes)

    def say_forced(self, seat: int, word: int, key: str) -> bool:
        """Give the only answer there is; return whether a line must tell it, besides the events."""
        if key in ("declined", SPARED):
            self.automatic.add(len(self.table.tokens))
        viewer = self.seating.viewer(seat)
        before = len(self.table.events(viewer))
        self.answer(seat, word)
        new = self.table.events(viewer, before)
        return telling(self.table.spec, word, key, new, self.seating.hints.echoes)

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer; a front end also keeps the game."""
        self.give(seat, said)

    # -- news --------------------------------------------------------------------------------

    def unread(self, seat: int, until: int | None = None) -> list[Event]:
        """Return the events a seat was told since it was last here; they count as told from now on.

        `until` is the number of the event to stop at.
        """
        viewer = self.seating.viewer(seat)
        all_told = self.table.events(viewer)[:until]
        events = all_told[self.told.get(viewer, 0) :]
        self.told[viewer] = len(all_told)
        return events

    # -- taking back -------------------------------------------------------------------------

    def own(self, seat: int) -> tuple[int, ...]:
        """Return the seats for which whoever is asked speaks."""
        return self.seating.group(seat) if self.seating.shared(seat) else (seat,)

    def back(self, seat: int) -> Back:
        """Find how far back a person here may go, before they go there."""
        stands = self.seating.hints.stands if self.table.seats > 1 else ()
        return how_far(self.table, self.own(seat), self.automatic, stands)

    def take_back(self, seat: int) -> str:
        """Take the last choice back; return its sentence, or nothing where there is none."""
        table = self.table
        last = self.back(seat).at
        if last < 0:
            return ""
        said = table.tokens[last]
        self.undo_to(last)
        viewer = self.seating.viewer(seat)
        self.told[viewer] = min(self.told[viewer], len(table.events(viewer)))
        self.automatic = {at for at in self.automatic if at < last}
        return self.sentence(said.seat, said.word)

    def final(self, seat: int, word: int) -> bool:
        """Return whether an answer cannot be taken back once given, as far as the seat can know.

        Tried in a world that the seat cannot tell from the real one: nature or somebody else is
        asked next, or something became known.
        """
        rng = Rng(seed_for(self.s.seed, seat, len(self.table.tokens)))
        word = self.seating.meant(seat, word)
        speaker = self.seating.speaker(seat, word)
        world = self.table.sample(speaker, rng)
        world.answer(word, speaker)
        if world.ask is None or not world.undoable:
            return True
        mine = sum(1 << own for own in self.own(speaker))
        return not world.ask.seats & mine
