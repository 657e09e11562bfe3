"""Which container a product comes in, how it stands, how it is used."""
import math

from . import in_use, materials, plants, props
from .containers import BOSTON, JUG, SQUAT, TALL, bottle, card, carton, pouch, towel_roll, wrap
from .palette import label, of
from .shapes import box, group, lathe, rounded, sheet, tube


def _bottle(head, shape=BOSTON, s=1.3, band=(0.17, 0.86), turn=0.0):
    def make(it, top):
        head_now = "atomiser" if head == "mist" and it.get("open") else head
        bottle(of(it["body"]), of(it["cap"]), label(it["id"]), head_now, of(it.get("nozzle", it["cap"])), shape, band, s, (0.06 if head != "plain" else 0, -0.1, top), turn + it["turn"])
    return make


def _pouch(it, top):
    pouch(of({"linen": "linenpaper"}.get(it["body"], it["body"])), label(it["id"]), 1.0, 1.28, 0.46, 1.5, (0, -0.1, top), it["turn"])


def _carton(it, top):
    carton(of("white"), label(it["id"]), 0.92, 1.38, 0.46, 1.42, (-0.02, -0.1, top), 0.0)


def _roll(it, top):
    towel_roll(of("waffle"), of("kraft"), label(it["id"]), 0.42, 0.98, 1.6, (0, -0.1, top), it["turn"])


def _tea_towel(it, top):
    """A printed towel over the rail of an oak stand, two more folded at its foot."""
    box((0, 0.25, top + 0.05), (1.9, 0.62, 0.1), of("oak"), 0.03)
    for side in (-1, 1):
        box((side * 0.84, 0.25, top + 1.12), (0.1, 0.1, 2.1), of("oak-upright"), 0.03)
    tube([(-0.98, 0.25, top + 2.08), (0, 0.25, top + 2.08), (0.98, 0.25, top + 2.08)], 0.055, of("oak"))
    props.hung(materials.printed("towel", label("towel-print"), 0.95, weave=0.25), (0, 0.25, top + 2.08), 1.24, 1.72, 1.3, 0.075, 0, 3, 1.3, 0.11)
    props.folded([of("linen-lagoon"), of("linen")], (0.66, -0.62, top), 0.66, 0.5, 0.17, -0.12)


def _kit(it, top):
    """The box behind, the three pieces before it."""
    box((0.05, 0.3, top + 1.05), (1.8, 0.6, 2.1), of("kraft"), 0.02)
    card(label(it["id"]), 1.5, 1.5 * 520 / 700, (0.05, -0.004, top + 1.42))
    bottle(of("amber"), of("ink"), label("grow-plant-food-tonic"), "dropper", of("ink"), SQUAT, (0.12, 0.58), 0.68, (-0.6, -0.5, top), 0.1)
    bottle(of("leaf"), of("white"), label("protect-spray-with-neem"), "trigger", of("ink"), SQUAT, (0.12, 0.58), 0.66, (0.68, -0.5, top), -0.1)
    pouch(of("kraft"), label("support-slow-release-pellets"), 0.95, 1.2, 0.4, 0.58, (0.03, -0.6, top))


def _brushes(it, top):
    """Four brushes: two stand in a jar, one lies, one leans."""
    lathe(rounded([(0, 0), (0.46, 0), (0.5, 0.98), (0.46, 0.98), (0.43, 0.04), (0, 0.04)], 0.03), of("ceramic"), (-0.2, 0.05, top))
    for x, y, turn, dark in ((-0.53, -0.06, 0.08, False), (0.13, 0.16, math.pi - 0.08, True)):
        stick = props.brush(of("oak"), of("bristle-dark" if dark else "bristle"), 1.12, rise=0.0)
        stick.location, stick.rotation_euler = (x, y, top + 1.8), (0, math.pi / 2 - 0.22, turn)
    flat = props.brush(of("oak"), of("bristle"), 1.0, False)
    flat.location, flat.rotation_euler = (0.66, -0.12, top), (0, 0, 0.55)
    small = props.brush(of("timber-deep"), of("bristle-dark"), 0.72)
    small.location, small.rotation_euler = (-0.42, -0.98, top), (0, 0, 0.1)
    tag = wrap(label(it["id"]), 0.502, 0.16, 0.82, 48)
    tag.location, tag.rotation_euler = (-0.2, 0.05, top), (0, 0, 0.0)


def _bundle(it, top):
    """A bag of soap berries, a bottle and folded cotton, together."""
    pouch(of("linenpaper"), label("soap-berries-laundry-wash"), 1.0, 1.2, 0.44, 1.3, (-0.42, 0.2, top))
    bottle(of("reef"), of("white"), label(it["id"]), "plain", None, BOSTON, (0.17, 0.86), 1.12, (0.58, -0.05, top))
    props.folded([of("linen-wattle"), of("linen")], (-0.28, -0.62, top), 0.86, 0.42, 0.14, 0.05)


def _wiped(colour="linen-lagoon"):
    return lambda t, e: (in_use.drops(t, e), in_use.cloth(t, e, colour))


# "make" sets the pack on its plinth, "use" adds what its second picture shows
PACKS = {
    "trigger": {"make": _bottle("trigger"), "use": _wiped()},
    "small-trigger": {"make": _bottle("trigger", SQUAT, 1.62, (0.1, 0.6)), "use": lambda t, e: in_use.drops(t, e, 5, 44)},
    "pump": {"make": _bottle("pump"), "use": in_use.foam},
    "plain": {"make": _bottle("plain", BOSTON, 1.42), "use": _wiped("linen-wattle")},
    "jug": {"make": _bottle("plain", JUG, 1.24, (0.18, 1.12)), "use": lambda t, e: in_use.foam(t, e, (-0.48, -0.58), 0.75)},
    "mist": {"make": _bottle("mist", TALL, 1.42, (0.14, 1.08)), "use": lambda t, e: (in_use.drops(t, e, 4, 26), in_use.cap_off(t, e))},
    "dropper": {"make": _bottle("dropper", SQUAT, 1.75, (0.1, 0.6)), "use": lambda t, e: in_use.earth(t, e, (0.62, -0.56))},
    "pouch": {"make": _pouch, "use": in_use.scoop},
    "carton": {"make": _carton, "use": in_use.scoop},
    "roll": {"make": _roll, "use": lambda t, e: in_use.cloth(t, e, "waffle", (0.66, -0.66))},
    "tea-towel": {"make": _tea_towel, "plinth": (0.3, 1.2), "middle": 1.36, "use": lambda t, e: None},
    "kit": {"make": _kit, "plinth": (0.3, 1.3), "middle": 1.3, "use": lambda t, e: in_use.earth(t, e, (0.36, -0.92))},
    "brushes": {"make": _brushes, "plinth": (0.3, 1.2), "use": lambda t, e: in_use.foam(t, e, (0.52, -0.7), 0.85)},
    "bundle": {"make": _bundle, "plinth": (0.3, 1.2), "use": lambda t, e: in_use.foam(t, e, (0.52, -0.74), 0.75)},
}
