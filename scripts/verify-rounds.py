#!/usr/bin/env python3
"""Recomputes provably fair rounds, independently of the house's own code.

    node engines/export-definitions.ts > definitions.json
    python3 scripts/verify-rounds.py definitions.json < rounds.jsonl

Each line of the input is one round as JSON:

    {"slug": "golden-orchard", "command": {"stake_minor": 100}, "server_seed": "…64 hex digits…",
     "server_seed_hash": "…", "client_seed": "abc", "nonce": 7, "win_minor": 40, "stops": [[1, 2, 3, 4, 5]]}

`stops` (the reels of every spin, or [[pocket]] at roulette) and `server_seed_hash` may be left out. Prints how many
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
        wilds = cells[:length].count(self.wild)
        return self.pays[symbol].get(str(length), 0) * self.definition["wild"]["multiplier"] ** wilds

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


class Roulette:
    def __init__(self, places):
        self.places = places

    def play(self, command, stream):
        pocket = stream.below(37)
        win = 0
        for bet in command["bets"]:
            place = self.places[bet["place"]]
            if pocket in place["numbers"]:
                # 36 shared by the numbers of the place, whatever the file says it returns.
                win += bet["stake_minor"] * 36 // len(place["numbers"])
        return win, [[pocket]]


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
    games = {slug: Slot(definition) for slug, definition in definitions["slots"].items()}
    games.update({slug: Roulette(places) for slug, places in definitions["roulettes"].items()})
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
