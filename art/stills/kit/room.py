"""Walls, shelves and tiles of the house in the service pictures."""
import math
import random

import bmesh
import bpy

from .palette import of
from .shapes import box, lathe, rounded


def wall(mat, y, thick=0.9, x=(-14, 14), z=(-6, 16), openings=()):
    """A wall in the plane y with arched openings, given as (middle x, half width, foot z, springing z)."""
    outer = [(x[0], z[0]), (x[1], z[0]), (x[1], z[1]), (x[0], z[1])]
    loops = [outer]
    for middle, half, foot, spring in openings:
        arch = [(middle - half, foot), (middle + half, foot)]
        arch += [(middle + half * math.cos(a), spring + half * math.sin(a)) for a in [math.pi * i / 48 for i in range(49)]]
        loops.append(arch)
    made = bmesh.new()
    edges = []
    for loop in loops:
        knots = [made.verts.new((px, 0, pz)) for px, pz in loop]
        edges += [made.edges.new((a, b)) for a, b in zip(knots, knots[1:] + knots[:1]) if (a.co - b.co).length > 1e-6]
    bmesh.ops.triangle_fill(made, use_beauty=True, use_dissolve=False, edges=edges)
    for face in made.faces:
        if face.normal.y > 0:
            face.normal_flip()
    mesh = bpy.data.meshes.new("wall")
    made.to_mesh(mesh)
    made.free()
    thing = bpy.data.objects.new("wall", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (0, y, 0)
    mesh.materials.append(mat)
    body = thing.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = thick, -1
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.06, 4, "ANGLE"
    mesh.use_auto_smooth = True
    return thing


def tiles(names, y, x=(-6, 6), z=(0, 4), size=0.62, gap=0.035, seed=3):
    """Handmade tiles, each slightly crooked, so that each one catches the light differently."""
    dice = random.Random(seed)
    columns, rows = int((x[1] - x[0]) / size), int((z[1] - z[0]) / size)
    box(((x[0] + x[1]) / 2, y + 0.045, (z[0] + z[1]) / 2), (x[1] - x[0], 0.1, z[1] - z[0]), of("grout"), 0.005)
    for i in range(columns):
        for j in range(rows):
            one = box((x[0] + (i + 0.5) * size, y, z[0] + (j + 0.5) * size), (size - gap, 0.12, size - gap), of(dice.choice(names)), 0.025)
            one.rotation_euler = (dice.gauss(0, 0.012), dice.gauss(0, 0.004), dice.gauss(0, 0.012))


def shelf(z, x=(-5, 5), y=(0, 1.3), mat="oak", thick=0.16):
    box(((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - thick / 2), (x[1] - x[0], y[1] - y[0], thick), of(mat), 0.03)


def floorboards():
    """A timber floor with boards running away from the camera and staggered ends."""
    dice = random.Random(11)
    for i in range(15):
        ends = [-9, dice.uniform(-2.5, -0.5), dice.uniform(1.0, 3.4), 6]
        for a, b in zip(ends, ends[1:]):
            box((-5.2 + 0.74 * i, (a + b) / 2, -0.08), (0.725, b - a - 0.012, 0.16), of(dice.choice(("boards", "boards-2", "boards-3"))), 0.008)


def peg_rail(z, y, pegs, long=4.4):
    """An oak rail on the wall, with a turned peg at each x in `pegs`."""
    box((0, y, z), (long, 0.12, 0.3), of("oak"), 0.03)
    for x in pegs:
        peg = lathe(rounded([(0, 0), (0.055, 0), (0.045, 0.24), (0.085, 0.27), (0.085, 0.34), (0, 0.36)], 0.02), of("oak"), (x, y - 0.06, z))
        peg.rotation_euler = (math.pi / 2 - 0.12, 0, 0)


def louvre_bars(at, sun_from, away=7.0, count=9, wide=6.0, pitch=0.62, blade=0.34, turn=0.0):
    """Blades between the sun and `at` that cast striped shadows over the room but are invisible to the camera."""
    from mathutils import Vector

    middle = Vector(at) + Vector(sun_from).normalized() * away
    for i in range(count):
        bar = box((middle.x, middle.y, middle.z + (i - count / 2) * pitch), (wide, 0.05, blade), of("ink"), 0.005, turn)
        bar.visible_camera = False
    return middle
