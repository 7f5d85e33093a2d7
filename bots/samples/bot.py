#!/usr/bin/env python3
"""A sample bot for Chantier in plain Python: it answers with one of the options, at random but not blindly.

Run it with:  chantier bot pillars --engine "python3 bots/samples/bot.py"
"""
import json
import random
import sys

# Acts that end something early are taken only when nothing else is left.
SHY = ("pass", "stop", "skip", "finish", "decline", "done")


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()  # Without this the house waits for ever.


def choose(message):
    options = message["options"]
    bold = [option for option in options if not option["act"].startswith(SHY)]
    return random.choice(bold or options)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "protocol": 1, "name": "sample.py"})
        elif kind == "match":
            random.seed(message["match"])  # The same match is played the same way.
        elif kind == "choose":
            say({"type": "choice", "id": message["id"], "choice": choose(message)})
        elif kind == "bye":
            break
        # "now", "end" and whatever a later version adds need no answer.


if __name__ == "__main__":
    main()
