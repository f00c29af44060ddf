"""Play HEROZ against a bot, in sentences: type the number of an answer.

python examples/play.py
"""

import sys

from heroon.ai import bot
from heroon.kernel import Seat, Seeded, Table, game
from heroon.texts import Sentences, package_of, texts

YOU, BOT = 0, 1


def main() -> None:
    """Play one game; an empty line leaves it."""
    spec = game("heroz")
    table = Table(spec, driver=Seeded("an evening"))
    sentences = Sentences(texts("en", package_of("heroz"), spec.numbers), spec, YOU)
    told, opponent = 0, bot("careless:15", spec, seed=1)
    while table.ask is not None:
        events = table.events(YOU, since=told)
        told += len(events)
        for line in sentences.story(events):
            print(line)
        words = table.words(YOU)
        if not words:
            table.answer(opponent.choose(Seat(table, BOT)), BOT)
            continue
        view = table.view(YOU)
        print(f"\n{sentences.prompt(view)}")
        numbers = {str(number): word for number, word in enumerate(words, 1)}
        for number, word in numbers.items():
            print(f"{number:>3}  {sentences.word(word, view)}")
        print("> ", end="", flush=True)
        line = sys.stdin.readline().strip() if len(words) > 1 else "1"
        if not line:  # or the input has ended
            break
        if line in numbers:
            table.answer(numbers[line], YOU)
    print("Result:", table.result or "none, you left")


if __name__ == "__main__":
    main()
