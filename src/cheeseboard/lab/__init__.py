"""The games for researchers: PettingZoo, Gymnasium, OpenSpiel, thousands of matches at once; docs/lab.md.

It needs `cheeseboard[lab]`. Each adapter is a module of its own, which imports what it needs and nothing else: `zoo`
and `cycles` (PettingZoo), `gym` (Gymnasium), `spiel` (OpenSpiel), `vector` (numpy).
"""
