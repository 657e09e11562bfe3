"""What shows a pack in use, for the second picture of a product: droplets, lather, a scoop, a damp cloth. No hands."""
import math
import random

from . import plants, props
from .palette import of
from .shapes import ball, group, lathe, rounded, solid, tube


def drops(top, edge, seed=2, count=34):
    """Water on the plinth before the pack: beads of every size, none on another."""
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
    """A soft heap of lather with clear bubbles on its skin and about its foot, none beyond the plinth's edge."""
    dice, verts, faces = random.Random(seed), [], []
    heap = []
    for i in range(90):
        a, r = dice.uniform(0, 6.28), 0.3 * math.sqrt(dice.random())
        lift = 0.26 * (1 - (r / 0.32) ** 2)
        heap.append((r * math.cos(a), r * math.sin(a) * 0.85, lift * dice.uniform(0.3, 1.0), dice.uniform(0.05, 0.09)))
    for x, y, z, size in heap:
        base, rings, around = len(verts), 8, 12
        for k in range(rings + 1):
            for j in range(around):
                b, c = math.pi * k / rings, 2 * math.pi * j / around
                verts.append((x + size * math.sin(b) * math.cos(c), y + size * math.sin(b) * math.sin(c), max(0.0, z + size * 0.5 + size * math.cos(b))))
        faces += [(base + k * around + j, base + (k + 1) * around + j, base + (k + 1) * around + (j + 1) % around, base + k * around + (j + 1) % around) for k in range(rings) for j in range(around)]
    lather = solid("lather", verts, faces, of("foam"))
    melt = lather.modifiers.new("even", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.013, True
    soft = lather.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.7, 14
    parts = [lather]
    for x, y, z, size in heap[::3]:
        parts.append(ball((x * 1.03, y * 1.03, z + size * 1.25), size * dice.uniform(0.3, 0.6), of("bubble")))
    placed = []
    while len(placed) < 26:
        a, r, size = dice.uniform(0, 6.28), dice.uniform(0.3, 0.42), dice.choice((0.016, 0.022, 0.03, 0.04, 0.05))
        x, y = r * math.cos(a), r * math.sin(a) * 0.85
        placed.append((x, y))
        if math.hypot(at[0] + s * x, at[1] + s * y) < edge - 0.09:
            parts.append(ball((x, y, size * 0.75), size, of("bubble")))
    for part in list(parts[1:]):
        part.visible_shadow = False
        x, y, z = part.location
        size = part.dimensions.x / 2
        parts.append(ball((x - 0.38 * size, y - 0.55 * size, z + 0.62 * size), 0.13 * size, of("glint")))
    return group(parts, (*at, top), 0, scale=s)


def scoop(top, edge, grain="white", at=(-0.2, -0.78), turn=-0.25):
    """A little timber scoop, heaped, and a few grains about it; its handle to the right of its bowl before `turn`."""
    parts = [lathe(rounded([(0, 0), (0.13, 0.0), (0.19, 0.13), (0.17, 0.13), (0.12, 0.02), (0, 0.02)], 0.015), of("oak"))]
    parts.append(tube([(0.16, 0, 0.1), (0.34, 0, 0.12), (0.62, 0, 0.035)], 0.03, of("oak"), taper=[1.2, 0.9, 1.1]))
    dice = random.Random(3)
    for i in range(110):
        a, r = dice.uniform(0, 6.28), 0.16 * math.sqrt(dice.random())
        parts.append(ball((r * math.cos(a), r * math.sin(a), 0.09 + 0.09 * (1 - (r / 0.16) ** 2)), 0.024, of(grain)))
    made = group(parts, (*at, top), turn)
    props.beads(of(grain), (at[0] - 0.18, at[1] + 0.02, top), 12, 0.022, 0.22, 7)
    return made


def cloth(top, edge, name="linen-lagoon", at=(0.6, -0.55)):
    """A cloth put down folded, ready for the next wipe."""
    props.folded([of(name)], (*at, top), 0.6, 0.42, 0.13, -0.35)


def cap_off(top, edge, radius=0.19, height=0.55):
    """The mist bottle's cap, set down beside it, clear of the label."""
    return lathe(rounded([(0, 0), (radius, 0), (radius, height), (0, height)], 0.04), of("white"), (0.73, -0.24, top))


def earth(top, edge, at=(0.5, -0.62)):
    """Potting soil in a small heap, a leaf on it."""
    dice = random.Random(5)
    for _ in range(130):
        a, r = dice.uniform(0, 6.28), 0.26 * math.sqrt(dice.random())
        size = dice.uniform(0.02, 0.045)
        ball((at[0] + r * math.cos(a), at[1] + r * 0.75 * math.sin(a), top + size * 0.6 + 0.1 * (1 - (r / 0.27) ** 2)), size, of("soil"), (1, 0.8, 0.75))
    one = plants.oval_leaf(of("foliage-bright"), 0.36, 0.12, 0.2)
    one.location, one.rotation_euler = (at[0] - 0.12, at[1] - 0.1, top + 0.15), (0.15, 0.05, 0.5)
