"""The conservation tee: unbleached cotton, a turtle printed on its chest, hung on a rail in the sun."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bpy

from kit import light, plants, props, room, woven
from kit.palette import label, of
from kit.shapes import box, moulded, tube
from kit.stage import ARGS, camera, render, start

start(21)
room.wall(of("wall-lagoon"), 0.7)
half = [(0.0, 1.16), (0.24, 1.22), (0.4, 1.42), (0.72, 1.36), (1.08, 1.16), (1.62, 0.42), (1.66, 0.34), (1.3, 0.02), (1.24, 0.02), (1.02, 0.3), (1.0, 0.1), (1.02, -0.8), (1.06, -1.5), (1.02, -1.56), (0.5, -1.6)]
outline = half + [(0.0, -1.61)] + [(-x, z) for x, z in reversed(half[1:])]
cotton = woven.screen_print("tee", label("print-tee"), "#EFE7D6", -0.56, -0.42, 1.12)
tee = moulded(outline, 0.16, cotton, (0, 0, 0), 8, 0.022)
wave = bpy.data.textures.new("folds", "CLOUDS")
wave.noise_scale, wave.noise_depth = 0.9, 1
fold = tee.modifiers.new("folds", "DISPLACE")
fold.texture, fold.texture_coords, fold.direction, fold.strength, fold.mid_level = wave, "LOCAL", "Y", 0.2, 0.5

# hanger and rail
tube([(-0.98, 0.1, 1.2), (-0.5, 0.1, 1.4), (0, 0.1, 1.56), (0.5, 0.1, 1.4), (0.98, 0.1, 1.2)], 0.055, of("oak"))
tube([(0, 0.1, 1.56), (0, 0.1, 1.78), (0.14, 0.1, 1.9), (0.06, 0.1, 2.06), (-0.1, 0.1, 2.0)], 0.02, of("brass"))
tube([(-7, 0.1, 1.94), (7, 0.1, 1.94)], 0.06, of("oak"))
props.disc(of("sun-wattle"), (-1.15, 0.55, -0.6), 1.35, 0.06)

light.palm_shadow((1.0, 0.7, 1.0), 3.4, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun(strength=4.4, fill=0.65)
camera((0.1, -8.8, 0.5), (0, 0, 0.16), 66, 3.2, focus=(0, -0.1, 0))
render(-0.08, height=round(ARGS.width * 1.25))
