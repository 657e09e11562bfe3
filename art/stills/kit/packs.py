"""The container each kind of product comes in, how it's placed and how it's used."""
from . import in_use, props
from .containers import BOSTON, JUG, SQUAT, TALL, bottle, pouch, towel_roll
from .palette import label, of


def _bottle(head, shape=BOSTON, s=1.3, band=(0.17, 0.86), turn=0.0):
    def make(it, top):
        head_now = "atomiser" if head == "mist" and it.get("open") else head
        bottle(of(it["body"]), of(it["cap"]), label(it["id"]), head_now, of(it.get("nozzle", it["cap"])), shape, band, s, (0.06 if head != "plain" else 0, -0.1, top), turn + it["turn"])
    return make


def _pouch(it, top):
    pouch(of({"linen": "linenpaper"}.get(it["body"], it["body"])), label(it["id"]), 1.0, 1.28, 0.46, 1.5, (0, -0.1, top), it["turn"])


def _roll(it, top):
    towel_roll(of("waffle"), of("kraft"), label(it["id"]), 0.42, 0.98, 1.6, (0, -0.1, top), it["turn"])


def _bundle(it, top):
    """A bag of soap berries, a bottle and folded cotton."""
    pouch(of("linenpaper"), label("soap-berries-laundry-wash"), 1.0, 1.2, 0.44, 1.3, (-0.42, 0.2, top))
    bottle(of("reef"), of("white"), label(it["id"]), "plain", None, BOSTON, (0.17, 0.86), 1.12, (0.58, -0.05, top))
    props.folded([of("linen-wattle"), of("linen")], (-0.28, -0.62, top), 0.86, 0.42, 0.14, 0.05)


def _wiped(colour="linen-lagoon"):
    return lambda t, e: (in_use.drops(t, e), in_use.cloth(t, e, colour))


# "make" places the pack on its plinth, "use" adds the props for its second picture
PACKS = {
    "trigger": {"make": _bottle("trigger"), "use": _wiped()},
    "small-trigger": {"make": _bottle("trigger", SQUAT, 1.62, (0.1, 0.6)), "use": lambda t, e: in_use.drops(t, e, 5, 44)},
    "pump": {"make": _bottle("pump"), "use": _wiped("linen-coral")},
    "jug": {"make": _bottle("plain", JUG, 1.24, (0.18, 1.12)), "use": _wiped()},
    "mist": {"make": _bottle("mist", TALL, 1.42, (0.14, 1.08)), "use": lambda t, e: (in_use.drops(t, e, 4, 26), in_use.cap_off(t, e))},
    "dropper": {"make": _bottle("dropper", SQUAT, 1.75, (0.1, 0.6)), "use": lambda t, e: in_use.earth(t, e, (0.62, -0.56))},
    "pouch": {"make": _pouch, "use": in_use.scoop},
    "roll": {"make": _roll, "use": lambda t, e: in_use.cloth(t, e, "waffle", (0.66, -0.66))},
    "bundle": {"make": _bundle, "plinth": (0.3, 1.2), "use": in_use.berries},
}
