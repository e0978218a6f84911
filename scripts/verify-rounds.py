#!/usr/bin/env python3
"""Recomputes provably fair rounds, independently of the house's own code.

    node engines/export-definitions.ts > definitions.json
    python3 scripts/verify-rounds.py definitions.json < rounds.jsonl

Each line of the input is one round as JSON:

    {"slug": "golden-orchard", "command": {"stake_minor": 100}, "server_seed": "…64 hex digits…",
     "server_seed_hash": "…", "client_seed": "abc", "nonce": 7, "win_minor": 40, "stops": [[1, 2, 3, 4, 5]]}

A round of a live table is a line for each player's bets; its client seed is the table's name and its nonce the number of the round in
its chain of seeds. An instant game's command has a choice beside its stake: {"stake_minor": 100, "choice": "under:49.50"}. That of a game of steps has
the steps too: {"stake_minor": 100, "choice": "3", "steps": ["open:7", "stop"]}.
`stops` (the reels of every spin, [[pocket]] at roulette, or the draws of an instant game) and `server_seed_hash` may be left out. Prints how many
rounds were checked and which differ; ends with 1 if any does or none was checked, with 2 if the input is unusable.
Python 3.6 or newer, standard library alone: hmac and hashlib compute what the house computes with its own SHA-256,
and the games are played from their definitions by code that shares nothing with the engines.
"""

import hashlib
import hmac
import json
import sys


class Stream:
    """The bytes of HMAC-SHA256(server seed, "client:nonce:cursor"), cursor 0, 1, 2, …"""

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("ascii")
        self.prefix = "{}:{}:".format(client_seed, nonce)
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
        """0 … count-1, uniformly: whole bytes, most significant first, values past the last full cycle drawn again."""
        if count == 1:
            return 0
        width = ((count - 1).bit_length() + 7) // 8
        cycles = 256 ** width // count
        while True:
            value = int.from_bytes(bytes(self.byte() for _ in range(width)), "big")
            if value // count < cycles:
                return value % count


def at_least(table, count):
    """The entry of a {count: value} table for `count` or the next lower count that it names; 0 if there is none."""
    named = [int(key) for key in table if int(key) <= count]
    return table[str(max(named))] if named else 0


class Slot:
    def __init__(self, definition):
        self.definition = definition
        self.rows = definition["rows"]
        self.pays = {s["id"]: s["pays"] for s in definition["symbols"] if s["role"] == "regular"}
        self.wild = next((s["id"] for s in definition["symbols"] if s["role"] == "wild"), None)
        scatter = next((s for s in definition["symbols"] if s["role"] == "scatter"), None)
        self.scatter = scatter["id"] if scatter else None
        self.scatter_pays = scatter["pays"] if scatter else {}

    def spin(self, kind, stream):
        """Stops of one spin, its win in coins before the free spin's multiplier, and its scatters."""
        strips = self.definition["strips"][kind]
        stops = [stream.below(len(strip)) for strip in strips]
        window = [[strip[(stop + row) % len(strip)] for row in range(self.rows)] for strip, stop in zip(strips, stops)]
        scatters = sum(reel.count(self.scatter) for reel in window)
        expands = self.definition["wild"]["expands"]
        self.times = [self.definition["wild"]["multiplier"]] * len(window)
        if expands == "by-nudges":
            # A stack in sight in part moves into the window, a cell with each nudge.
            self.times = [by + self.rows - reel.count(self.wild) for by, reel in zip(self.times, window)]
            window = [[self.wild] * self.rows if self.wild in reel else reel for reel in window]
        if expands == "always" or (expands == "in-free-spins" and kind == "free"):
            window = [[self.wild] * self.rows if self.wild in reel else reel for reel in window]
        evaluation = self.definition["evaluation"]
        if evaluation["kind"] == "ways":
            coins = self.ways(window)
        else:
            coins = sum(self.line([reel[row] for reel, row in zip(window, line)]) for line in evaluation["lines"])
        coins += at_least(self.scatter_pays, scatters) * self.definition["coins_per_stake"]
        return stops, coins, scatters

    def line(self, cells):
        symbol = cells[0]
        if symbol not in self.pays:
            return 0
        length = next((n for n, cell in enumerate(cells) if cell not in (symbol, self.wild)), len(cells))
        coins = self.pays[symbol].get(str(length), 0)
        for cell, times in zip(cells[:length], self.times):
            coins *= times if cell == self.wild else 1
        return coins

    def ways(self, window):
        coins = 0
        for symbol, pays in self.pays.items():
            if symbol not in window[0]:
                continue
            ways, length = 1, 0
            for reel in window:
                fitting = sum(cell in (symbol, self.wild) for cell in reel)
                if fitting == 0:
                    break
                ways, length = ways * fitting, length + 1
            coins += pays.get(str(length), 0) * ways
        return coins

    def play(self, command, stream):
        stops, coins, scatters = self.spin("base", stream)
        spins = [stops]
        rule = self.definition["free_spins"]
        if rule:
            total, played = at_least(rule["awards"], scatters), 0
            while played < total:
                stops, won, scatters = self.spin("free", stream)
                spins.append(stops)
                multipliers = rule["multipliers"]
                coins += won * (multipliers[played] if played < len(multipliers) else multipliers[-1])
                total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
                played += 1
        unit = self.definition["coins_per_stake"]
        coins = min(coins, self.definition["cap_multiple"] * unit)
        coin_minor, rest = divmod(command["stake_minor"], unit)
        if rest:
            raise ValueError("the stake is not a whole number of coins")
        return coins * coin_minor, spins


class MechanicSlot:
    """A slot whose round is more than reels that stop. Windows are lists of reels, each from the top."""

    def __init__(self, definition):
        self.definition = definition
        self.mechanic = definition["mechanic"]
        self.rows = definition["rows"]
        self.unit = definition["coins_per_stake"]
        self.pays = {s["id"]: s["pays"] for s in definition["symbols"] if s["role"] == "regular"}
        roles = {s["role"]: s for s in definition["symbols"]}
        self.wild = roles.get("wild", {}).get("id")
        self.scatter = roles.get("scatter", {}).get("id")
        self.scatter_pays = roles.get("scatter", {}).get("pays", {})

    def window(self, kind, stops):
        strips = self.definition["strips"][kind]
        return [[strip[(stop + row) % len(strip)] for row in range(self.rows)] for strip, stop in zip(strips, stops)]

    def spin(self, kind, stream):
        return [stream.below(len(strip)) for strip in self.definition["strips"][kind]]

    def from_left(self, cells):
        """What a line pays from its first cell on, and whether the run reaches its end."""
        symbol = next((cell for cell in cells if cell != self.wild), None)
        if symbol not in self.pays:
            return 0, symbol is None
        length = next((n for n, cell in enumerate(cells) if cell not in (symbol, self.wild)), len(cells))
        return self.pays[symbol].get(str(length), 0), length == len(cells)

    def lines(self, window, both_ways):
        coins = 0
        for line in self.definition["evaluation"]["lines"]:
            cells = [reel[row] for reel, row in zip(window, line)]
            won, whole = self.from_left(cells)
            coins += won
            if both_ways and not whole:
                coins += self.from_left(cells[::-1])[0]
        return coins

    def sticky_wilds(self, stream):
        strips = self.definition["strips"]["base"]
        stops, held, coins, spins = [0] * len(strips), set(), 0, []
        while True:
            stops = [stop if reel in held else stream.below(len(strips[reel])) for reel, stop in enumerate(stops)]
            spins.append(stops)
            window = self.window("base", stops)
            wilds = held | {reel for reel, cells in enumerate(window) if self.wild in cells}
            coins += self.lines([[self.wild] * self.rows if reel in wilds else cells for reel, cells in enumerate(window)], True)
            if wilds == held:
                return coins, spins
            held = wilds

    def clusters(self, window):
        """Groups of cells (reel, row) that touch, of one symbol each."""
        left = {(reel, row) for reel, cells in enumerate(window) for row in range(len(cells)) if cells[row] != self.scatter}
        while left:
            group, edge = set(), [left.pop()]
            symbol = window[edge[0][0]][edge[0][1]]
            while edge:
                reel, row = edge.pop()
                group.add((reel, row))
                for other in ((reel - 1, row), (reel + 1, row), (reel, row - 1), (reel, row + 1)):
                    if other in left and window[other[0]][other[1]] == symbol:
                        left.remove(other)
                        edge.append(other)
            yield symbol, group

    def falling(self, kind, stream):
        strips, stops = self.definition["strips"][kind], self.spin(kind, stream)
        window, above, coins, fall = self.window(kind, stops), list(stops), 0, 0
        multipliers = self.mechanic["multipliers"][kind]
        while True:
            won = [(at_least(self.pays[symbol], len(group)), group) for symbol, group in self.clusters(window)]
            total = sum(pay for pay, _ in won)
            if total == 0:
                break
            coins += total * multipliers[min(fall, len(multipliers) - 1)]
            gone = set().union(*(group for pay, group in won if pay))
            for reel, strip in enumerate(strips):
                stays = [cell for row, cell in enumerate(window[reel]) if (reel, row) not in gone]
                while len(stays) < self.rows:
                    above[reel] -= 1
                    stays.insert(0, strip[above[reel] % len(strip)])
                window[reel] = stays
            fall += 1
        scatters = sum(reel.count(self.scatter) for reel in window)
        return stops, coins + at_least(self.scatter_pays, scatters) * self.unit, scatters

    def cascades(self, stream):
        stops, coins, scatters = self.falling("base", stream)
        spins, rule, played = [stops], self.definition["free_spins"], 0
        total = at_least(rule["awards"], scatters)
        while played < total:
            stops, won, scatters = self.falling("free", stream)
            spins.append(stops)
            coins += won
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
            played += 1
        return coins, spins

    def hold(self, stream):
        stops = self.spin("base", stream)
        window = self.window("base", stops)
        coins = self.lines(window, False)
        cells = [cell for reel in window for cell in reel]
        held = [cell == self.scatter for cell in cells]
        rule = self.mechanic
        if sum(held) < rule["least"]:
            return coins, [stops]
        prizes = [prize["stakes"] for prize in rule["prizes"] for _ in range(prize["weight"])]
        stakes = sum(prizes[stream.below(len(prizes))] for _ in range(sum(held)))
        left = rule["respins"]
        while left > 0 and not all(held):
            came = False
            for cell, is_held in enumerate(list(held)):
                if not is_held and stream.below(256) < rule["chance"]:
                    stakes += prizes[stream.below(len(prizes))]
                    held[cell] = came = True
            left = rule["respins"] if came else left - 1
        return coins + (stakes + (rule["full"] if all(held) else 0)) * self.unit, [stops]

    def weighted(self, weights, stream):
        ticket = stream.below(sum(weights))
        return next(index for index in range(len(weights)) if ticket < sum(weights[:index + 1]))

    def ways(self, window):
        coins = 0
        for symbol in set(window[0]) & set(self.pays):
            ways, length = 1, 0
            for reel in window:
                fitting = sum(cell in (symbol, self.wild) for cell in reel)
                if fitting == 0:
                    break
                ways, length = ways * fitting, length + 1
            coins += self.pays[symbol].get(str(length), 0) * ways
        return coins

    def varying_rows(self, stream):
        spins, coins, total, played, won = [], 0, 0, 0, 0
        rule, weights = self.definition["free_spins"], self.mechanic["weights"]
        while not spins or played < total:
            kind = "free" if spins else "base"
            strips, stops = self.definition["strips"][kind], self.spin(kind, stream)
            rows = [self.mechanic["least"] + self.weighted(weights[kind], stream) for _ in strips]
            window = [[strip[(stop + row) % len(strip)] for row in range(n)] for strip, stop, n in zip(strips, stops, rows)]
            spins.append(stops)
            scatters = sum(reel.count(self.scatter) for reel in window)
            pays = self.ways(window) + at_least(self.scatter_pays, scatters) * self.unit
            if kind == "free":
                played += 1
                coins += pays * rule["multipliers"][min(won, len(rule["multipliers"]) - 1)]
                won += pays > 0
            else:
                coins += pays
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
        return coins, spins

    def book(self, stream):
        """The scatter is the wild; one symbol, drawn for the free spins, pays by its reels on every line."""
        self.wild, rule = self.scatter, self.definition["free_spins"]
        lines = len(self.definition["evaluation"]["lines"])
        spins, coins, total, played, drawn = [], 0, 0, 0, None
        while not spins or played < total:
            kind = "free" if spins else "base"
            spins.append(self.spin(kind, stream))
            window = self.window(kind, spins[-1])
            scatters = sum(reel.count(self.scatter) for reel in window)
            coins += self.lines(window, False) + at_least(self.scatter_pays, scatters) * self.unit
            if kind == "free":
                played += 1
                coins += lines * self.pays[drawn].get(str(sum(drawn in reel for reel in window)), 0)
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
            if kind == "base" and total:
                drawn = list(self.pays)[stream.below(len(self.pays))]
        return coins, spins

    def walking_wilds(self, stream):
        strips, rows = self.definition["strips"]["base"], self.rows
        stops, held, coins, spins = [0] * len(strips), set(), 0, []
        for multiplier in self.mechanic["multipliers"]:
            stops = [stop if reel in held else stream.below(len(strips[reel])) for reel, stop in enumerate(stops)]
            spins.append(stops)
            wilds = held | {reel for reel, cells in enumerate(self.window("base", stops)) if reel not in held and self.wild in cells}
            window = [[self.wild] * rows if reel in wilds else cells for reel, cells in enumerate(self.window("base", stops))]
            coins += self.ways(window) * multiplier
            held = {reel - 1 for reel in wilds if reel > 1}
            if not held:
                break
        return coins, spins

    def sticky_reels(self, stream):
        """A reel that shows a wild in a free spin is wild, and not drawn again, until they end."""
        spins, coins, total, played, held = [], 0, 0, 0, set()
        rule, stops = self.definition["free_spins"], [0] * len(self.definition["strips"]["base"])
        while not spins or played < total:
            kind = "free" if spins else "base"
            strips = self.definition["strips"][kind]
            stops = [stop if reel in held else stream.below(len(strips[reel])) for reel, stop in enumerate(stops)]
            spins.append(stops)
            window = [[self.wild] * self.rows if reel in held else cells for reel, cells in enumerate(self.window(kind, stops))]
            scatters = sum(reel.count(self.scatter) for reel in window)
            if kind == "free":
                played += 1
                held = {reel for reel, cells in enumerate(window) if self.wild in cells}
                window = [[self.wild] * self.rows if reel in held else cells for reel, cells in enumerate(window)]
            coins += self.lines(window, False) + at_least(self.scatter_pays, scatters) * self.unit
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
        return coins, spins

    def multiplier_reel(self, stream):
        """The number on the reel above the window, drawn last, multiplies all of its spin."""
        spins, coins, total, played, rule = [], 0, 0, 0, self.definition["free_spins"]
        while not spins or played < total:
            kind = "free" if spins else "base"
            spins.append(self.spin(kind, stream))
            numbers = self.mechanic["reel"][kind]
            times = numbers[stream.below(len(numbers))]
            window = self.window(kind, spins[-1])
            scatters = sum(reel.count(self.scatter) for reel in window)
            coins += times * (self.ways(window) + at_least(self.scatter_pays, scatters) * self.unit)
            played += kind == "free"
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
        return coins, spins

    def ways_that_won(self, window):
        """What all ways pay, and their cells as (reel, row)."""
        coins, gone = 0, set()
        for symbol in set(window[0]) & set(self.pays):
            ways, cells, length = 1, set(), 0
            for reel, shown in enumerate(window):
                fitting = {(reel, row) for row, cell in enumerate(shown) if cell in (symbol, self.wild)}
                if not fitting:
                    break
                ways, cells, length = ways * len(fitting), cells | fitting, length + 1
            pay = self.pays[symbol].get(str(length), 0) * ways
            coins += pay
            gone |= cells if pay else set()
        return coins, gone

    def falling_ways(self, stream):
        """Each win raises the multiplier of the next one; in the free spins it never falls back."""
        spins, coins, total, played, level = [], 0, 0, 0, 0
        rule, multipliers = self.definition["free_spins"], self.mechanic["multipliers"]
        while not spins or played < total:
            kind = "free" if spins else "base"
            strips, stops = self.definition["strips"][kind], self.spin(kind, stream)
            spins.append(stops)
            window, above = self.window(kind, stops), list(stops)
            won, gone = self.ways_that_won(window)
            while won:
                coins += won * multipliers[level]
                level = min(level + 1, len(multipliers) - 1)
                for reel, strip in enumerate(strips):
                    stays = [cell for row, cell in enumerate(window[reel]) if (reel, row) not in gone]
                    while len(stays) < self.rows:
                        above[reel] -= 1
                        stays.insert(0, strip[above[reel] % len(strip)])
                    window[reel] = stays
                won, gone = self.ways_that_won(window)
            scatters = sum(reel.count(self.scatter) for reel in window)
            coins += at_least(self.scatter_pays, scatters) * self.unit
            if kind == "free":
                played += 1
            else:
                level = 0
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
        return coins, spins

    def pairs(self, stream):
        """A cell may hold two of a symbol; a line counts symbols."""
        stops = self.spin("base", stream)
        window, coins = self.window("base", stops), 0
        holds = {s["id"]: (s.get("of", s["id"]), 2 if "of" in s else 1) for s in self.definition["symbols"]}
        for line in self.definition["evaluation"]["lines"]:
            cells = [holds[reel[row]] for reel, row in zip(window, line)]
            symbol, count = cells[0][0], 0
            for cell, times in cells:
                if cell not in (symbol, self.wild):
                    break
                count += times
            coins += self.pays[symbol].get(str(count), 0)
        return coins, [stops]

    def collect(self, stream):
        """Sums of the coins in sight are drawn after the stops; a collector on the last reel pays them all."""
        roles = {symbol["role"]: symbol["id"] for symbol in self.definition["symbols"]}
        sums = [one["coins"] for one in self.mechanic["sums"] for _ in range(one["weight"])]
        spins, coins, total, played, seen, rule = [], 0, 0, 0, 0, self.definition["free_spins"]
        raises = self.mechanic["raises"]
        while not spins or played < total:
            kind = "free" if spins else "base"
            spins.append(self.spin(kind, stream))
            window = self.window(kind, spins[-1])
            carried = sum(sums[stream.below(len(sums))] for reel in window for cell in reel if cell == roles["coin"])
            scatters = sum(reel.count(self.scatter) for reel in window)
            coins += self.ways(window) + at_least(self.scatter_pays, scatters) * self.unit
            if roles["collector"] in window[-1]:
                coins += carried * (raises[min(seen, len(raises) - 1)] if kind == "free" else 1)
                seen += kind == "free"
            played += kind == "free"
            total = min(total + at_least(rule["awards"], scatters), rule["most_spins"])
        return coins, spins

    def trail(self, stream):
        """Enough scatters walk along the fields by a die, until one ends it."""
        stops = self.spin("base", stream)
        window = self.window("base", stops)
        scatters = sum(reel.count(self.scatter) for reel in window)
        coins = self.lines(window, False) + at_least(self.scatter_pays, scatters) * self.unit
        fields, gathered, at = self.mechanic["fields"], 0, -1
        while scatters >= self.mechanic["least"] and at < len(fields) - 1:
            at = min(at + 1 + stream.below(6), len(fields) - 1)
            if fields[at]["does"] == "ends":
                break
            gathered = gathered + fields[at]["stakes"] if fields[at]["does"] == "pays" else gathered * fields[at]["by"]
        return coins + gathered * self.unit, [stops]

    def play(self, command, stream):
        kind = self.mechanic["kind"]
        games = {"pairs": self.pairs, "falling-ways": self.falling_ways, "sticky-reels": self.sticky_reels, "sticky-wilds": self.sticky_wilds, "cascades": self.cascades, "hold-and-respin": self.hold, "book": self.book, "varying-rows": self.varying_rows, "walking-wilds": self.walking_wilds,
                 "multiplier-reel": self.multiplier_reel, "collect": self.collect, "trail": self.trail}
        coins, spins = games[kind](stream)
        coins = min(coins, self.definition["cap_multiple"] * self.unit)
        coin_minor, rest = divmod(command["stake_minor"], self.unit)
        if rest:
            raise ValueError("the stake is not a whole number of coins")
        return coins * coin_minor, spins


class Roulette:
    def __init__(self, definition):
        self.places = definition["places"]
        self.pockets = definition["pockets"]
        self.shares = definition["is_shared_on_zero"]

    def play(self, command, stream):
        pocket = stream.below(self.pockets)
        win = 0
        for bet in command["bets"]:
            place = self.places[bet["place"]]
            if pocket in place["numbers"]:
                # 36 shared by the numbers of the place, in whole chips, whatever the file says it returns.
                win += bet["stake_minor"] * (36 // len(place["numbers"]))
            elif self.shares and pocket == 0 and len(place["numbers"]) == 18:
                win += bet["stake_minor"] // 2
        return win, [[pocket]]


class OverUnder:
    """One number of ten thousand; a bet wins under its mark or over it."""

    def __init__(self, definition):
        self.numbers = definition["numbers"]
        self.twentieths = {bet["chance"]: bet["twentieths"] for bet in definition["bets"]}

    def play(self, command, stream):
        side, mark = command["choice"].split(":")
        bound = int(mark.replace(".", ""))
        winning = {"under": range(0, bound), "over": range(bound + 1, self.numbers)}[side]
        pay = self.twentieths[len(winning)]
        number = stream.below(self.numbers)
        win, rest = divmod(command["stake_minor"] * pay, 20)
        if rest:
            raise ValueError("the stake is not a multiple of twenty")
        return (win if number in winning else 0), [[number]]


def in_twentieths(command, twentieths):
    win, rest = divmod(command["stake_minor"] * twentieths, 20)
    if rest:
        raise ValueError("the stake is not a multiple of twenty")
    return win


class Segments:
    """One number decides: it lies in a segment of the choice's own list. Further numbers belong to the picture."""

    def __init__(self, definition):
        self.choices = definition["choices"]
        self.also = definition["also"]

    def play(self, command, stream):
        segments = self.choices[command["choice"]]
        value = stream.below(sum(ways for ways, _ in segments))
        others = [stream.below(count) for count in self.also]
        end = 0
        for ways, twentieths in segments:
            end += ways
            if value < end:
                return in_twentieths(command, twentieths), [[value] + others]
        raise ValueError("no segment")


class Paths:
    """One number is a way down: as many steps to the right as it has ones in binary."""

    def __init__(self, definition):
        self.choices = definition["choices"]

    def play(self, command, stream):
        pays = self.choices[command["choice"]]
        value = stream.below(2 ** (len(pays) - 1))
        return in_twentieths(command, pays[bin(value).count("1")]), [[value]]


class Keno:
    """Numbers are taken one by one from those that are left, in rising order."""

    def __init__(self, definition):
        self.numbers, self.drawn, self.pays = definition["numbers"], definition["drawn"], definition["pays"]

    def play(self, command, stream):
        left = list(range(1, self.numbers + 1))
        values = [stream.below(self.numbers - turn) for turn in range(self.drawn)]
        came = {left.pop(value) for value in values}
        chosen = [int(number) for number in command["choice"].split("-")]
        return in_twentieths(command, self.pays[str(len(chosen))][len(came & set(chosen))]), [values]


class Scratch:
    """Every field is drawn alone; three, four, and five or more alike pay."""

    def __init__(self, definition):
        self.fields, self.choices = definition["fields"], definition["choices"]
        self.symbols = [symbol for symbol, weight in enumerate(definition["weights"]) for _ in range(weight)]

    def play(self, command, stream):
        values = [stream.below(len(self.symbols)) for _ in range(self.fields)]
        found = [self.symbols[value] for value in values]
        pays = self.choices[command["choice"]]
        total = sum(pays[symbol][min(found.count(symbol), 5) - 3] for symbol in set(found) if found.count(symbol) >= 3)
        return in_twentieths(command, total), [values]


def dealt_cards(packs, values):
    """(rank, suit) of each card: value n is the n-th of those that are left, in the order of the unopened shoe."""
    left = list(range(52 * packs))
    cards = [left.pop(value) for value in values]
    return [(card % 13 + 1, card % 52 // 13) for card in cards]


class Table:
    """Several bets a round; what a place returns is told in halves of the stake."""

    def play(self, command, stream):
        values = [stream.below(count) for count in self.counts]
        win = 0
        for bet in command["bets"]:
            part, rest = divmod(bet["stake_minor"] * self.halves(bet["place"], values), 2)
            if rest:
                raise ValueError("the stake is not even")
            win += part
        return win, [values]


class ThreeDice(Table):
    def __init__(self, definition):
        self.counts = [6, 6, 6]
        self.totals = definition["totals"]

    def halves(self, place, values):
        dice = [value + 1 for value in values]
        total, alike = sum(dice), len(set(dice)) == 1
        name, _, number = place.partition(":")
        hits = dice.count(int(number)) if number else 0
        if name == "total":
            return self.totals[str(total)] if total == int(number) else 0
        if name == "single":
            return [0, 4, 6, 26][hits]
        if name in ("double", "triple"):
            return {"double": 25, "triple": 400}[name] if hits >= {"double": 2, "triple": 3}[name] else 0
        if name == "any-triple":
            return 66 if alike else 0
        won = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}[name]
        return 4 if won and not alike else 0


class Baccarat(Table):
    #: With which points the banker draws against each third card of the player, by its points.
    BANKER = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7), 7: ()}

    def __init__(self, definition):
        self.packs = definition["packs"]
        self.counts = [52 * self.packs - turn for turn in range(6)]

    @staticmethod
    def points(hand):
        return sum(rank if rank < 10 else 0 for rank in hand) % 10

    def halves(self, place, values):
        ranks = [rank for rank, _ in dealt_cards(self.packs, values)]
        player, banker, more = [ranks[0], ranks[2]], [ranks[1], ranks[3]], ranks[4:]
        if place.endswith("-pair"):
            first, second = player if place == "player-pair" else banker
            return 26 if first == second else 0
        if max(self.points(player), self.points(banker)) < 8:
            third = None
            if self.points(player) <= 5:
                third = more.pop(0)
                player.append(third)
            had = self.points(banker)
            if third is None:
                draws = had <= 5
            else:
                draws = had <= 2 or self.points([third]) in self.BANKER[had]
            if draws:
                banker.append(more.pop(0))
        ours, theirs = self.points(player), self.points(banker)
        if place == "tie":
            return 20 if ours == theirs else 0
        if ours == theirs:
            return 2
        if (ours > theirs) != (place == "player"):
            return 0
        return 3 if place == "banker" and theirs == 6 else 4


class TwoCards(Table):
    def __init__(self, definition):
        self.packs = definition["packs"]
        self.counts = [52 * self.packs, 52 * self.packs - 1]

    def halves(self, place, values):
        (wolf, wolf_suit), (bear, bear_suit) = dealt_cards(self.packs, values)
        if place == "tie":
            return 26 if wolf == bear else 0
        if place == "same-suit":
            return 8 if wolf_suit == bear_suit else 0
        if wolf == bear:
            return 1
        return 4 if (wolf > bear) == (place == "wolf") else 0


class MoneyWheel(Table):
    """One segment of a wheel that everybody shares; a chip on its symbol returns what the symbol says."""

    def __init__(self, definition):
        self.wheel, self.returns = definition["wheel"], definition["returns"]
        self.counts = [len(self.wheel)]

    def halves(self, place, values):
        return 2 * self.returns[place] if self.wheel[values[0]] == place else 0


class Heights(Table):
    """One number is a height; a chip leaves at the height that its place names, in hundredths, if that is reached."""

    def __init__(self, definition):
        self.counts, self.product = [definition["numbers"]], definition["chance_times_halves"]

    def halves(self, place, values):
        halves, rest = divmod(int(place[len("up:"):]), 50)
        if rest:
            raise ValueError("no such height")
        # Reached by as many numbers as the product has heights in it, the lowest ones.
        return halves if values[0] < self.product // halves else 0


class NumberDraw(Table):
    """Balls are taken one by one from those that are left, in rising order; a ticket returns by how many of its numbers came."""

    def __init__(self, definition):
        self.numbers, self.pays = definition["numbers"], definition["pays"]
        self.counts = [self.numbers - turn for turn in range(definition["drawn"])]

    def halves(self, place, values):
        left = list(range(1, self.numbers + 1))
        came = {left.pop(value) for value in values}
        ticket = [int(number) for number in place.split("-")]
        if sorted(set(ticket)) != ticket or not 1 <= ticket[0] <= ticket[-1] <= self.numbers:
            raise ValueError("no such ticket")
        return self.pays[str(len(ticket))][len(came & set(ticket))]


class Steps:
    """All of a round's chance is drawn first; each step only uncovers some of it. Amounts are in hundredths of the first stake."""

    #: The most that a price may be; what would be dearer is not offered.
    MOST = 1000000

    def play(self, command, stream):
        values = [stream.below(count) for count in self.counts(command["choice"])]
        pays, used = self.pays(command["choice"], values, command["steps"])
        win, rest = divmod(command["stake_minor"] * pays, 100)
        if rest:
            raise ValueError("the stake is not a multiple of a hundred")
        return win, [values[:used]]


def price(ways, out_of):
    """98 % of what a chance of `ways` in `out_of` is worth, in hundredths, rounded down."""
    return 98 * out_of // ways


class HiddenFields(Steps):
    def __init__(self, definition):
        self.fields = definition["fields"]

    def counts(self, choice):
        return [self.fields - turn for turn in range(int(choice))]

    def price(self, traps, opened):
        ways, out_of = 1, 1
        for turn in range(opened):
            ways, out_of = ways * (self.fields - traps - turn), out_of * (self.fields - turn)
        return price(ways, out_of) if ways else self.MOST + 1

    def pays(self, choice, values, steps):
        left = list(range(self.fields))
        traps = [left.pop(value) for value in values]
        opened = []
        for step in steps:
            if step == "leave" and not opened:
                return 100, len(values)
            if step == "stop" and opened:
                break
            field = int(step[len("open:"):])
            if field in opened or not 0 <= field < self.fields:
                raise ValueError("a field that cannot be opened")
            if field in traps:
                return 0, len(values)
            opened.append(field)
        return self.price(len(traps), len(opened)), len(values)


class Tower(Steps):
    def __init__(self, definition):
        self.floors, self.levels = definition["floors"], definition["levels"]

    def counts(self, choice):
        return [self.levels[choice]["doors"]] * self.floors

    def pays(self, choice, values, steps):
        level, floor = self.levels[choice], 0
        good = 1 if level["drawn_is"] == "good" else level["doors"] - 1
        for step in steps:
            if step == "leave" and floor == 0:
                return 100, self.floors
            if step == "stop" and floor:
                break
            if (int(step[len("door:"):]) == values[floor]) != (level["drawn_is"] == "good"):
                return 0, self.floors
            floor += 1
        return price(good ** floor, level["doors"] ** floor), self.floors


class HigherLower(Steps):
    def __init__(self, definition):
        self.cards = definition["cards"]

    def counts(self, choice):
        return [52] * self.cards

    def pays(self, choice, values, steps):
        ranks = [value % 13 + 1 for value in values]
        ways, right, seen = 1, 0, 1
        for step in steps:
            if step == "leave":
                return 100, seen
            if step == "stop":
                break
            before, after = ranks[seen - 1], ranks[seen]
            seen += 1
            if step == "skip":
                continue
            if before in (1, 13):
                fitting = {"same": [before], "higher": range(2, 14), "lower": range(1, 13)}[step]
            else:
                fitting = {"higher": range(before, 14), "lower": range(1, before + 1)}[step]
            if after not in fitting:
                return 0, seen
            ways, right = ways * len(fitting), right + 1
        return (price(ways, 13 ** right) if right else 100), seen


class Blackjack(Steps):
    """Cards in the order of the numbers: player, dealer, player, dealer (covered), then as they are drawn."""

    def __init__(self, definition):
        self.cards = definition["cards"]

    def counts(self, choice):
        return [52] * self.cards

    @staticmethod
    def total(cards):
        hard = sum(min(rank, 10) for rank in cards)
        return hard + 10 if 1 in cards and hard <= 11 else hard

    def pays(self, choice, values, steps):
        shoe = [value % 13 + 1 for value in values]
        hands, stakes, dealer = [[shoe[0], shoe[2]]], [100], [shoe[1], shoe[3]]
        used, at, insured, natural = 4, 0, 0, self.total([shoe[0], shoe[2]]) == 21
        over = self.total(dealer) == 21
        closed = [False]
        for step in steps:
            if step in ("insure", "decline"):
                insured = 50 if step == "insure" else 0
                continue
            while at < len(hands) and (closed[at] or self.total(hands[at]) >= 21):
                at += 1
            if step == "stand":
                closed[at] = True
            elif step == "split":
                pair = hands[0]
                hands = [[pair[0], shoe[used]], [pair[1], shoe[used + 1]]]
                stakes, closed, used = [100, 100], [pair[0] == 1] * 2, used + 2
            else:
                hands[at].append(shoe[used])
                used += 1
                if step == "double":
                    stakes[at], closed[at] = 200, True
        if over:
            return (100 if natural else 0) + insured * 3, used
        if natural:
            return 250, used
        if any(self.total(hand) <= 21 for hand in hands):
            while self.total(dealer) < 17:
                dealer.append(shoe[used])
                used += 1
        theirs, won = self.total(dealer), 0
        for hand, stake in zip(hands, stakes):
            ours = self.total(hand)
            if ours <= 21:
                won += stake * (2 if theirs > 21 or ours > theirs else 1 if ours == theirs else 0)
        return won, used


class VideoPoker(Steps):
    """Ten cards of one pack; the last five stand in, from the left, for those of the first five that are thrown away."""

    def __init__(self, definition):
        self.wild = definition["are_deuces_wild"]
        self.table = definition["pays"]

    def counts(self, choice):
        return [52 - dealt for dealt in range(10)]

    def hand(self, cards):
        wilds = sum(self.wild and card % 13 == 1 for card in cards)
        plain = [card for card in cards if not (self.wild and card % 13 == 1)]
        ranks = sorted(card % 13 for card in plain)
        counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True) or [0]
        flush = len({card // 13 for card in plain}) <= 1
        runs = [set(range(low, low + 5)) for low in range(9)] + [{9, 10, 11, 12, 0}]
        fits = [run for run in runs if len(counts) == len(ranks) and set(ranks) <= run]
        if wilds == 4:
            return "four-deuces"
        if flush and runs[-1] in fits:
            return "wild-royal" if wilds else "royal"
        if counts[0] + wilds == 5:
            return "five"
        if flush and fits:
            return "straight-flush"
        if counts[0] + wilds == 4:
            return "four"
        if counts[0] + wilds == 3 and len(counts) == 2:
            return "full-house"
        if flush:
            return "flush"
        if fits:
            return "straight"
        if counts[0] + wilds == 3:
            return "three"
        if counts[:2] == [2, 2]:
            return "two-pair"
        if counts[0] == 2 and any(ranks.count(rank) == 2 for rank in (0, 10, 11, 12)):
            return "jacks"
        return "nothing"

    def pays(self, choice, values, steps):
        left = list(range(52))
        cards = [left.pop(value) for value in values]
        hand, spare = cards[:5], cards[5:]
        kept = steps[0][len("hold:"):]
        for place, digit in enumerate(kept):
            if digit == "0":
                hand[place] = spare.pop(0)
        return 100 * self.table.get(self.hand(hand), 0), 5 + kept.count("0")


class Craps(Steps):
    """Two dice a throw; behind the last of those throws every fall of two dice comes once, in an order by chance."""

    def __init__(self, definition):
        self.throws, self.odds, self.places = definition["throws"], definition["odds"], definition["places"]

    def counts(self, choice):
        return [6] * (2 * self.throws) + list(range(36, 0, -1))

    def totals(self, values):
        pairs = values[:2 * self.throws]
        yield from (first + second + 2 for first, second in zip(pairs[::2], pairs[1::2]))
        left = [first + second + 2 for first in range(6) for second in range(6)]
        yield from (left.pop(value) for value in values[2 * self.throws:])

    def pays(self, choice, values, steps):
        totals, thrown, point, behind, laid, won = self.totals(values), 0, None, 0, {}, 0
        for step in steps:
            name, _, number = step.partition(":")
            if name == "odds":
                behind = int(number)
                continue
            if name == "place":
                laid[int(number)] = self.places[str(6 - abs(int(number) - 7))]
                continue
            total, thrown = next(totals), thrown + 1
            if point is None and total in (4, 5, 6, 8, 9, 10):
                point = total
            elif point is None and total == 12 and choice == "dont":
                won = 100
            elif point is None:
                won = 200 if (total in (7, 11)) == (choice == "pass") else 0
            elif total in (7, point):
                if (total == point) == (choice == "pass"):
                    odds = self.odds[choice][str(6 - abs(point - 7))]
                    won += 200 + behind * (odds["stakes"] + odds["wins"])
                if total == point:
                    won += sum(place["stakes"] for place in laid.values())
            elif total in laid:
                place = laid.pop(total)
                won += place["stakes"] + place["wins"]
        return won, 2 * min(thrown, self.throws) + max(0, thrown - self.throws)


FAMILIES = {"blackjack": Blackjack, "craps": Craps, "video-poker": VideoPoker, "hidden-fields": HiddenFields, "tower": Tower, "higher-lower": HigherLower, "over-under": OverUnder, "segments": Segments, "paths": Paths, "keno": Keno, "scratch": Scratch,
            "three-dice": ThreeDice, "baccarat": Baccarat, "two-cards": TwoCards, "money-wheel": MoneyWheel, "heights": Heights, "number-draw": NumberDraw}


def faults_of(game, one):
    """What is wrong with one round, in words; an empty list if nothing is."""
    faults = []
    committed = one.get("server_seed_hash")
    if committed is not None and hashlib.sha256(one["server_seed"].encode("ascii")).hexdigest() != committed:
        faults.append("the server seed is not the one that was committed to")
    win, stops = game.play(one["command"], Stream(one["server_seed"], one["client_seed"], one["nonce"]))
    if win != one["win_minor"]:
        faults.append("pays {} and not {}".format(win, one["win_minor"]))
    if "stops" in one and one["stops"] != stops:
        faults.append("stops at {} and not {}".format(stops, one["stops"]))
    return faults


def main():
    if len(sys.argv) != 2:
        print("usage: verify-rounds.py definitions.json < rounds.jsonl", file=sys.stderr)
        return 2
    with open(sys.argv[1], encoding="utf-8") as file:
        definitions = json.load(file)
    games = {slug: (MechanicSlot if "mechanic" in definition else Slot)(definition) for slug, definition in definitions["slots"].items()}
    games.update({slug: Roulette(one) for slug, one in definitions["roulettes"].items()})
    games.update({slug: FAMILIES[one["family"]](one) for kind in ("tables", "instants", "steps") for slug, one in definitions[kind].items()})
    checked = mismatches = 0
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            one = json.loads(line)
            faults = faults_of(games[one["slug"]], one)
        except (ValueError, KeyError, TypeError) as error:
            print("line {}: not a round: {!r}".format(number, error), file=sys.stderr)
            return 2
        checked += 1
        if faults:
            mismatches += 1
            print("line {} ({}, nonce {}): {}".format(number, one["slug"], one["nonce"], "; ".join(faults)))
    print("{} rounds checked, {} mismatches".format(checked, mismatches))
    return 1 if mismatches or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
