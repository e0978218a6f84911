#!/usr/bin/env python3
"""Plays simulated matches again, independently of the house's own code.

    curl -s https://the.house/rest/sport-betting/events/61/fairness/ | python3 scripts/verify-matches.py

Each line of the input is the answer of that call for a match that is over, or its `data` alone:

    {"sport": "football", "number": 17, "fixture": {…}, "serverSeed": "…64 hex digits…", "serverSeedHash": "…"}

`result` may stand beside them: what the match is said to have ended with, as [home, away]. Prints for each match whether the seed is the
one that was committed to, and how the match ends; ends with 1 if a seed or a result differs or nothing was played, with 2 if the input
is unusable. Python 3.6 or newer, standard library alone. The games are written here from their description in
engines/sport/README.md and share nothing with the engines.
"""

import hashlib
import hmac
import json
import sys

MILLION = 1000000


class Stream:
    """The bytes of HMAC-SHA256(server seed, "match:number:cursor"), cursor 0, 1, 2, …"""

    def __init__(self, server_seed, number):
        self.key = server_seed.encode("ascii")
        self.prefix = "match:{}:".format(number)
        self.cursor = 0
        self.pending = iter(b"")

    def byte(self):
        for value in self.pending:
            return value
        message = (self.prefix + str(self.cursor)).encode("ascii")
        self.cursor += 1
        self.pending = iter(hmac.new(self.key, message, hashlib.sha256).digest())
        return next(self.pending)

    def below(self, count):
        if count == 1:
            return 0
        width = ((count - 1).bit_length() + 7) // 8
        cycles = 256 ** width // count
        while True:
            value = int.from_bytes(bytes(self.byte() for _ in range(width)), "big")
            if value // count < cycles:
                return value % count

    def happens(self, chance):
        return self.below(MILLION) < chance

    def side(self, home, away):
        """0 for home, 1 for away, None for nobody: one draw."""
        ticket = self.below(MILLION)
        if ticket < home:
            return 0
        return 1 if ticket < home + away else None

    def pick(self, weights):
        ticket = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if ticket < weight:
                return index
            ticket -= weight


def score_class(home, away):
    if home == away:
        return min(home, 2)
    if abs(home - away) == 1:
        return 3 if home > away else 4
    return 5 if home > away else 6


def goal_chances(fixture, weight, weight_sum, multipliers, score):
    """Chances of both sides to score in a minute, in millionths; nobody scores more than ten."""
    percents = multipliers[score_class(*score)]
    rates = (fixture["home_goals_thousandths"], fixture["away_goals_thousandths"])
    return [0 if score[side] >= 10 else rates[side] * 10 * weight * percents[side] // weight_sum for side in (0, 1)]


FOOTBALL = [(95, 95), (93, 93), (98, 98), (97, 113), (113, 97), (104, 106), (106, 104)]
ADDED = {1: [0, 30, 40, 20, 10], 2: [0, 0, 10, 25, 30, 20, 10, 5]}


def football_weight(half, minute):
    tired = 80 if half == 1 else 98
    return tired + minute * 20 // 45 if minute < 45 else tired + 35


def football(fixture, stream):
    weight_sum = sum(football_weight(half, minute) for half in (1, 2) for minute in range(45))
    goals = [0, 0]
    for half in (1, 2):
        minutes, minute, is_announced = 45, 0, False
        while True:
            if minute == minutes and not is_announced:
                minutes += stream.pick(ADDED[half])
                is_announced = True
                continue
            if minute == minutes:
                break
            # Who scores, wins a corner and is booked is drawn before the second at which each happens.
            home, away = goal_chances(fixture, football_weight(half, minute), weight_sum, FOOTBALL, goals)
            drawn = [stream.side(home, away)]
            drawn.append(stream.side(fixture["home_corner_millionths"], fixture["away_corner_millionths"]))
            drawn.append(stream.side(fixture["home_card_millionths"], fixture["away_card_millionths"]))
            for side in drawn:
                if side is not None:
                    stream.below(60)
            if drawn[0] is not None:
                goals[drawn[0]] += 1
            minute += 1
    return goals


HOCKEY = [(97, 97), (96, 96), (98, 98), (98, 107), (107, 98), (97, 104), (104, 97)]
EMPTY_NET = HOCKEY[:3] + [(330, 170), (170, 330)] + HOCKEY[5:]


def hockey_minute(fixture, stream, period, minute, goals):
    weights = [95, 105, 100]
    weight = weights[period - 1] if period <= 3 else 130
    multipliers = EMPTY_NET if period == 3 and minute >= 18 else HOCKEY
    side = stream.side(*goal_chances(fixture, weight, 20 * sum(weights), multipliers, goals))
    stream.below(60)
    return side


def ice_hockey(fixture, stream):
    goals = [0, 0]
    for period in (1, 2, 3):
        for minute in range(20):
            side = hockey_minute(fixture, stream, period, minute, goals)
            if side is not None:
                goals[side] += 1
    if goals[0] != goals[1]:
        return goals
    for minute in range(5):
        side = hockey_minute(fixture, stream, 4, minute, goals)
        if side is not None:
            goals[side] += 1
            return goals
    goals[0 if stream.happens(fixture["home_shootout_millionths"]) else 1] += 1
    return goals


def basketball(fixture, stream):
    points, quarter = [0, 0], 1
    while True:
        units = 150 if quarter <= 4 else 75
        if quarter > 4:
            ball = 0 if quarter % 2 == 1 else 1
        else:
            ball = 1 if quarter in (2, 3) else 0
        while True:
            length = 2 + stream.below(5)
            if length > units:
                break
            units -= length
            ticket = stream.below(MILLION)
            for worth, name in enumerate(("one", "two", "three"), 1):
                chance = fixture["{}_{}_millionths".format(("home", "away")[ball], name)]
                if ticket < chance:
                    points[ball] += worth
                    break
                ticket -= chance
            ball = 1 - ball
        if quarter >= 4 and points[0] != points[1]:
            return points
        quarter += 1


def tennis(fixture, stream):
    sets, server = [0, 0], 0
    chances = (fixture["home_serving_millionths"], fixture["home_receiving_millionths"])
    while max(sets) < fixture["sets_to_win"]:
        games = [0, 0]
        while True:
            is_tie_break = games == [6, 6]
            points, target = [0, 0], 7 if is_tie_break else 4
            while not (max(points) >= target and abs(points[0] - points[1]) >= 2):
                serves = server
                if is_tie_break and ((points[0] + points[1] + 1) // 2) % 2 == 1:
                    serves = 1 - server
                points[0 if stream.happens(chances[serves]) else 1] += 1
                stream.below(25)
            games[0 if points[0] > points[1] else 1] += 1
            server = 1 - server
            if (max(games) >= 6 and abs(games[0] - games[1]) >= 2) or max(games) == 7:
                break
        sets[0 if games[0] > games[1] else 1] += 1
    return sets


def set_over(points, target, most):
    return (max(points) >= target and abs(points[0] - points[1]) >= 2) or max(points) == most


def table_tennis(fixture, stream):
    sets, first = [0, 0], 0
    chances = (fixture["home_serving_millionths"], fixture["home_receiving_millionths"])
    while max(sets) < fixture["sets_to_win"]:
        points = [0, 0]
        while not set_over(points, 11, 25):
            played = sum(points)
            turn = played // 2 if played < 20 else played
            serves = first if turn % 2 == 0 else 1 - first
            points[0 if stream.happens(chances[serves]) else 1] += 1
            stream.below(12)
        sets[0 if points[0] > points[1] else 1] += 1
        first = 1 - first
    return sets


def volleyball(fixture, stream):
    sets, first = [0, 0], 0
    chances = (fixture["home_serving_millionths"], fixture["home_receiving_millionths"])
    while max(sets) < 3:
        is_last = sum(sets) == 4
        if is_last:
            first = 0 if stream.happens(500000) else 1
        points, server = [0, 0], first
        while not set_over(points, 15 if is_last else 25, 30 if is_last else 40):
            server = 0 if stream.happens(chances[server]) else 1
            points[server] += 1
            stream.below(20)
        sets[0 if points[0] > points[1] else 1] += 1
        first = 1 - first
    return sets


def map_over(rounds):
    played = sum(rounds) - 1
    if rounds[0] == rounds[1]:
        return False
    if played < 24:
        needed = 13
    else:
        overtime = (played - 24) // 6
        needed = 22 if overtime == 3 else 12 + 3 * overtime + 4
    return max(rounds) == needed


def esports(fixture, stream):
    maps = [0, 0]
    while max(maps) < fixture["maps_to_win"]:
        rounds, money = [0, 0], [1, 1]
        while not map_over(rounds):
            chance = fixture["home_round_millionths"] + (money[0] - money[1]) * fixture["money_millionths"]
            winner = 0 if stream.happens(min(980000, max(20000, chance))) else 1
            stream.below(80)
            rounds[winner] += 1
            played = sum(rounds)
            if played >= 24:
                money = [2, 2]
            elif played == 12:
                money = [1, 1]
            else:
                money[winner] = min(2, money[winner] + 1)
                money[1 - winner] = 2 if money[1 - winner] == 0 else money[1 - winner] - 1
        maps[0 if rounds[0] > rounds[1] else 1] += 1
    return maps


def mixed_martial_arts(fixture, stream):
    """The rounds that the judges gave to each until the end; a finish ends it at once."""
    cards = [0, 0]
    for number in range(1, fixture["rounds"] + 1):
        for _ in range(10):
            tired, ahead = 100 + 10 * (number - 1), cards[0] - cards[1]
            chances = []
            for side, name in ((0, "home"), (1, "away")):
                is_behind = ahead < 0 if side == 0 else ahead > 0
                pressed = 130 if is_behind else 100
                chances.append(fixture[name + "_knockout_millionths"] * tired * pressed // 10000)
                chances.append(fixture[name + "_submission_millionths"] * tired // 100)
            ticket = stream.below(MILLION)
            for chance in chances:
                if ticket < chance:
                    return cards
                ticket -= chance
        home, even = fixture["home_round_millionths"], fixture["even_round_millionths"]
        scored = stream.side(home, MILLION - home - even)
        if scored is not None:
            cards[scored] += 1
    return cards


SPORTS = {
    "football": football,
    "ice-hockey": ice_hockey,
    "basketball": basketball,
    "tennis": tennis,
    "table-tennis": table_tennis,
    "volleyball": volleyball,
    "esports": esports,
    "mixed-martial-arts": mixed_martial_arts,
}


def main():
    played = failed = 0
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            match = json.loads(line)
            said = match.get("result")
            match = match.get("data", match)
            said = match.get("result", said)
            seed = match["serverSeed"]
            if seed is None:
                raise ValueError("this match is not over: its seed is not shown yet")
            is_committed = hashlib.sha256(seed.encode("ascii")).hexdigest() == match["serverSeedHash"]
            result = SPORTS[match["sport"]](match["fixture"], Stream(seed, match["number"]))
        except (KeyError, TypeError, ValueError) as error:
            sys.stderr.write("unusable: {}\n".format(error))
            return 2
        is_same = said is None or list(said) == result
        played += 1
        failed += not (is_committed and is_same)
        words = "seed as committed" if is_committed else "SEED DIFFERS"
        if said is not None:
            words += ", result as told" if is_same else ", RESULT DIFFERS: told {}:{}".format(*said)
        print("{} {}: {}:{} ({})".format(match["sport"], match["number"], result[0], result[1], words))
    return 0 if played and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
