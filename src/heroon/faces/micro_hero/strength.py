"""The series of games of MICRO HERO that `heroon.lab.strength` plays."""

from typing import Final

from heroon.lab.strength import Series

SERIES: Final = (
    Series({}, 1, {"random": 2000, "heuristic": 2000, "planner": 2000}),
    Series({"level": "heroic"}, 1, {"random": 400, "heuristic": 500, "planner": 400}),
    Series({"level": "mythic"}, 1, {"random": 400, "heuristic": 500, "planner": 400}),
    Series({"blood": "yes"}, 1, {"random": 400, "heuristic": 400, "planner": 400}),
    Series({"shield": "yes"}, 1, {"random": 400, "heuristic": 400, "planner": 400}),
    Series({"hera": "yes"}, 1, {"random": 400, "heuristic": 400, "planner": 400}),
    Series({"anger": "yes"}, 1, {"random": 400, "heuristic": 400, "planner": 400}),
    Series({"omphale": "yes"}, 1, {"random": 400, "heuristic": 400, "planner": 400}),
    Series({}, 2, {"random": 400, "heuristic": 400, "planner": 400}),
)
