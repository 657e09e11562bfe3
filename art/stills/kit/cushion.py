"""Cushions and pillows, blown up by Blender's own cloth: the creases run where a real seam would pull them."""
import random

import bpy

from .shapes import group, solid

FRAMES = 34


def _case(width, depth, cells, dice):
    """Two sheets that share their border; the sides bow out, so that they are straight once filled."""
    across, along = cells, max(10, round(cells * depth / width))
    verts, index, faces = [], {}, []

    def knot(i, j, side):
        border = i in (0, across) or j in (0, along)
        key = (i, j, 0 if border else side)
        if key not in index:
            index[key] = len(verts)
            u, v = 2 * i / across - 1, 2 * j / along - 1
            bow = 0.09
            x = u * (1 + bow * (1 - v * v)) * (1 - 0.035 * abs(u * v) ** 3)
            y = v * (1 + bow * (1 - u * u)) * (1 - 0.035 * abs(u * v) ** 3)
            verts.append((x * width / 2, y * depth / 2, (0 if border else side * 0.02) + dice.uniform(-0.004, 0.004)))
        return index[key]

    for i in range(across):
        for j in range(along):
            faces.append((knot(i, j, 1), knot(i + 1, j, 1), knot(i + 1, j + 1, 1), knot(i, j + 1, 1)))
            faces.append((knot(i, j, -1), knot(i, j + 1, -1), knot(i + 1, j + 1, -1), knot(i + 1, j, -1)))
    return verts, faces


def pillow(mat, loc, width=1.5, depth=1.0, height=0.5, turn=0.0, tilt=(0, 0), seed=1, plump=2.0, stiff=0.5, cells=44):
    """A filled case that lies on `loc`, `height` thick; `plump` is the pressure that filled it, `stiff` smooths its creases."""
    verts, faces = _case(width, depth, cells, random.Random(seed))
    made = solid("cushion", verts, faces, mat)
    cloth = made.modifiers.new("cloth", "CLOTH")
    cloth.settings.quality, cloth.settings.mass = 6, 0.2
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 18
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness, cloth.settings.air_damping = 8, stiff, 3
    cloth.settings.use_pressure, cloth.settings.uniform_pressure_force = True, plump
    cloth.settings.effector_weights.gravity = 0.0
    cloth.collision_settings.use_self_collision = False
    for frame in range(1, FRAMES):
        bpy.context.scene.frame_set(frame)
    filled = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.data = filled
    low, high = min(v.co.z for v in filled.vertices), max(v.co.z for v in filled.vertices)
    for vert in filled.vertices:
        vert.co.z = (vert.co.z - low) / (high - low) * height
    for face in filled.polygons:
        face.use_smooth = True
    made.modifiers.new("smooth", "SUBSURF").render_levels = 2
    return group([made], loc, turn, tilt)
