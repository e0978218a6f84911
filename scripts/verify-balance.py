#!/usr/bin/env python3
"""Checks that your balance is among what the house published that it owes its players.

    python3 verify-balance.py proof.json [ROOT]

`proof.json` is the file that you downloaded on /fairness/. ROOT is the published root that you wrote down, or that
somebody else saw: a house that shows everybody another root is found out by comparing them. Without it the root in the
file is used. Needs Python alone, and no connection.
"""
import hashlib
import json
import sys


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def root_of(leaf, path):
    """The root that a leaf and its path lead to, and the sum of all leaves below it."""
    node_hash, node_sum = digest(f"leaf:{leaf['salt']}:{leaf['amount']}"), int(leaf["amount"])
    for step in path:
        other_hash, other_sum = step["hash"], int(step["sum"])
        if other_sum < 0:
            raise ValueError("a sum in the path is below zero: it would hide what is owed to others")
        left, right = ((other_hash, other_sum), (node_hash, node_sum))
        if step["side"] == "right":
            left, right = right, left
        node_hash = digest(f"node:{left[0]}:{left[1]}:{right[0]}:{right[1]}")
        node_sum = left[1] + right[1]
    return node_hash, node_sum


def check(proof, root=None):
    """What is wrong with a proof, or None."""
    book = proof["book"]
    found, total = root_of(proof["leaf"], proof["path"])
    if found != (root or book["root"]):
        return f"the path leads to {found}, not to the published root"
    if total != book["total"]:
        return f"the path adds up to {total}, the house published {book['total']}"
    return None


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        proofs = json.load(file)
    wrong = 0
    for proof in proofs if isinstance(proofs, list) else [proofs]:
        book, amount = proof["book"], int(proof["leaf"]["amount"])
        fault = check(proof, arguments[1] if len(arguments) == 2 else None)
        said = f"{book['asset']}: {amount / 10 ** book['exponent']:.{book['exponent']}f} of {book['total'] / 10 ** book['exponent']:.{book['exponent']}f}, {book['at']}"
        print(f"{said}: {'WRONG: ' + fault if fault else 'your balance is in the published books'}")
        wrong += fault is not None
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
