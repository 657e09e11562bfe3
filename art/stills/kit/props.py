"""Small household things. Each rests at the height given by its `loc`."""
import math
import random

import bpy
from mathutils import Vector, noise

from . import grains
from .shapes import ball, box, group, lathe, rounded, sheet, smooth, solid, tube


def lemon(mat, loc, size=0.2, turn=0.0, roll=0.0):
    """A lemon on its side. Before `turn`, its tips point along X."""
    half = [(0.0, -1.42), (0.16, -1.34), (0.3, -1.2), (0.72, -0.85), (0.97, -0.3), (1.0, 0.0), (0.97, 0.3), (0.72, 0.85), (0.3, 1.18), (0.13, 1.32), (0.0, 1.34)]
    made = lathe([(r * size, h * size) for r, h in smooth(half, 6)], mat, (loc[0], loc[1], loc[2] + size))
    made.rotation_euler = (roll, math.pi / 2, turn)
    return made


def pebble(mat, loc, size=0.2, squash=0.45, turn=0.0, seed=1):
    """A sea-worn stone or piece of sea-glass."""
    dice = random.Random(seed)
    wide, deep = size * dice.uniform(1.0, 1.35), size * dice.uniform(0.75, 1.0)
    made = ball((0, 0, 0), 1, mat)
    for vert in made.data.vertices:
        x, y, z = vert.co
        bulge = 1 + 0.1 * math.sin(2 * math.atan2(y, x) + seed) + 0.05 * math.sin(3 * math.atan2(y, x) + 2 * seed)
        vert.co = (x * wide * bulge, y * deep * bulge, z * size * squash)
    made.location, made.rotation_euler = (loc[0], loc[1], loc[2] + size * squash * 0.98), (0, 0, turn)
    return made


def bowl(mat, loc, radius=0.7, height=0.42):
    wall = smooth([(0.34 * radius, 0.05 * height), (0.72 * radius, 0.36 * height), (0.93 * radius, 0.72 * height), (radius, height)], 8)
    inner = [(r - 0.035, h + 0.03) for r, h in reversed(wall)]
    return lathe([(0, 0), (0.32 * radius, 0), *wall, *inner, (0, inner[-1][1])], mat, loc)


def folded(mats, loc, width=1.3, depth=0.9, each=0.17, turn=0.0, seed=2):
    """A pile of cloths, each folded in four and slightly out of line with the one below."""
    dice, parts = random.Random(seed), []
    for i, mat in enumerate(mats):
        w, d = width * dice.uniform(0.95, 1.0), depth * dice.uniform(0.95, 1.0)
        layers, pieces = 2, []
        h = each / layers
        for k in range(layers):
            phase = [dice.uniform(0, 6.28) for _ in range(5)]
            back, askew = dice.uniform(0.0, 0.05), dice.uniform(-0.015, 0.015)

            def at(u, v, w=w, d=d, h=h, k=k, phase=phase, back=back, askew=askew):
                # a loop of cloth: over the top, around the front fold and back underneath
                r = h * 0.4 * (1 + 0.16 * math.sin(2.3 * u + phase[0]))
                flat = d - r - back
                t = v * (2 * flat + math.pi * r)
                x = (u - 0.5) * w
                if t < flat:
                    y, z = d / 2 - back - t, r
                elif t < flat + math.pi * r:
                    a = (t - flat) / r
                    y, z = -d / 2 + r - r * math.sin(a), r * math.cos(a)
                else:
                    y, z = -d / 2 + r + (t - flat - math.pi * r), -r
                # soft waves along the fold, flatter towards the loose edges at the sides
                wave = 0.09 * h * math.sin(5.2 * u + phase[1]) + 0.05 * h * math.sin(11 * u + 3 * y + phase[2])
                side = 1 - 0.3 * abs(2 * u - 1) ** 5
                return (x + askew * y + 0.012 * math.sin(4 * y + phase[3]), y + 0.014 * math.sin(4.4 * u + phase[4]), k * h + h / 2 + z * side + wave)

            pieces.append(sheet(at, 1, 1, mat, cells=(48, 70), thick=h * 0.22))
        parts.append(group(pieces, (dice.uniform(-0.02, 0.02), dice.uniform(-0.02, 0.02), i * each * 0.97), dice.uniform(-0.035, 0.035)))
    return group(parts, loc, turn)


def rolled(mat, loc, seed=1, radius=0.3):
    """A rolled towel seen end on, rolled unevenly, with layers that aren't flush."""
    dice = random.Random(seed)
    first, count = dice.uniform(0, 6.28), 260
    verts = []
    for i in range(count + 1):
        t = i / count
        a = first + 22 * t
        r = (0.05 + (radius - 0.05) * t) * (1 + 0.025 * math.sin(2.3 * a) + 0.02 * math.sin(0.61 * a))
        slip = 0.025 * math.sin(1.7 * a) + 0.02 * math.sin(0.43 * a + 1)
        verts += [(r * math.cos(a), along + slip, r * math.sin(a) * 0.96) for along in (-0.42, -0.38, 0.0, 0.4)]
    made = solid("towel", verts, [(4 * i + k, 4 * i + 4 + k, 4 * i + 5 + k, 4 * i + 1 + k) for i in range(count) for k in range(3)], mat, (loc[0], loc[1], loc[2] + radius))
    body = made.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = 0.062, 0
    made.modifiers.new("round", "SUBSURF").render_levels = 3
    pile = bpy.data.textures.new("pile", "CLOUDS")
    pile.noise_scale, pile.noise_depth = 0.014, 2
    loops = made.modifiers.new("pile", "DISPLACE")
    loops.texture, loops.strength, loops.mid_level = pile, 0.014, 0.5
    return made


def draped(mat, loc, across, along, edge, drop, turn=0.0, seed=1, folds=5.0, depth=0.07, thick=0.025):
    """A cloth lying flat behind y = -`edge` and hanging `drop` over the front, in folds that widen downwards."""
    reach = edge + along
    dice = random.Random(seed)
    phase = [dice.uniform(0, 6.28) for _ in range(3)]

    def at(u, v):
        x = (u - 0.5) * across
        t = v * (along + drop + 0.1)
        wave = math.sin(folds * u * 6.28 + phase[0]) + 0.5 * math.sin(folds * 1.7 * u * 6.28 + phase[1])
        if t < along:
            lift = 0.012 * (1 + math.sin(3.1 * u * 6.28 + 5 * v + phase[2]))
            return (x, reach - edge * 2 - t + 0.0, 0.02 + lift + 0.02 * max(0, wave) * (t / along) ** 3)
        if t < along + 0.1:
            a = (t - along) / 0.1 * math.pi / 2
            return (x, -edge - 0.064 * math.sin(a) - depth * 0.15 * (1 + wave) * a, 0.02 - 0.064 * (1 - math.cos(a)) + 0.02 * max(0, wave) * math.cos(a))
        fall = (t - along - 0.1) / drop
        return (x * (1 - 0.04 * fall), -edge - 0.064 - depth * (0.25 + 0.75 * fall) * (1 + wave) * 0.5, -0.044 - fall * drop)

    cloth = sheet(at, 1, 1, mat, cells=(150, 90), thick=thick)
    for corner in cloth.data.uv_layers.active.data:
        corner.uv[1] = 1 - corner.uv[1]  # so that a print is upright on the hanging part
    return group([cloth], loc, turn)


def basket(weave, rim, loc, width=1.7, depth=1.1, height=0.95, turn=0.0):
    """A rounded-corner basket, open at the top, with a wound rim."""
    def ring(z, grow=0.0, n=80):
        out = []
        for i in range(n + 1):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            out.append((math.copysign(abs(c) ** 0.4, c) * (width / 2 + grow), math.copysign(abs(s) ** 0.4, s) * (depth / 2 + grow), z))
        return out
    # weavers go in and out of upright stakes, alternating from row to row
    stakes, weavers, thick = round((width + depth) * 9) * 2, round(height / 0.062), 0.03
    parts, dice = [], random.Random(round(width * 100))
    for row in range(weavers):
        z = thick + (height - thick) * row / (weavers - 1)
        lean = 0.035 * z / height
        around = ring(z, lean, 2 * stakes)
        line = []
        for i, (x, y, _) in enumerate(around[:-1]):
            out = 0.02 * math.cos(math.pi * (i + 2 * (row % 2)) / 2) + dice.uniform(-0.003, 0.003)
            far = math.hypot(x, y)
            line.append((x * (1 + out / far), y * (1 + out / far), z + dice.uniform(-0.004, 0.004)))
        parts.append(tube([*line, line[0]], thick * dice.uniform(0.92, 1.06), weave, resolution=2))
    for x, y, _ in ring(0.0, 0.0, stakes)[:-1]:
        parts.append(tube([(x, y, 0), (x * 1.02, y * 1.02, height)], 0.022, weave, resolution=2))
    parts += [tube([(x, y, z + 0.02 * math.sin(i * 2.1)) for i, (x, y, z) in enumerate(ring(height, 0.03, 60))], 0.05, rim), box((0, 0, 0.03), (width - 0.1, depth - 0.1, 0.05), weave, 0.02)]
    return group(parts, loc, turn)


def jar(glass, fill, lid, loc, radius=0.34, height=1.0, level=0.75, label=None):
    """A preserving jar with a timber lid, filled with `fill` up to `level`."""
    inside = grains.filling(fill, radius - 0.03, level * height, seed=int(97 * loc[0]) + 500)
    inside.location = (0, 0, 0.035)
    parts = [
        inside,
        lathe(rounded([(0, 0), (radius, 0), (radius, height - 0.1), (radius - 0.05, height), (radius - 0.07, height), (radius - 0.02, height - 0.12), (radius - 0.02, 0.03), (0, 0.03)], 0.03), glass),
        lathe(rounded([(0, height - 0.03), (radius - 0.01, height - 0.03), (radius - 0.01, height + 0.1), (0, height + 0.1)], 0.025), lid),
    ]
    if label:
        from .containers import wrap
        parts.append(wrap(label, radius + 0.004, height * 0.26, height * 0.6, 48))
    return group(parts, loc)


def sea_star(mat, loc, size=0.4, turn=0.0, tilt=(0, 0)):
    """A sea star: five rounded, domed arms. The bumps come from the material."""
    rings, n, verts = 14, 100, []
    for k in range(rings + 1):
        t = k / rings
        for i in range(n):
            a = 2 * math.pi * i / n
            star = 0.33 + 0.67 * (0.5 + 0.5 * math.cos(5 * a)) ** 1.5
            r = size * star * math.sin(t * math.pi / 2)
            ridge = 1 - 0.35 * (0.5 - 0.5 * math.cos(5 * a))
            verts.append((r * math.cos(a), r * math.sin(a), size * 0.24 * math.cos(t * math.pi / 2) ** 0.8 * ridge * (1 if t < 1 else 0)))
    faces = [(k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n) for k in range(rings) for i in range(n)]
    return group([solid("star", verts, faces, mat)], loc, turn, tilt)


def spiral_shell(mat, loc, size=0.35, turn=0.0, tilt=(0, 0), coils=3.2, flat=0.35):
    """A moon snail or nautilus shell: a widening tube wound around an axis."""
    verts, n, steps = [], 22, 150
    for i in range(steps + 1):
        t = i / steps
        grow = math.exp(-2.9 * (1 - t))
        a, r = coils * 2 * math.pi * t, size * 0.62 * grow
        bore = size * 0.46 * grow
        for j in range(n):
            b = 2 * math.pi * j / n
            out = r + bore * math.cos(b)
            verts.append((out * math.cos(a), out * math.sin(a), bore * math.sin(b) * 1.05 + flat * size * (1 - grow)))
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(steps) for j in range(n)]
    return group([solid("shell", verts, faces, mat)], (loc[0], loc[1], loc[2] + size * 0.46), turn, tilt)


def disc(mat, loc, radius, thick=0.06):
    """The wattle sun: an upright disc centred on `loc`."""
    made = lathe(rounded([(0, 0), (radius, 0), (radius, thick), (0, thick)], 0.02), mat, loc, 160)
    made.rotation_euler = (math.pi / 2, 0, 0)
    return made


def brush(wood, bristle, s=1.0, round_head=True, rise=0.3):
    """A dish brush standing on its bristles along X. Returned untransformed, for the scene to place."""
    parts = []
    if round_head:
        parts.append(lathe(rounded([(0, 0.14), (0.24, 0.14), (0.24, 0.26), (0, 0.28)], 0.04), wood))
        dice = random.Random(6)
        for ring in range(4):
            for i in range(6 + 6 * ring):
                a, r = 2 * math.pi * i / (6 + 6 * ring), 0.05 + 0.052 * ring
                parts.append(tube([(r * math.cos(a), r * math.sin(a), 0.16), (r * 1.15 * math.cos(a) + dice.uniform(-0.01, 0.01), r * 1.15 * math.sin(a), 0.0)], 0.021, bristle))
        parts.append(tube([(0.15, 0, 0.21), (0.5, 0, 0.2 + rise * 0.33), (1.0, 0, 0.2 + rise * 0.8), (1.45, 0, 0.2 + rise)], 0.055, wood, taper=[1.1, 0.8, 0.9, 1.2]))
    else:
        parts.append(box((0, 0, 0.2), (0.85, 0.3, 0.13), wood, 0.06))
        for i in range(13):
            for j in range(4):
                x, y = -0.36 + 0.06 * i, -0.1 + 0.066 * j
                parts.append(tube([(x, y, 0.16), (x * 1.06, y * 1.15, 0.0)], 0.026, bristle))
    return group(parts, scale=s)


def beads(mat, loc, count=8, size=0.06, spread=0.5, seed=1, squash=1.0):
    """Small round things scattered on a surface: pellets, berries or soap beads."""
    dice, placed, made = random.Random(seed), [], []
    for _ in range(count * 30):
        if len(placed) == count:
            break
        r, a, s = spread * math.sqrt(dice.random()), dice.uniform(0, 6.28), size * dice.uniform(0.8, 1.15)
        x, y = r * math.cos(a), r * math.sin(a) * 0.6
        if all(math.hypot(x - px, y - py) > s + ps for px, py, ps in placed):
            placed.append((x, y, s))
            made.append(ball((loc[0] + x, loc[1] + y, loc[2] + s * squash * 0.97), s, mat, (1, 1, squash), (0, 0, a)))
    return made


def berry(mat, at, dice):
    """A dried soap berry: amber brown, not quite round, with shrunken, creased skin."""
    size, seed = 0.115 * dice.uniform(0.82, 1.12), Vector((dice.uniform(0, 50), 0, 0))
    made = ball(at, size, mat, (1, dice.uniform(0.85, 0.95), dice.uniform(0.82, 0.92)), (dice.uniform(0, 3), dice.uniform(0, 3), 0))
    for vert in made.data.vertices:
        crease = max(0.0, 1 - abs(noise.noise(vert.co / size * 1.3 + seed)) / 0.2)
        vert.co *= 1 - 0.13 * crease**1.5 + 0.06 * noise.noise(vert.co / size * 0.9 - seed)


def wash_bag(cotton, cord, loc, s=1.0, turn=0.0, seed=3):
    """A small cotton bag of berries on its side, its neck drawn closed. Before `turn`, its bottom points along -Y."""
    dice = random.Random(seed)
    shape = smooth([(-0.55, 0.0, 0.03), (-0.53, 0.24, 0.08), (-0.42, 0.4, 0.17), (-0.12, 0.44, 0.21), (0.18, 0.3, 0.17), (0.34, 0.11, 0.1), (0.42, 0.12, 0.1), (0.6, 0.24, 0.12)], 8)
    lumps = [(dice.uniform(-0.3, 0.3), dice.uniform(-0.45, 0.15)) for _ in range(13)]
    phase = [dice.uniform(0, 6.28) for _ in range(3)]

    def at(u, v):
        y, wide, high = shape[round(v * (len(shape) - 1))]
        a = 2 * math.pi * u
        gather = 0.2 * max(0.0, min(1.0, (y - 0.0) / 0.35)) * (math.sin(9 * a + phase[0]) + 0.5 * math.sin(5 * a + phase[1]))
        x, z = wide * math.cos(a) * (1 + gather), high * (1 + math.sin(a) * (1 + gather))
        if math.sin(a) > 0:
            z += 0.05 * math.sin(a) * sum(math.exp(-((x - lx) ** 2 + (y - ly) ** 2) / 0.008) for lx, ly in lumps)
        return (x, y + 0.03 * math.sin(3 * a + phase[2]) * max(0.0, y), max(z, 0.01))

    neck = [(0.125 * math.cos(a), 0.36, 0.105 + 0.115 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(17)]]
    ends = [[(0.08, 0.36, 0.2), (0.2, 0.32, 0.14), (0.3, 0.16, 0.2), (0.42, 0.06, 0.03)], [(0.08, 0.37, 0.2), (0.26, 0.42, 0.08), (0.4, 0.36, 0.03), (0.5, 0.42, 0.03)]]
    parts = [sheet(at, 1, 1, cotton, cells=(96, len(shape) - 1), thick=0.012), *(tube(line, 0.014, cord) for line in (neck, *ends))]
    parts[0].modifiers.new("smooth", "SUBSURF").render_levels = 1
    return group(parts, loc, turn, scale=s)


def trowel(metal, wood, forked=False):
    """A hand trowel or fork on z = 0 along X, its handle at +X. Returned untransformed, for the scene to place."""
    if forked:
        blade = [tube([(-0.14, y * 0.7, 0.05), (-0.3, y, 0.07), (-0.62, y, 0.045), (-0.78, y * 0.95, 0.01)], 0.024, metal, taper=[1.1, 1.1, 0.9, 0.4]) for y in (-0.13, 0.0, 0.13)]
    else:
        def scoop(u, v):
            half = 0.19 * math.sin(math.pi * min(1, 0.12 + 0.6 * v)) ** 0.7 * (1 - max(0, v - 0.55) ** 2 * 4.4)
            k = 2 * u - 1
            return (-0.14 - 0.66 * v, k * max(half, 0.004), 0.02 + 0.09 * k * k * (1 - v) + 0.05 * (1 - v))
        blade = [sheet(scoop, 1, 1, metal, cells=(16, 24), thick=0.014)]
    grip = lathe(rounded([(0, 0), (0.05, 0), (0.075, 0.16), (0.06, 0.42), (0.07, 0.62), (0.05, 0.7), (0, 0.7)], 0.03), wood, (0.16, 0, 0.1))
    grip.rotation_euler = (0, math.pi / 2, 0)
    return group([*blade, tube([(-0.2, 0, 0.06), (0.0, 0, 0.1), (0.2, 0, 0.1)], 0.032, metal), grip])


def watering_can(metal, wood, loc, s=1.0, turn=0.0):
    """A small enamelled watering can, with a long spout to the left and a timber grip on its handle."""
    body = lathe(rounded([(0, 0), (0.44, 0), (0.46, 0.06), (0.4, 0.62), (0.36, 0.7), (0.2, 0.72), (0.2, 0.68), (0.34, 0.66), (0.37, 0.6), (0.42, 0.04), (0, 0.04)], 0.025), metal)
    spout = tube([(-0.36, 0, 0.16), (-0.62, 0, 0.3), (-0.9, 0, 0.72), (-1.04, 0, 0.86)], 0.06, metal, taper=[1.5, 1.15, 0.8, 0.75])
    rose = lathe(rounded([(0, 0), (0.045, 0), (0.14, 0.14), (0.13, 0.17), (0, 0.18)], 0.015), metal, (-1.0, 0, 0.82))
    rose.rotation_euler = (0, -0.95, 0)
    handle = tube([(0.38, 0, 0.16), (0.66, 0, 0.3), (0.66, 0, 0.78), (0.3, 0, 1.04), (-0.1, 0, 0.98), (-0.24, 0, 0.7)], 0.034, metal)
    grip = tube([(0.5, 0, 0.96), (0.3, 0, 1.04), (0.06, 0, 1.03)], 0.058, wood)
    return group([body, spout, rose, handle, grip], loc, turn, scale=s)
