"""The conservation tee: unbleached cotton with a turtle print on the chest, on a rail in the sun."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import drape, light, props, room, woven
from kit.palette import label, of
from kit.shapes import smooth, solid, tube
from kit.stage import ARGS, camera, render, start

start(21)
room.wall(of("wall-lagoon"), 0.7)
STEP = 0.055
# the right half of the pattern: edges that are sewn (shoulder and sleeve; underarm and side) and edges that stay open
SHOULDER = [(0.36, 1.42), (0.98, 1.22), (1.62, 0.56)]
CUFF = [(1.62, 0.56), (1.27, 0.24)]
SIDE = [(1.27, 0.24), (0.99, 0.46), (1.02, 0.2), (1.08, -0.6), (1.14, -1.46)]
HEM = [(1.14, -1.46), (0.0, -1.52)]
NECK = {"front": [(0.0, 1.06), (0.2, 1.12), (0.32, 1.27), (0.36, 1.42)], "back": [(0.0, 1.33), (0.2, 1.35), (0.32, 1.39), (0.36, 1.42)]}


def even(line):
    """Points one step apart along a polyline, without its last point."""
    out = []
    for a, b in zip(line, line[1:]):
        count = max(1, round(math.dist(a, b) / STEP))
        out += [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count)]
    return out


dice = random.Random(4)
verts, faces, flat, seams = [], [], [], {}
for name, side in (("front", -1), ("back", 1)):
    half = even(smooth(NECK[name], 4)) + even(SHOULDER) + even(CUFF) + even(SIDE) + even(HEM)
    outline = half + HEM[-1:] + [(-x, z) for x, z in reversed(half[1:])]
    rows = [(STEP * (i + 0.5 * (j % 2)), 0.866 * STEP * j) for j in range(-40, 32) for i in range(-32, 33)]
    inner = [(x + dice.uniform(-0.006, 0.006), z) for x, z in rows if min(math.dist((x, z), q) for q in outline) > 0.6 * STEP]
    points, _, triangles, *_ = delaunay_2d_cdt([Vector(q) for q in outline + inner], [], [list(range(len(outline)))], 1, 1e-5)
    sewn = {(round(x, 4), round(z, 4)) for line in (SHOULDER, SIDE) for x, z in even(line) + [line[-1]]}
    index = []
    for x, z in points:
        key = (round(abs(x), 4), round(z, 4))
        shared = (round(x, 4), round(z, 4)) if key in sewn else None
        if shared in seams:
            index.append(seams[shared])
            continue
        if shared:
            seams[shared] = len(verts)
        index.append(len(verts))
        flat.append((x, 0.0, z))
        # placed narrower than its real width, so that the cotton falls in vertical folds, deeper towards the hem
        low = min(1.0, max(0.0, 1.1 - z) / 1.7)
        verts.append((x * (1 - 0.15 * low), (0.0 if shared else side * 0.05) + 0.13 * math.sin(6.2 * x + 0.7 * side + 0.3 * z) * low, z))
    fronts = len(faces)  # number of faces before the back's
    faces += [tuple(index[k] for k in (t if side < 0 else reversed(t))) for t in triangles]

cotton = woven.screen_print("tee", label("print-tee"), "#EFE7D6")
tee = solid("tee", verts, faces, cotton)
uv = tee.data.uv_layers.new()
for face in tee.data.polygons:
    behind = face.index >= fronts
    for corner in face.loop_indices:
        x, _, z = flat[tee.data.loops[corner].vertex_index]
        uv.data[corner].uv = (9, 9) if behind else ((x + 0.64) / 1.28, (z + 0.5) / 1.28)
held = [k for k, (x, _, z) in enumerate(flat) if 0.3 < abs(x) < 0.92 and z > 1.235 and k in seams.values()]
drape.settle(tee, (), 34, 0.1, held, pressure=0.06, rest=flat, mass=0.35)
open_edge = [k for k, (x, _, z) in enumerate(flat) if k not in seams.values() and z > 1.0 and abs(x) < 0.37]
rib = {name: smooth(NECK[name], 4) for name in NECK}
for name in NECK:
    line = []
    for x, z in [(-x, z) for x, z in reversed(rib[name][1:])] + rib[name]:
        near = min(range(len(flat)), key=lambda k: math.dist((flat[k][0], flat[k][2]), (x, z)) + (0.5 if (verts[k][1] < 0) != (name == "front") and k not in seams.values() else 0))
        line.append(tuple(tee.data.vertices[near].co))
    tube(line[::2], 0.034, of("cotton-rib"))
drape.finish(tee, 0.02)

# hanger and rail
tube([(-0.5, 0.12, 1.16), (-0.32, 0.07, 1.29), (0, 0.0, 1.46), (0.32, 0.07, 1.29), (0.5, 0.12, 1.16)], 0.04, of("oak"))
tube([(0, 0.0, 1.44), (0, 0.02, 1.74), (0.13, 0.06, 1.86), (0.06, 0.1, 2.02), (-0.1, 0.1, 1.97)], 0.02, of("brass"))
tube([(-7, 0.1, 1.9), (7, 0.1, 1.9)], 0.06, of("oak"))
props.disc(of("sun-wattle"), (-1.15, 0.55, -0.6), 1.35, 0.06)

light.palm_shadow((1.0, 0.7, 1.0), 3.4, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun((-0.85, -0.6, 0.85), strength=4.4, fill=0.6)
camera((0.1, -8.8, 0.45), (0, 0, 0.1), 66, 3.2, focus=(0, -0.1, 0))
render(-0.08, height=round(ARGS.width * 1.25))
