"""What `heroon.lab.strength` plays of MICRO HERO."""

from typing import Final

from heroon.lab.strength import Series

SERIES: Final = (
    Series({}, 1, {"random": 2000, "heuristic": 2000, "planner": 2000}),
    Series({"level": "heroic"}, 1, {"random": 300, "heuristic": 500, "planner": 200}),
    Series({"level": "mythic"}, 1, {"random": 300, "heuristic": 500, "planner": 100}),
    Series({"blood": "yes"}, 1, {"random": 300, "heuristic": 300, "planner": 100}),
    Series({"shield": "yes"}, 1, {"random": 300, "heuristic": 300, "planner": 100}),
    Series({"hera": "yes"}, 1, {"random": 300, "heuristic": 300, "planner": 100}),
    Series({"anger": "yes"}, 1, {"random": 300, "heuristic": 300, "planner": 100}),
    Series({"omphale": "yes"}, 1, {"random": 300, "heuristic": 300, "planner": 100}),
    Series({}, 2, {"random": 300, "heuristic": 300, "planner": 50}),
)
