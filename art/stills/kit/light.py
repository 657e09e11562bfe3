"""The light of nine in the morning by the sea: a small warm sun, a cool sky, and palm fronds in front of the sun."""
import math

import bpy
from mathutils import Vector

from . import materials
from .shapes import solid

SUN = (-0.62, -0.75, 1.0)


def hard_sun(sun_from=SUN, strength=4.6, fill=0.55, angle=1.2):
    bpy.ops.object.light_add(type="SUN")
    light = bpy.context.object
    light.rotation_euler = (-Vector(sun_from).normalized()).to_track_quat("-Z", "Y").to_euler()
    light.data.energy, light.data.angle, light.data.color = strength, math.radians(angle), (1, 0.93, 0.82)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value, sky.inputs[1].default_value = (0.70, 0.83, 0.90, 1), fill


def _frond(spine, dark, length=3.4, leaflets=26):
    for i in range(leaflets):
        t = i / leaflets
        for side in (-1, 1):
            reach, half = 1.15 * (1 - 0.5 * abs(t - 0.35)), 0.055
            edge = [(-half * math.sin(math.pi * k / 6), reach * k / 6, 0) for k in range(7)]
            edge += [(half * math.sin(math.pi * k / 6), reach * k / 6, 0) for k in range(5, 0, -1)]
            leaflet = solid("leaflet", edge, [tuple(range(len(edge)))], dark)
            leaflet.parent, leaflet.location = spine, (0, length * t, 0)
            leaflet.rotation_euler = (0, 0, side * (1.05 - 0.45 * t))
            leaflet.visible_camera = False


def palm_shadow(at=(0, 1.6, 2.1), away=3.4, fronds=((-1.2, -0.6, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), sun_from=SUN, scale=1.0):
    """Fronds between the sun and `at` that cast shadows but are invisible to the camera."""
    dark = materials.matte("frond", "#000000", 1)
    base = Vector(at) + Vector(sun_from).normalized() * away
    for dx, dy, turn in fronds:
        spine = bpy.data.objects.new("spine", None)
        bpy.context.scene.collection.objects.link(spine)
        _frond(spine, dark)
        spine.location = base + Vector((dx, dy, 0))
        spine.rotation_euler = (math.radians(50), math.radians(12), math.radians(turn))
        spine.scale = (scale, scale, scale)


def needle_shadow(at, away, mat, sun_from=SUN, sprays=5, spread=1.6, seed=4):
    """Fine drooping she-oak needles, for the shadow on the desk."""
    import random

    dice = random.Random(seed)
    base = Vector(at) + Vector(sun_from).normalized() * away
    for s in range(sprays):
        root = base + Vector((dice.uniform(-spread, spread), dice.uniform(-spread, spread) * 0.5, dice.uniform(0, spread)))
        for _ in range(22):
            a, long = dice.uniform(-0.55, 0.55), dice.uniform(1.0, 2.0)
            tip = Vector((math.sin(a) * long * 0.8, dice.uniform(-0.3, 0.3), -long))
            half = Vector((0.011, 0, 0))
            verts = [tuple(root + tip * (k / 8) + Vector((math.sin(a) * 0.4 * (k / 8) ** 2, 0, 0)) + side * half) for k in range(9) for side in (-1, 1)]
            strip = solid("needle", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(8)], mat)
            strip.visible_camera = False
