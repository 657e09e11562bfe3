"""Cushions and pillows, inflated by Blender's cloth simulation, so that creases form where a real seam would pull."""
import math
import random

import bpy

from .shapes import group, solid

FRAMES = 34


def _case(width, depth, cells, dice, flange):
    """Two sheets that share a border, with an optional flange. The sides bow out so that they're straight once full."""
    across, along = cells, max(10, round(cells * depth / width))
    verts, index, faces = [], {}, []

    def knot(i, j, side):
        border = i in (0, across) or j in (0, along)
        key = (i, j, 0 if border else side)
        if key not in index:
            index[key] = len(verts)
            u, v = 2 * i / across - 1, 2 * j / along - 1
            bow = 0.07
            x = u * (1 + bow * (1 - v * v)) * (1 - 0.035 * abs(u * v) ** 3)
            y = v * (1 + bow * (1 - u * u)) * (1 - 0.035 * abs(u * v) ** 3)
            verts.append((x * width / 2, y * depth / 2, (0 if border else side * 0.02) + dice.uniform(-0.006, 0.006)))
        return index[key]

    for i in range(across):
        for j in range(along):
            faces.append((knot(i, j, 1), knot(i + 1, j, 1), knot(i + 1, j + 1, 1), knot(i, j + 1, 1)))
            faces.append((knot(i, j, -1), knot(i, j + 1, -1), knot(i + 1, j + 1, -1), knot(i + 1, j, -1)))
    if flange:
        round_edge = [(i, 0) for i in range(across)] + [(across, j) for j in range(along)] + [(i, along) for i in range(across, 0, -1)] + [(0, j) for j in range(along, 0, -1)]
        inner = [knot(i, j, 1) for i, j in round_edge]
        for _ in range(2):
            outer = []
            for k, at in enumerate(inner):
                (px, py, _), (x, y, z), (nx, ny, _) = verts[inner[k - 1]], verts[at], verts[inner[(k + 1) % len(inner)]]
                dx, dy = ny - py, px - nx
                far = max(1e-6, (dx * dx + dy * dy) ** 0.5)
                outer.append(len(verts))
                verts.append((x + dx / far * flange / 2, y + dy / far * flange / 2, z + dice.uniform(-0.003, 0.003)))
            faces += [(inner[k], outer[k], outer[(k + 1) % len(inner)], inner[(k + 1) % len(inner)]) for k in range(len(inner))]
            inner = outer
    return verts, faces


def pillow(mat, loc, width=1.5, depth=1.0, height=0.5, turn=0.0, tilt=(0, 0), seed=1, plump=2.0, stiff=0.12, cells=48, flange=0.0, slump=0.12):
    """A filled case lying on `loc`, `height` thick. `plump` is the pressure that fills it; `stiff` smooths its creases.

    `slump` is the fraction of the filling that has sunk towards the near edge, as in a pillow left standing.
    """
    verts, faces = _case(width, depth, cells, random.Random(seed), flange)
    made = solid("cushion", verts, faces, mat)
    cloth = made.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass = 6, 0.2
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 22
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness, cloth.settings.air_damping = 6, stiff, 3
    cloth.settings.use_pressure, cloth.settings.uniform_pressure_force = True, plump
    cloth.settings.effector_weights.gravity = 0.0
    cloth.collision_settings.use_self_collision = False
    for frame in range(1, FRAMES):
        bpy.context.scene.frame_set(frame)
    filled = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data = filled
    low, high = min(v.co.z for v in filled.vertices), max(v.co.z for v in filled.vertices)
    dice = random.Random(seed + 50)
    dents = [(dice.uniform(-0.35, 0.35) * width, dice.uniform(-0.3, 0.35) * depth, dice.uniform(0.18, 0.3) * width, dice.uniform(0.05, 0.13) * height) for _ in range(4)]
    for vert in filled.vertices:
        x, y = vert.co.x, vert.co.y
        z = (vert.co.z - low) / (high - low)
        thick = height * (1 - slump * 2 * y / depth)
        vert.co.z = z * thick - z * sum(deep * math.exp(-(((x - dx) ** 2 + (y - dy) ** 2) / wide**2)) for dx, dy, wide, deep in dents)
    for face in filled.polygons:
        face.use_smooth = True
    made.modifiers.new("smooth", "SUBSURF").render_levels = 2
    return group([made], loc, turn, tilt)
