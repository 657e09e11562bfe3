"""Fillings for pantry jars: rice, oats, lentils, peas and beans as single grains, turmeric as a powder.

Each filling is one mesh. Only visible grains are made: two layers behind the glass and three on top, over a plain core.
"""
import math
import random

import bmesh
import bpy
import numpy as np

from .materials import linear
from .palette import of
from .shapes import group, lathe

# half axes of a grain in decimetres (long, wide, thick), the distance between grains, and their tones
KINDS = {
    "rice": ((0.043, 0.0135, 0.0125), 0.034, ("#F6E8CF", "#EBD9B9", "#FBF2E0", "#E2CDA8")),
    "oats": ((0.046, 0.036, 0.009), 0.048, ("#E0C08C", "#CFA970", "#ECD3A6", "#C39A62")),
    "lentils": ((0.032, 0.032, 0.014), 0.041, ("#C8663C", "#B5532D", "#D98257", "#CF7346")),
    "peas": ((0.038, 0.037, 0.033), 0.056, ("#A69A5C", "#94894C", "#B7AC74", "#A39A66")),
    "beans": ((0.062, 0.038, 0.033), 0.072, ("#5F2A1F", "#4C1F18", "#733527", "#5A2620")),
}


def _grain(kind):
    """The vertices and faces of one grain: a kidney for a bean, an ellipsoid for the rest."""
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=3 if kind == "beans" else 2, radius=1)
    verts = np.array([v.co[:] for v in made.verts]) * KINDS[kind][0]
    faces = np.array([[v.index for v in f.verts] for f in made.faces])
    made.free()
    if kind == "beans":
        verts[:, 1] += 5.0 * verts[:, 0] ** 2
    return verts, faces


def _places(radius, top, size, gap, dice):
    """The places of grains (point, outward normal): behind the glass, then on a gently heaped top."""
    places = []
    for coat in range(2):
        r = radius - size * (0.75 + 1.1 * coat)
        z = gap * 0.5
        while z < top:
            count = int(2 * math.pi * r / gap)
            first = dice.random()
            for i in range(count):
                a = 2 * math.pi * (i + first + dice.uniform(-0.3, 0.3)) / count
                if math.sin(a) < 0.4:  # the far side can't be seen
                    out = (math.cos(a), math.sin(a), 0.0)
                    places.append(((r * out[0], r * out[1], z + dice.uniform(-0.35, 0.35) * gap), out))
            z += gap * 0.74
    for coat in range(3):
        for i in range(int((radius / gap) ** 2 * 3.4)):
            r, a = (radius - size) * math.sqrt(dice.random()), dice.uniform(0, 2 * math.pi)
            heap = 0.12 * radius * math.cos(1.4 * r / radius) + 0.05 * radius * math.sin(2.3 * a + 4 * r)
            places.append(((r * math.cos(a), r * math.sin(a), top + heap - size * 0.8 * coat), (0.0, 0.0, 1.0)))
    return places


def _turned(out, loose, flat, dice):
    """A rotation whose third axis points roughly along `out`, so that the grain's flat side faces the glass."""
    away = np.array(out) + np.array([dice.gauss(0, loose) for _ in range(3)])
    away /= np.linalg.norm(away)
    side = np.cross((0.0, 0.0, 1.0) if abs(away[2]) < 0.9 else (1.0, 0.0, 0.0), away)
    side /= np.linalg.norm(side)
    up = np.cross(away, side)
    a = dice.gauss(0, flat)
    return np.stack([side * math.cos(a) + up * math.sin(a), up * math.cos(a) - side * math.sin(a), away])


def _toned(kind):
    made = bpy.data.materials.get(f"grains-{kind}") or bpy.data.materials.new(f"grains-{kind}")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.34 if kind == "beans" else 0.72
    shader.inputs["Specular"].default_value = 0.5 if kind == "beans" else 0.2
    tone = nodes.new("ShaderNodeVertexColor")
    tone.layer_name = "tone"
    links.new(tone.outputs["Color"], shader.inputs["Base Color"])
    return made


def filling(kind, radius, top, seed=1):
    """A filling of `radius` from the jar's floor to `top`, as a group."""
    if kind not in KINDS:
        heap = [(0, 0), (radius, 0), (radius, top)] + [(radius * (1 - k / 8), top + 0.16 * radius * math.sin(1.3 * k / 8) + 0.008 * math.sin(5 * k)) for k in range(1, 9)]
        return group([lathe(heap, of(kind), segments=64)])
    dice = random.Random(seed)
    axes, gap, tones = KINDS[kind]
    size = axes[2] if kind in ("oats", "lentils") else max(axes[1], 0.016)
    colours = [linear(t) for t in tones]
    one, faces = _grain(kind)
    places = _places(radius, top, size, gap, dice)
    points, tints = np.empty((len(places), len(one), 3)), np.empty((len(places), len(one), 4))
    for k, (at, out) in enumerate(places):
        loose, flat = {"rice": (0.25, 0.6), "beans": (0.35, 0.9)}.get(kind, (0.5, 1.6))
        points[k] = one * dice.uniform(0.86, 1.1) @ _turned(out, loose, flat, dice) + at
        # keep the ends of grains inside the glass
        far = np.maximum(np.hypot(points[k, :, 0], points[k, :, 1]), 1e-6)
        points[k, :, :2] *= np.minimum(1, radius / far)[:, None]
        shade = dice.uniform(0.9, 1.08)
        tints[k] = [*(c * shade for c in dice.choice(colours)), 1.0]
    mesh = bpy.data.meshes.new(kind)
    every = (faces[None] + (np.arange(len(places)) * len(one))[:, None, None]).reshape(-1, 3)
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], every.tolist())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(every), bool))
    layer = mesh.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", tints.ravel())
    mesh.materials.append(_toned(kind))
    made = bpy.data.objects.new(kind, mesh)
    bpy.context.scene.collection.objects.link(made)
    core = lathe([(0, 0), (radius - 2.4 * size, 0), (radius - 2.4 * size, top - 1.5 * size), (0, top - size)], of(kind), segments=48)
    return group([made, core])
