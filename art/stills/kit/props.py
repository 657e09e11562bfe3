"""The house's small things. Each rests on the height given by its `loc`."""
import math
import random

from . import grains
from .shapes import ball, box, group, lathe, prism, rounded, sheet, smooth, solid, tube


def lemon(mat, loc, size=0.2, turn=0.0, roll=0.0):
    """Lies on its side; its tips point along X before `turn`."""
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
    """A pile of folded cloths, put down by hand: each folded in four, none quite true to the one below."""
    dice, parts = random.Random(seed), []
    for i, mat in enumerate(mats):
        w, d = width * dice.uniform(0.95, 1.0), depth * dice.uniform(0.95, 1.0)
        layers, pieces = 2, []
        h = each / layers
        for k in range(layers):
            phase = [dice.uniform(0, 6.28) for _ in range(5)]
            back, askew = dice.uniform(0.0, 0.05), dice.uniform(-0.015, 0.015)

            def at(u, v, w=w, d=d, h=h, k=k, phase=phase, back=back, askew=askew):
                # a closed loop of cloth: over, round the front fold, and back under
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
                # soft waves along the fold, thinner towards the loose edges at the sides
                wave = 0.09 * h * math.sin(5.2 * u + phase[1]) + 0.05 * h * math.sin(11 * u + 3 * y + phase[2])
                side = 1 - 0.3 * abs(2 * u - 1) ** 5
                return (x + askew * y + 0.012 * math.sin(4 * y + phase[3]), y + 0.014 * math.sin(4.4 * u + phase[4]), k * h + h / 2 + z * side + wave)

            pieces.append(sheet(at, 1, 1, mat, cells=(48, 70), thick=h * 0.22))
        parts.append(group(pieces, (dice.uniform(-0.02, 0.02), dice.uniform(-0.02, 0.02), i * each * 0.97), dice.uniform(-0.035, 0.035)))
    return group(parts, loc, turn)


def draped(mat, loc, across, along, edge, drop, turn=0.0, seed=1, folds=5.0, depth=0.07, thick=0.025):
    """A cloth that lies flat behind y = -`edge` and hangs `drop` over the front, in folds that open downward."""
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
        corner.uv[1] = 1 - corner.uv[1]  # a print reads upright where the cloth hangs
    return group([cloth], loc, turn)


def hung(mat, loc, across, front, back, rail=0.06, turn=0.0, seed=1, folds=2.6, depth=0.1, thick=0.02):
    """A cloth over a rail along X through `loc`: `front` and `back` hang down, in folds that open towards the hem.

    A print's first height in UV, 0..1, is what hangs in front, its foot at the hem.
    """
    dice = random.Random(seed)
    phase = [dice.uniform(0, 6.28) for _ in range(3)]
    round_rail = math.pi * rail
    whole = front + round_rail + back

    def at(u, v):
        t = v * whole
        side = (u - 0.5) * across
        wave = math.sin(folds * u * 6.28 + phase[0]) + 0.45 * math.sin(folds * 1.83 * u * 6.28 + phase[1])
        if t < front:
            fall = 1 - t / front
            soft = fall**0.8 * (1 + 0.2 * math.sin(2.6 * fall + 4 * u + phase[2]))
            return (side * (1 - 0.05 * fall), -rail - depth * (0.3 + wave * 0.5) * soft, -fall * front + 0.02 * math.sin(4 * u + phase[1]) * fall)
        if t < front + round_rail:
            a = (t - front) / rail
            return (side, -rail * math.cos(a), rail * math.sin(a))
        fall = (t - front - round_rail) / back
        return (side * (1 - 0.04 * fall), rail + depth * 0.5 * (0.3 + wave * 0.5) * fall, -fall * back)

    cloth = sheet(at, 1, 1, mat, cells=(140, 150), thick=thick)
    for corner in cloth.data.uv_layers.active.data:
        corner.uv[1] *= whole / front
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
    # weavers go in and out of upright stakes, each row the other way about
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
    """A preserving jar with a timber lid; `fill` names what stands in it, up to `level`."""
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
    """Five rounded arms, domed, pimpled by its material."""
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
    """A moon snail or nautilus: one growing tube wound about an axis."""
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
    """The wattle sun: an upright disc, its middle at `loc`."""
    made = lathe(rounded([(0, 0), (radius, 0), (radius, thick), (0, thick)], 0.02), mat, loc, 160)
    made.rotation_euler = (math.pi / 2, 0, 0)
    return made


def brush(wood, bristle, s=1.0, round_head=True, rise=0.3):
    """A dish brush that stands on its bristles along X: returned untransformed for the scene to place."""
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
    """Small round things scattered on a surface: pellets, berries, pearls of soap."""
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
