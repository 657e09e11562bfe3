"""Leaves, sprays and flowers of the coast."""
import math
import random

from .shapes import ball, group, lathe, rounded, smooth, solid, tube


def blade(mat, base, turn, lean, length, width):
    """One arching leaf from `base`; `lean` in radians from upright."""
    steps, verts, faces = 16, [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * min(1, t**0.75)) * (1 - 0.15 * t)
        out, up = length * t * math.sin(lean * t), length * t * math.cos(lean * t)
        verts += [(out, k * half, up + 0.3 * abs(k) * half) for k in (-1, -0.45, 0, 0.45, 1)]
    for i in range(steps):
        for k in range(4):
            a = i * 5 + k
            faces.append((a, a + 1, a + 6, a + 5))
    made = solid("leaf", verts, faces, mat, base, turn)
    made.modifiers.new("smooth", "SUBSURF").render_levels = 2
    return made


def oval_leaf(mat, length=0.3, width=0.09, curl=0.25, fold=0.35):
    """A single leaf along +X from the origin, lying in XY, cupped along its rib."""
    steps, verts, faces = 14, [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * t**0.8) ** 0.9 if 0 < t < 1 else 0.002
        verts += [(length * t, k * half, fold * abs(k) * half - curl * length * t * t) for k in (-1, -0.5, 0, 0.5, 1)]
    for i in range(steps):
        for k in range(4):
            a = i * 5 + k
            faces.append((a, a + 5, a + 6, a + 1))
    return solid("leaf", verts, faces, mat)


def sprig(leaf, stem, loc, turn=0.0, length=1.0, pairs=6, size=0.3, rise=0.25, width=0.3, seed=1):
    """A cut twig that rests on its leaves: lemon myrtle, eucalyptus, olive."""
    dice = random.Random(seed)
    path = [(length * t, 0.06 * math.sin(3 * t), 0.03 + rise * math.sin(math.pi * t * 0.8)) for t in (0, 0.33, 0.66, 1)]
    curve = smooth(path, 12)
    parts = [tube(path, 0.014, stem, taper=[1.3, 1, 0.7, 0.3])]
    for i in range(pairs + 1):
        x, y, z = curve[int((0.12 + 0.86 * i / pairs) * (len(curve) - 1))]
        for side in ((-1, 1) if i < pairs else (0,)):
            s = size * (1 - 0.4 * i / pairs) * dice.uniform(0.85, 1.1)
            one = oval_leaf(leaf, s, s * width, 0.2)
            one.location = (x, y, z)
            one.rotation_euler = (dice.uniform(-0.35, 0.35), -dice.uniform(0.05, 0.25), side * dice.uniform(0.7, 1.05))
            parts.append(one)
    return group(parts, loc, turn)


def hibiscus(petal, heart, pollen, loc, tilt=(1.1, 0.1), turn=0.0, size=0.5, seed=3):
    """Native hibiscus: five crêped petals, a dark throat, one long column."""
    parts, rows, columns = [], 14, 14
    for p in range(5):
        verts = []
        for i in range(rows + 1):
            t = i / rows
            half = size * (0.1 + 0.52 * math.sin(math.pi * min(1, t * 0.62 + 0.02)))
            if t > 0.75:
                half *= math.sqrt(max(0.0, 1 - ((t - 0.75) / 0.27) ** 2))
            for j in range(columns + 1):
                k = j / columns * 2 - 1
                ripple = 0.035 * size * math.sin(9 * k + p) * t * t
                cup = size * (0.42 * math.sin(t * 1.7) - 0.25 * t * t)
                verts.append((size * t * 1.05 + ripple, k * half, cup + ripple * 1.5 + 0.05 * size * k))
        faces = [(a, a + columns + 1, a + columns + 2, a + 1) for i in range(rows) for j in range(columns) for a in [i * (columns + 1) + j]]
        one = solid("petal", verts, faces, petal, turn=2 * math.pi * p / 5)
        one.modifiers.new("smooth", "SUBSURF").render_levels = 2
        parts.append(one)
    parts.append(lathe(smooth([(0.02 * size, -0.05), (0.16 * size, 0.1 * size), (0.02 * size, 0.2 * size)], 8), heart))
    parts.append(tube([(0, 0, 0), (0.03, 0, 0.5 * size), (0.06, 0, 1.05 * size)], 0.03 * size, pollen))
    dice = random.Random(seed)
    for i in range(34):
        h, a = dice.uniform(0.5, 1.1), dice.uniform(0, 6.28)
        parts.append(ball((0.05 + 0.075 * size * math.cos(a), 0.075 * size * math.sin(a), h * size), 0.026 * size, pollen))
    return group(parts, loc, turn, tilt)


def potted(pot, soil, leaf, loc, leaves=19, height=1.6, s=1.0, seed=5):
    """A clay pot of strappy leaves."""
    dice = random.Random(seed)
    parts = [
        lathe(rounded([(0, 0), (0.4, 0), (0.52, 0.74), (0.57, 0.74), (0.57, 0.9), (0.49, 0.9), (0.47, 0.74), (0, 0.74)], 0.03), pot),
        lathe([(0, 0.8), (0.48, 0.79)], soil),
    ]
    for i in range(leaves):
        at = (dice.uniform(-0.1, 0.1), dice.uniform(-0.1, 0.1), 0.74)
        parts.append(blade(leaf, at, i * 2.399, dice.uniform(0.25, 1.35), dice.uniform(0.7, 1.1) * height, dice.uniform(0.1, 0.18)))
    return group(parts, loc, scale=s)


def wattle(bloom, leaf, stem, loc, reach=1.6, seed=2, branches=5, lean=0.55):
    """Golden wattle in a vase: arching twigs, long grey leaves, clusters of round blossom."""
    dice, parts = random.Random(seed), []
    for b in range(branches):
        a, out = b * 2.399 + dice.uniform(-0.3, 0.3), lean * dice.uniform(0.5, 1.2)
        long = reach * dice.uniform(0.75, 1.1)
        path = [(math.cos(a) * out * long * t * t, math.sin(a) * out * long * t * t * 0.7, long * (t - 0.18 * t * t)) for t in (0, 0.33, 0.66, 1)]
        curve = smooth(path, 12)
        parts.append(tube(path, 0.018, stem, taper=[1.2, 1, 0.7, 0.3]))
        for i in range(9, len(curve) - 1, 2):
            x, y, z = curve[i]
            for side in (-1, 1):
                turn = a + side * dice.uniform(0.7, 1.3)
                if dice.random() < 0.42:
                    one = oval_leaf(leaf, dice.uniform(0.25, 0.42), 0.04, 0.3)
                    one.location, one.rotation_euler = (x, y, z), (0, -dice.uniform(0.0, 0.7), turn)
                    parts.append(one)
                else:
                    for k in range(4):
                        r = 0.05 + 0.055 * k
                        parts.append(ball((x + r * math.cos(turn) + dice.uniform(-0.02, 0.02), y + r * math.sin(turn), z + 0.05 * k * dice.uniform(0.2, 1.0)), dice.uniform(0.036, 0.052), bloom))
    return group(parts, loc)
