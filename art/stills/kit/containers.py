"""The parametric set of packs. Each stands on z = 0, faces the camera (-Y) and returns its group.

Sizes are in decimetres times `s`. A label is a PNG from labels.mjs, wrapped around the pack or placed on its front.
"""
import math

from . import materials
from .shapes import ball, box, group, lathe, moulded, rounded, sheet, smooth, solid, tube

BOSTON = [(0, 0), (0.29, 0), (0.336, 0.05), (0.336, 0.9), (0.32, 1.03), (0.25, 1.15), (0.165, 1.24), (0.14, 1.3), (0.14, 1.38)]
TALL = [(0, 0), (0.21, 0), (0.25, 0.05), (0.25, 1.12), (0.235, 1.22), (0.17, 1.31), (0.12, 1.36), (0.12, 1.42)]
SQUAT = [(0, 0), (0.21, 0), (0.26, 0.05), (0.26, 0.62), (0.25, 0.72), (0.18, 0.82), (0.12, 0.88), (0.12, 0.94)]
JUG = [(0, 0), (0.38, 0), (0.43, 0.06), (0.43, 1.08), (0.41, 1.24), (0.32, 1.38), (0.2, 1.47), (0.17, 1.52), (0.17, 1.6)]


def _profile(shape):
    foot, belly = shape[:3], shape[3:]
    return rounded(foot + belly[:1], 0.05)[:-1] + smooth(belly, 8)


def wrap(png, radius, low, high, spread=80, rough=0.7):
    """A printed label around the front of a bottle, from height `low` to `high`."""
    steps = 64
    first, last = math.radians(-90 - spread), math.radians(-90 + spread)
    angles = [first + (last - first) * i / steps for i in range(steps + 1)]
    verts = [(radius * math.cos(a), radius * math.sin(a), z) for a in angles for z in (low, high)]
    made = solid("label", verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], materials.printed("paper", png, rough))
    uv = made.data.uv_layers.new()
    for corner in made.data.loops:
        uv.data[corner.index].uv = ((corner.vertex_index // 2) / steps, corner.vertex_index % 2)
    return made


def card(png, width, height, loc, tilt=0.0, rough=0.7):
    """A flat printed card facing the camera, its middle at `loc`."""
    made = solid("card", [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2), (-width / 2, 0, height / 2)], [(0, 1, 2, 3)], materials.printed("paper", png, rough), loc)
    uv = made.data.uv_layers.new()
    for corner, at in zip(made.data.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[corner.index].uv = at
    made.rotation_euler = (tilt, 0, 0)
    return made


def _collar(z, cap, radius=0.165, height=0.2):
    ribs = [lathe(rounded([(0, z), (radius, z), (radius, z + height), (0, z + height)], 0.025), cap)]
    for i in range(36):
        a = 2 * math.pi * i / 36
        ribs.append(tube([(radius * math.cos(a), radius * math.sin(a), z + 0.035), (radius * math.cos(a), radius * math.sin(a), z + height - 0.035)], 0.008, cap))
    return ribs


def trigger_head(z, cap, nozzle):
    """A spray head pointing to the left."""
    shroud = [(-0.39, 0.3), (-0.4, 0.38), (-0.38, 0.45), (-0.25, 0.485), (-0.05, 0.505), (0.12, 0.5), (0.25, 0.44), (0.275, 0.36), (0.22, 0.27), (0.16, 0.19), (0.145, 0.08), (0.14, 0.0), (0.0, -0.01), (-0.13, 0.0), (-0.13, 0.1), (-0.15, 0.21), (-0.2, 0.27), (-0.3, 0.285)]
    lever = [(-0.17, 0.27), (-0.25, 0.27), (-0.3, 0.12), (-0.3, -0.04), (-0.35, -0.17), (-0.325, -0.2), (-0.265, -0.13), (-0.235, -0.02), (-0.225, 0.1)]
    parts = _collar(z, cap, 0.172, 0.19)
    top = z + 0.18
    parts.append(moulded(shroud, 0.23, cap, (0, -0.115, top)))
    parts.append(moulded(lever, 0.13, cap, (0, -0.065, top), 5))
    tip = lathe(rounded([(0, 0), (0.075, 0), (0.062, 0.1), (0, 0.1)], 0.02), nozzle, (-0.36, 0, top + 0.375))
    tip.rotation_euler = (0, -math.pi / 2, 0)
    return [*parts, tip]


def pump_head(z, cap):
    """A lotion pump; its spout points to the left."""
    parts = _collar(z, cap, 0.17, 0.17)
    parts.append(lathe(rounded([(0, z), (0.06, z), (0.06, z + 0.36), (0, z + 0.36)], 0.02), cap))
    parts.append(lathe(rounded([(0, z + 0.34), (0.12, z + 0.34), (0.12, z + 0.47), (0, z + 0.5)], 0.04), cap))
    parts.append(tube([(0, 0, z + 0.42), (-0.2, 0, z + 0.425), (-0.36, 0, z + 0.4), (-0.43, 0, z + 0.31)], 0.05, cap, taper=[1.2, 1.1, 0.9, 0.75]))
    return parts


def bottle(body, cap, label=None, head="trigger", nozzle=None, shape=BOSTON, band=(0.17, 0.86), s=1.0, loc=(0, 0, 0), turn=0.0):
    """A bottle with a trigger, a pump, a dropper, an atomiser, a mist cap or a plain cap."""
    radius, neck = max(r for r, _ in shape), shape[-1][1]
    parts = [lathe(_profile(shape), body, name="bottle")]
    if label:
        parts.append(wrap(label, radius + 0.003, *band))
    if head == "trigger":
        parts += trigger_head(neck - 0.07, cap, nozzle or cap)
    elif head == "pump":
        parts += pump_head(neck - 0.07, cap)
    elif head == "mist":
        parts.append(lathe(rounded([(0, neck - 0.05), (0.135, neck - 0.05), (0.135, neck + 0.34), (0, neck + 0.34)], 0.03), cap))
    elif head == "atomiser":
        parts += _collar(neck - 0.05, cap, 0.125, 0.12)
        parts.append(lathe(rounded([(0, neck), (0.055, neck), (0.055, neck + 0.13), (0, neck + 0.13)], 0.01), cap))
        parts.append(lathe(rounded([(0, neck + 0.12), (0.085, neck + 0.12), (0.085, neck + 0.26), (0, neck + 0.27)], 0.03), cap))
        parts.append(ball((-0.08, 0, neck + 0.2), 0.014, nozzle or cap))
    elif head == "dropper":
        parts += _collar(neck - 0.06, cap, 0.15, 0.2)
        parts.append(lathe(smooth([(0.09, neck + 0.13), (0.1, neck + 0.22), (0.11, neck + 0.34), (0.075, neck + 0.46), (0.0, neck + 0.49)], 8), nozzle or cap))
    else:
        parts += _collar(neck - 0.08, cap, shape[-1][0] + 0.035, 0.24)
    return group(parts, loc, turn, scale=s)


def pouch(paper, label, width=0.95, height=1.25, depth=0.42, s=1.0, loc=(0, 0, 0), turn=0.0):
    """A stand-up pouch: full at the bottom, flat at its sealed top."""
    def face(side):
        def point(u, v):
            x = (u - 0.5) * width * (1 - 0.05 * math.sin(math.pi * v))
            full = (1 - v) ** 0.75 * (1 - 0.12 * (1 - v) ** 6)
            y = side * depth / 2 * full * math.cos(math.pi * (u - 0.5)) ** 0.7 if abs(u - 0.5) < 0.4999 else 0.0
            return (x, y + 0.012 * math.sin(5 * u + 9 * v) * (1 - v), v * height)
        return point
    parts = [sheet(face(side), 1, 1, paper, cells=(40, 40), thick=0) for side in (-1, 1)]
    parts.append(box((0, 0, height + 0.03), (width, 0.03, 0.1), paper, 0.01))
    # the label follows the curve of the front, just off its surface
    def on_front(u, v):
        a, b = 0.17 + 0.66 * u, 0.16 + 0.6 * v
        x, y, z = face(-1)(a, b)
        return (x, y - 0.006, z)
    parts.append(sheet(on_front, 1, 1, materials.printed("paper", label), cells=(30, 30), thick=0))
    return group(parts, loc, turn, (math.radians(-2), 0), s)


def towel_roll(cotton, core, label, radius=0.42, height=1.05, s=1.0, loc=(0, 0, 0), turn=0.0, tail=0.16):
    """A standing roll of cloth: uneven turns, a paper band around it, and a loose end of length `tail` to the right."""
    turns, steps, last = 9, 540, math.radians(-38)
    first = last - turns * 2 * math.pi
    line = []
    for i in range(steps):
        t = i / (steps - 1)
        a = first + (last - first) * t
        r = 0.13 + (radius - 0.135) * t
        line.append((r * math.cos(a), r * math.sin(a), a, t))
    # the loose end leaves the roll along its tangent
    x, y, a, _ = line[-1]
    for k in range(1, 17):
        t = tail * k / 16
        line.append((x - math.sin(a) * t + 0.16 * t * t, y + math.cos(a) * t * (1 - 0.9 * t) - 0.25 * t * t, a, 1.0))
    verts, length = [], 0.0
    along = []
    for i, (x, y, a, t) in enumerate(line):
        length += math.dist((x, y), line[i - 1][:2]) if i else 0.0
        rise = 0.012 * math.sin(a * 0.37 + 1) + 0.008 * math.sin(a * 1.3)
        for share in (0.0, 0.02, 0.1, 0.35, 0.65, 0.9, 0.98, 1.0):
            verts.append((x, y, share * (height + rise * share)))
        along.append(length)
    rows = 8
    faces = [(rows * i + k, rows * (i + 1) + k, rows * (i + 1) + k + 1, rows * i + k + 1) for i in range(len(line) - 1) for k in range(rows - 1)]
    cloth_spiral = solid("roll", verts, faces, cotton)
    uv = cloth_spiral.data.uv_layers.new()
    for corner in cloth_spiral.data.loops:
        uv.data[corner.index].uv = (along[corner.vertex_index // rows], verts[corner.vertex_index][2])
    body = cloth_spiral.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = 0.028, 0
    parts = [cloth_spiral, lathe([(0.1, 0), (0.12, 0), (0.12, height - 0.01), (0.1, height - 0.01), (0.1, 0)], core)]
    parts.append(wrap(label, radius + 0.02, height * 0.24, height * 0.73, 69))
    return group(parts, loc, turn, scale=s)
