"""A shirt cut from a flat pattern, sewn at shoulder and side, and hung on a hanger by Blender's cloth simulation."""
import math
import random

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from . import drape
from .palette import of
from .shapes import group, smooth, solid, tube

STEP = 0.055
# the right half of the pattern: edges that are sewn (shoulder and sleeve; underarm and side) and edges that stay open
SHOULDER = [(0.36, 1.42), (0.98, 1.22), (1.62, 0.56)]
CUFF = [(1.62, 0.56), (1.27, 0.24)]
NECK = {"front": [(0.0, 1.06), (0.2, 1.12), (0.32, 1.27), (0.36, 1.42)], "back": [(0.0, 1.33), (0.2, 1.35), (0.32, 1.39), (0.36, 1.42)]}


def _even(line):
    """Points one step apart along a polyline, without its last point."""
    out = []
    for a, b in zip(line, line[1:]):
        count = max(1, round(math.dist(a, b) / STEP))
        out += [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count)]
    return out


def shirt(mat, loc=(0, 0, 0), turn=0.0, hem=-1.46, flare=1.14, seed=4):
    """A shirt, or with a low `hem` and a wide `flare` a dress, with its hanger, hung at (0, 0, 1.9) before it's moved."""
    side_seam = [(1.27, 0.24), (0.99, 0.46), (1.02, 0.2), (1.08, -0.6), (flare, hem)]
    bottom = [(flare, hem), (0.0, hem - 0.06)]
    dice = random.Random(seed)
    verts, faces, flat, seams = [], [], [], {}
    for name, side in (("front", -1), ("back", 1)):
        half = _even(smooth(NECK[name], 4)) + _even(SHOULDER) + _even(CUFF) + _even(side_seam) + _even(bottom)
        outline = half + bottom[-1:] + [(-x, z) for x, z in reversed(half[1:])]
        rows = [(STEP * (i + 0.5 * (j % 2)), 0.866 * STEP * j) for j in range(round(hem / STEP / 0.866) - 9, 32) for i in range(-32, 33)]
        inner = [(x + dice.uniform(-0.006, 0.006), z) for x, z in rows if min(math.dist((x, z), q) for q in outline) > 0.6 * STEP]
        points, _, triangles, *_ = delaunay_2d_cdt([Vector(q) for q in outline + inner], [], [list(range(len(outline)))], 1, 1e-5)
        sewn = {(round(x, 4), round(z, 4)) for line in (SHOULDER, side_seam) for x, z in _even(line) + [line[-1]]}
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
    made = solid("shirt", verts, faces, mat)
    uv = made.data.uv_layers.new()
    for face in made.data.polygons:
        behind = face.index >= fronts
        for corner in face.loop_indices:
            x, _, z = flat[made.data.loops[corner].vertex_index]
            uv.data[corner].uv = (9, 9) if behind else ((x + 0.64) / 1.28, (z + 0.5) / 1.28)
    held = [k for k, (x, _, z) in enumerate(flat) if 0.3 < abs(x) < 0.92 and z > 1.235 and k in seams.values()]
    drape.settle(made, (), 34, 0.1, held, pressure=0.06, rest=flat, mass=0.35)
    parts = [made]
    for name, knots in NECK.items():
        line, rib = [], smooth(knots, 4)
        for x, z in [(-x, z) for x, z in reversed(rib[1:])] + rib:
            near = min(range(len(flat)), key=lambda k: math.dist((flat[k][0], flat[k][2]), (x, z)) + (0.5 if (verts[k][1] < 0) != (name == "front") and k not in seams.values() else 0))
            line.append(tuple(made.data.vertices[near].co))
        parts.append(tube(line[::2], 0.034, of("cotton-rib")))
    drape.finish(made, 0.02)
    parts.append(tube([(-0.5, 0.12, 1.16), (-0.32, 0.07, 1.29), (0, 0.0, 1.46), (0.32, 0.07, 1.29), (0.5, 0.12, 1.16)], 0.04, of("oak")))
    parts.append(tube([(0, 0.0, 1.44), (0, 0.02, 1.74), (0.13, 0.06, 1.86), (0.06, 0.1, 2.02), (-0.1, 0.1, 1.97)], 0.02, of("brass")))
    return group(parts, loc, turn)
