"""Props that show a pack in use, for a product's second picture: droplets, lather, a scoop, a damp cloth. No hands."""
import math
import random

from . import plants, props
from .palette import of
from .shapes import ball, grain, group, lathe, rounded, solid, tube


def drops(top, edge, seed=2, count=34):
    """Water on the plinth in front of the pack: drops of every size that don't overlap."""
    dice, placed = random.Random(seed), []
    for i in range(count * 20):
        if len(placed) == count:
            break
        a, r = dice.uniform(-2.75, -0.35), dice.uniform(0.56, edge * 0.92)
        size = 0.066 if len(placed) < 3 else 0.048 if len(placed) < 9 else dice.choice((0.014, 0.02, 0.026, 0.034))
        x, y = r * math.cos(a), r * math.sin(a) * 0.97
        if any(math.hypot(x - px, y - py) < size + other + 0.012 for px, py, other in placed):
            continue
        placed.append((x, y, size))
        bead = ball((x, y, top + 0.002), size, of("dew"), (dice.uniform(0.9, 1.15), 1, 0.58), (0, 0, a))
        bead.visible_diffuse = False
        if size > 0.03:
            ball((x - 0.3 * size, y - 0.32 * size, top + 0.5 * size), 0.17 * size, of("glint"), (1.3, 1, 0.4)).visible_shadow = False


def foam(top, edge, at=(-0.52, -0.5), s=0.85, seed=8):
    """A low, soft heap of lather: packed bubbles of every size, with large clear ones around the rim.

    None of it goes beyond the plinth's edge.
    """
    dice, verts, faces = random.Random(seed), [], []

    def height(x, y):
        a = math.atan2(y, x)
        rim = 0.34 * (1 + 0.16 * math.sin(2 * a + seed) + 0.09 * math.sin(3 * a + 2 * seed))
        return 0.2 * max(0.0, 1 - (math.hypot(x, y / 0.8) / rim) ** 2) ** 0.6

    # a smooth body, its surface covered with half bubbles
    rings, around = 16, 72
    for k in range(rings + 1):
        for j in range(around):
            a, t = 2 * math.pi * j / around, k / rings
            rim = 0.34 * (1 + 0.16 * math.sin(2 * a + seed) + 0.09 * math.sin(3 * a + 2 * seed))
            x, y = rim * t * math.cos(a), 0.8 * rim * t * math.sin(a)
            verts.append((x, y, height(x, y)))
    faces = [(k * around + j, (k + 1) * around + j, (k + 1) * around + (j + 1) % around, k * around + (j + 1) % around) for k in range(rings) for j in range(around)]
    parts = [solid("lather", verts, faces, of("foam"))]
    placed = []
    sizes = [0.05] * 4 + [0.036] * 12 + [0.025] * 60 + [0.017] * 170 + [0.011] * 420
    for size in sizes:
        for _ in range(25):
            a, r = dice.uniform(0, 6.28), 0.36 * math.sqrt(dice.random())
            if size > 0.03:
                r = dice.uniform(0.26, 0.37)
            x, y = r * math.cos(a), 0.8 * r * math.sin(a)
            z = height(x, y)
            if z <= 0 and dice.random() < 0.75:
                continue
            if math.hypot(at[0] + s * x, at[1] + s * y) > edge - 0.07 or any((x - px) ** 2 + (y - py) ** 2 < (0.8 * (size + ps)) ** 2 for px, py, ps in placed):
                continue
            placed.append((x, y, size))
            clear = size > 0.03 or dice.random() < 0.16
            parts.append(grain((x, y, z + size * (0.55 if clear else 0.15)), size, of("bubble" if clear else "foam")))
            if clear:
                parts[-1].visible_shadow = False
                parts.append(grain((x - 0.38 * size, y - 0.6 * size, z + 1.15 * size), 0.12 * size, of("glint")))
            break
    return group(parts, (*at, top), 0, scale=s)


def scoop(top, edge, what="white", at=(-0.2, -0.78), turn=-0.25):
    """A small heaped timber scoop with a few grains around it. Before `turn`, its handle points to the right."""
    parts = [lathe(rounded([(0, 0), (0.13, 0.0), (0.19, 0.13), (0.17, 0.13), (0.12, 0.02), (0, 0.02)], 0.015), of("oak"))]
    parts.append(tube([(0.16, 0, 0.1), (0.34, 0, 0.12), (0.62, 0, 0.035)], 0.03, of("oak"), taper=[1.2, 0.9, 1.1]))
    dice = random.Random(3)
    for i in range(110):
        a, r = dice.uniform(0, 6.28), 0.16 * math.sqrt(dice.random())
        parts.append(ball((r * math.cos(a), r * math.sin(a), 0.09 + 0.09 * (1 - (r / 0.16) ** 2)), 0.024, of(what)))
    made = group(parts, (*at, top), turn)
    props.beads(of(what), (at[0] - 0.18, at[1] + 0.02, top), 12, 0.022, 0.22, 7)
    return made


def cloth(top, edge, name="linen-lagoon", at=(0.6, -0.55)):
    """A folded cloth, ready for the next wipe."""
    props.folded([of(name)], (*at, top), 0.6, 0.42, 0.13, -0.35)


def brush(top, edge):
    """A bristle brush within reach."""
    made = props.brush(of("oak"), of("bristle"), 0.8, False)
    made.location, made.rotation_euler = (0.6, -0.56, top), (0, 0, 0.5)


def berries(top, edge):
    """A few soap berries from the bag."""
    dice = random.Random(6)
    for x, y in ((0.46, -0.76), (0.66, -0.62), (0.62, -0.4), (0.2, -0.86), (0.8, -0.44)):
        props.berry(of("soap-berry"), (x, y, top + 0.09), dice)


def cap_off(top, edge, at=(0.73, -0.24), radius=0.19, height=0.55):
    """The mist bottle's cap beside it, clear of the label."""
    return lathe(rounded([(0, 0), (radius, 0), (radius, height), (0, height)], 0.04), of("white"), (*at, top))


def earth(top, edge, at=(0.5, -0.62)):
    """A small heap of potting soil with a leaf on it."""
    dice = random.Random(5)
    for _ in range(130):
        a, r = dice.uniform(0, 6.28), 0.26 * math.sqrt(dice.random())
        size = dice.uniform(0.02, 0.045)
        ball((at[0] + r * math.cos(a), at[1] + r * 0.75 * math.sin(a), top + size * 0.6 + 0.1 * (1 - (r / 0.27) ** 2)), size, of("soil"), (1, 0.8, 0.75))
    one = plants.oval_leaf(of("foliage-bright"), 0.36, 0.12, 0.2)
    one.location, one.rotation_euler = (at[0] - 0.12, at[1] - 0.1, top + 0.15), (0.15, 0.05, 0.5)
