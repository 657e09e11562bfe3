"""What shows a pack in use, for the second picture of a product: mist, foam, a scoop, a damp cloth. No hands."""
import math
import random

from . import props
from .palette import of
from .shapes import ball, group, lathe, rounded, tube


def drops(top, edge, seed=2, count=46):
    """Water on the plinth and the pack's foot, each bead flattened on what it lies on."""
    dice = random.Random(seed)
    for _ in range(count):
        a, r = dice.uniform(-2.6, -0.4), dice.uniform(0.5, edge * 0.92)
        size = dice.choice((0.018, 0.026, 0.04, 0.055))
        ball((r * math.cos(a), r * math.sin(a) * 0.95, top + size * 0.18), size, of("glass"), (1, 1, 0.5))


def foam(top, edge, at=(-0.62, -0.5)):
    """A lather of unequal bubbles, packed as they fall together."""
    dice = random.Random(8)
    for i in range(110):
        a, r = dice.uniform(0, 6.28), 0.3 * math.sqrt(dice.random())
        lift = 0.2 * (1 - (r / 0.3) ** 2) * dice.uniform(0.2, 1)
        size = dice.uniform(0.03, 0.075)
        ball((at[0] + r * math.cos(a), at[1] + r * math.sin(a) * 0.8, top + lift + size * 0.5), size, of("foam"))


def scoop(top, edge, grain="white", at=(-0.62, -0.62)):
    """A little timber scoop, heaped, and a few grains about it."""
    x, y = at
    bowl = lathe(rounded([(0, 0), (0.13, 0.0), (0.19, 0.13), (0.17, 0.13), (0.12, 0.02), (0, 0.02)], 0.015), of("oak"), (x, y, top))
    tube([(x + 0.17, y - 0.02, top + 0.11), (x + 0.45, y - 0.1, top + 0.15), (x + 0.62, y - 0.16, top + 0.12)], 0.028, of("oak"))
    dice = random.Random(3)
    for i in range(70):
        a, r = dice.uniform(0, 6.28), 0.16 * math.sqrt(dice.random())
        ball((x + r * math.cos(a), y + r * math.sin(a), top + 0.09 + 0.09 * (1 - (r / 0.16) ** 2)), 0.024, of(grain))
    props.beads(of(grain), (x - 0.1, y - 0.18, top), 16, 0.022, 0.3, 7)
    return bowl


def cloth(top, edge, name="linen-lagoon", at=(0.62, -0.55)):
    """A cloth put down folded, ready for the next wipe."""
    props.folded([of(name)], (*at, top), 0.6, 0.42, 0.12, -0.35)


def spray(top, edge, nozzle):
    """Mist from the nozzle: beads that thin out as they travel to the left and fall."""
    dice = random.Random(5)
    for _ in range(150):
        t = dice.random() ** 0.8
        wide = 0.05 + 0.42 * t
        ball((nozzle[0] - 0.1 - 0.95 * t, nozzle[1] + dice.gauss(0, wide * 0.35), nozzle[2] - 0.12 * t * t + dice.gauss(0, wide * 0.4)), dice.uniform(0.005, 0.013), of("glass"))
