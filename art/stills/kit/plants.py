"""Leaves, sprays and flowers of the coast."""
import math
import random

from .shapes import grain, group, lathe, rounded, sheet, smooth, solid, tube


def blade(mat, base, turn, lean, length, width):
    """One arching leaf from `base`. `lean` is in radians from upright."""
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
    """A single leaf along +X from the origin, flat in XY and cupped along its rib."""
    steps, verts, faces = 14, [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * t**0.8) ** 0.9 if 0 < t < 1 else 0.002
        verts += [(length * t, k * half, fold * abs(k) * half - curl * length * t * t) for k in (-1, -0.5, 0, 0.5, 1)]
    for i in range(steps):
        for k in range(4):
            a = i * 5 + k
            faces.append((a, a + 5, a + 6, a + 1))
    made = solid("leaf", verts, faces, mat)
    uv = made.data.uv_layers.new()
    for corner in made.data.loops:
        along, across = divmod(corner.vertex_index, 5)
        uv.data[corner.index].uv = (along / steps, across / 4)
    return made


def sprig(leaf, stem, loc, turn=0.0, length=1.0, pairs=6, size=0.3, rise=0.25, width=0.3, seed=1):
    """A cut twig resting on its leaves: lemon myrtle, eucalyptus or olive."""
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


def _crepe(petal, size, dice, turn, lift):
    """One petal along +X: narrow at its foot, with a broad crinkled end that curls back. UVs run across and out."""
    rows, columns = 26, 30
    waves = [(dice.uniform(0.6, 1.0), k, dice.uniform(0, 6.28)) for k in (2, 3.4, 5.3, 8.1)]
    lean = dice.uniform(-0.08, 0.08)
    verts, uvs = [], []
    for i in range(rows + 1):
        t = i / rows
        for j in range(columns + 1):
            k = j / columns * 2 - 1
            # the outline: a spatula shape with a notched, uneven end
            half = size * (0.07 + 0.6 * math.sin(math.pi * 0.5 * min(1, t / 0.78)) ** 1.5)
            reach = t * (1 - 0.24 * abs(k) ** 2.6 * t + 0.03 * sum(a * math.sin(n * 2.2 * k + p) for a, n, p in waves[:2]) * t**4)
            x, y = size * 1.12 * reach, k * half * (1 - 0.1 * max(0, t - 0.8) * 5)
            ruffle = sum(a / (1 + 0.35 * n) * math.sin(n * 3.1 * k + p + 1.3 * t) for a, n, p in waves)
            out = t * t * (0.25 + 0.75 * abs(k) ** 1.5) + 0.8 * max(0, t - 0.72)
            z = size * (lift * math.sin(t * 1.9) - 0.42 * max(0, t - 0.55) ** 2 * 2 + 0.085 * ruffle * out - 0.16 * k * k * math.sin(math.pi * t) + 0.05 * k * (1 - t))
            verts.append((x, y + lean * x * t, z))
            uvs.append((j / columns, t))
    faces = [(a, a + columns + 1, a + columns + 2, a + 1) for i in range(rows) for j in range(columns) for a in [i * (columns + 1) + j]]
    one = solid("petal", verts, faces, petal, turn=turn)
    uv = one.data.uv_layers.new()
    for corner in one.data.loops:
        uv.data[corner.index].uv = uvs[corner.vertex_index]
    one.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return one


def hibiscus(petal, pollen, leaf, loc, tilt=(1.1, 0.1), turn=0.0, size=0.4, seed=3):
    """Native hibiscus: five crinkled overlapping petals, a long column of stamens and a green calyx behind."""
    dice = random.Random(seed)
    parts = []
    for p in range(5):
        one = _crepe(petal, size * dice.uniform(0.93, 1.04), dice, 2 * math.pi * p / 5 + dice.uniform(-0.07, 0.07), dice.uniform(0.4, 0.52))
        one.rotation_euler[0] = 0.16  # one edge over its neighbour's, as in a whorl
        parts.append(one)
    bend = [(0, 0, 0), (0.05 * size, 0, 0.45 * size), (0.17 * size, 0.02, 0.85 * size), (0.32 * size, 0.03, 1.12 * size)]
    curve = smooth(bend, 10)
    parts.append(tube(bend, 0.022 * size, pollen, taper=[1.5, 1.1, 0.9, 0.7]))
    for i in range(64):
        x, y, z = curve[int(dice.uniform(0.42, 1.0) * (len(curve) - 1))]
        a, out = dice.uniform(0, 6.28), dice.uniform(0.06, 0.12) * size
        tip = (x + out * math.cos(a), y + out * math.sin(a), z + dice.uniform(-0.01, 0.05) * size)
        parts.append(tube([(x, y, z), tip], 0.0045 * size, pollen, resolution=2))
        parts.append(grain(tip, dice.uniform(0.014, 0.022) * size, pollen))
    x, y, z = curve[-1]
    for i in range(5):
        parts.append(grain((x + 0.05 * size * math.cos(1.257 * i), y + 0.05 * size * math.sin(1.257 * i), z + 0.06 * size), 0.024 * size, pollen))
    for i in range(5):
        one = oval_leaf(leaf, 0.34 * size, 0.07 * size, -0.5)
        one.rotation_euler = (0, 0.35, 1.257 * i + 0.6)
        parts.append(one)
    parts.append(tube([(0, 0, -0.02), (-0.02, 0, -0.25 * size), (-0.1, 0.03, -0.5 * size)], 0.035 * size, leaf))
    return group(parts, loc, turn, tilt)


def frangipani(petal, loc, tilt=(0.4, 0.0), turn=0.0, size=0.28, seed=2):
    """Native frangipani: five cream petals arranged like a pinwheel, yellow in the middle."""
    dice, parts = random.Random(seed), []
    for p in range(5):
        lift, curl = dice.uniform(0.3, 0.42), dice.uniform(0.3, 0.45)

        def at(u, v, lift=lift, curl=curl):
            k = 2 * u - 1
            half = 0.05 + 0.36 * math.sin(math.pi * min(1.0, v**0.85 * 0.97)) ** 0.75
            y = k * half + 0.18 * v * v  # all lean in the same direction
            return (size * v, size * y, size * (lift * math.sin(1.9 * v) - curl * max(0, v - 0.55) ** 2 * 2 + 0.14 * k * (1 - 0.3 * v) - 0.12 * k * k))

        one = sheet(at, 1, 1, petal, turn=2 * math.pi * p / 5 + dice.uniform(-0.06, 0.06), cells=(14, 18), thick=0.008)
        one.modifiers.new("smooth", "SUBSURF").render_levels = 1
        parts.append(one)
    return group(parts, loc, turn, tilt)


def bud(petal, leaf, loc, tilt=(0.4, 0.0), turn=0.0, size=0.4):
    """A hibiscus bud: furled petals between green sepals."""
    parts = [lathe(smooth([(0.0, 0.0), (0.12 * size, 0.1 * size), (0.16 * size, 0.35 * size), (0.1 * size, 0.75 * size), (0.0, 0.95 * size)], 8), petal)]
    for i in range(5):
        one = oval_leaf(leaf, 0.5 * size, 0.1 * size, -0.15)
        one.rotation_euler = (0, -1.25, 1.257 * i)
        parts.append(one)
    parts.append(tube([(0, 0, 0.05 * size), (0.0, 0, -0.3 * size)], 0.035 * size, leaf))
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
                if dice.random() < 0.45:
                    one = oval_leaf(leaf, dice.uniform(0.25, 0.42), 0.035, 0.3)
                    one.location, one.rotation_euler = (x, y, z), (0, -dice.uniform(0.0, 0.7), turn)
                    parts.append(one)
                else:
                    # a raceme: fluffy little balls on both sides of a thread
                    tip = (x + 0.3 * math.cos(turn), y + 0.3 * math.sin(turn), z + 0.12)
                    parts.append(tube([(x, y, z), tip], 0.006, stem, resolution=2))
                    for k in range(7):
                        r, off = 0.05 + 0.036 * k, 0.034 * (-1) ** k
                        at = (x + r * math.cos(turn) - off * math.sin(turn), y + r * math.sin(turn) + off * math.cos(turn), z + 0.4 * r + dice.uniform(-0.03, 0.03))
                        parts.append(grain(at, dice.uniform(0.026, 0.038), bloom))
    return group(parts, loc)
