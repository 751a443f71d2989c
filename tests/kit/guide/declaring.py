"""The reference as a program called `mine` that declares one ruleset and the facets that it is given, and no more."""

from __future__ import annotations

import json
import sys

from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

ruleset, *facets = sys.argv[1:]
HELLO = {
    "status": "ok",
    "protocol": 1,
    "implementation": {"name": "mine", "version": "1", "language": "python"},
    "rulesets": {ruleset: {"facets": facets, "readings": "*"}},
}
reference = Reference()
for line in sys.stdin:
    request = json.loads(line)
    reply = HELLO if request["op"] == "hello" else encode_reply_as_plain_data(reference.answer(request))
    sys.stdout.write(f"{json.dumps({**reply, 'id': request['id']})}\n")
    sys.stdout.flush()
