"""The view from the window: a bright sky, turquoise water and two island ridges. It glows by itself and isn't lit."""
import math
import random

import bpy

from . import materials
from .shapes import solid


def _ramp_card(name, stops, x, y, z0, z1, strength=1.0):
    """An upright card with a vertical gradient through `stops` (position, hex), from the bottom up."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split, ramp, emit = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB", "Emission"))
    emit.inputs["Strength"].default_value = strength
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = at, (*materials.linear(colour), 1)
    links.new(where.outputs["UV"], split.inputs["Vector"])
    links.new(split.outputs["Y"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], emit.inputs["Color"])
    links.new(emit.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    card = solid(name, [(-x, y, z0), (x, y, z0), (x, y, z1), (-x, y, z1)], [(0, 1, 2, 3)], made)
    uv = card.data.uv_layers.new()
    for corner, at in zip(card.data.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[corner.index].uv = at
    card.visible_shadow = card.visible_diffuse = False
    return card


def _ridge(name, colour, y, x0, x1, base, height, seed, strength):
    """A long hill with two or three crests."""
    dice = random.Random(seed)
    waves = [(dice.uniform(0.6, 1.0), k, dice.uniform(0, 6.28)) for k in (1, 2, 3, 5)]
    top = []
    for i in range(81):
        t = i / 80
        h = sum(a / k**1.1 * math.sin(k * math.pi * 1.7 * t + p) for a, k, p in waves)
        # slope both ends down to the water, because a cliff would look like a step
        shore = min(1.0, min(t, 1 - t) / 0.14) ** 1.4
        rise = 0.6 + height * max(0.02, math.sin(math.pi * t) ** 0.8 * (0.65 + 0.28 * h))
        top.append((x0 + (x1 - x0) * t, y, base - 0.6 + rise * shore))
    verts = top + [(x1, y, base - 0.6), (x0, y, base - 0.6)]
    card = solid(name, verts, [tuple(range(len(verts)))], materials.glow(name, colour, strength), smooth=False)
    card.visible_shadow = card.visible_diffuse = False
    return card


def sea_view(horizon=2.0, y=40.0, bright=1.7, ridge=(4.0, 24.0, 3.4), far=(-3.0, 8.0, 1.3)):
    """`horizon` is the camera's height. `ridge` and `far` are (from x, to x, height) of the two hills."""
    _ramp_card("sky", ((0.0, "#FFF6E0"), (0.1, "#DDF3F0"), (0.45, "#8FD2EA"), (1.0, "#5FBBE0")), 60, y + 6, horizon - 2, horizon + 26, bright)
    _ramp_card("sea", ((0.0, "#D6F2E4"), (0.35, "#9FE0D4"), (0.7, "#5CC6C2"), (0.92, "#2C9FA8"), (1.0, "#3FA9B2")), 60, y + 2, horizon - 9, horizon, bright * 0.92)
    _ridge("far-ridge", "#7FB0B2", y + 1.5, *far[:2], horizon - 0.02, far[2], 5, bright * 0.75)
    _ridge("ridge", "#2C6A66", y + 1, *ridge[:2], horizon - 0.05, ridge[2], 9, bright * 0.42)
