#!/usr/bin/env python3
"""Draws the prizes of a campaign again, independently of the house's own code.

    curl -s https://the.house/rest/draws/7/fairness/ | python3 scripts/verify-draws.py

Each line of the input is the answer of that call for a draw that is closed, or its `data` alone. A long draw is read on with `?after=` and
the id of the last line that it told. Prints for each draw whether the seed is the one that was committed to, how many lines were drawn again
and which differ, and whether more of a prize was given than there were; ends with 1 if anything differs or nothing was drawn, with 2 if the
input is unusable. Arguments are inputs (a round's id) that are drawn too, so that anybody sees what their own round brought. Python 3.6 or
newer, standard library alone.
"""

import hashlib
import hmac
import json
import sys


def draw(seed, text, number, weights):
    """The index that HMAC-SHA256(seed, "text:number:cursor") picks: a number below the sum of the weights, without bias."""
    total = sum(weights)
    width = ((total - 1).bit_length() + 7) // 8
    cycles = 256 ** width // total
    pending, cursor = b"", 0
    while True:
        while len(pending) < width:
            message = "{}:{}:{}".format(text, number, cursor).encode("ascii")
            pending += hmac.new(seed.encode("ascii"), message, hashlib.sha256).digest()
            cursor += 1
        value, pending = int.from_bytes(pending[:width], "big"), pending[width:]
        if value // total < cycles:
            ticket = value % total
            for index, weight in enumerate(weights):
                if ticket < weight:
                    return index
                ticket -= weight


def faults_of(told, inputs):
    seed = told["serverSeed"]
    if hashlib.sha256(seed.encode("ascii")).hexdigest() != told["serverSeedHash"]:
        yield "the seed is not the one that was committed to"
    names = [outcome["name"] for outcome in told["outcomes"]] + [None]
    weights = [outcome["weight"] for outcome in told["outcomes"]] + [told["nothingWeight"]]
    given = {}
    for line in told["drawn"]:
        came = names[draw(seed, line["input"], line["number"], weights)]
        if came != line["outcome"]:
            yield "{}:{} brings {} and not {}".format(line["input"], line["number"], came, line["outcome"])
        if line["isGiven"]:
            given[line["outcome"]] = given.get(line["outcome"], 0) + 1
    for outcome in told["outcomes"]:
        if given.get(outcome["name"], 0) > outcome["stock"]:
            yield "more of {} was given than there were".format(outcome["name"])
    for text in inputs:
        print("{}: {} brings {}".format(told["id"], text, names[draw(seed, text, 0, weights)] or "nothing"))


def main():
    mismatches = drawn = 0
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            told = json.loads(line)
            told = told.get("data", told)
            faults = list(faults_of(told, sys.argv[1:]))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            print("line {}: not a draw that is closed: {!r}".format(number, error), file=sys.stderr)
            return 2
        drawn += len(told["drawn"])
        mismatches += len(faults)
        for fault in faults:
            print("draw {}: {}".format(told["id"], fault))
    print("{} draws of prizes checked, {} mismatches".format(drawn, mismatches))
    return 1 if mismatches or drawn == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
