"""The conservation tee: unbleached cotton with a turtle print on the chest, on a rail in the sun."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import garment, light, props, room, woven
from kit.palette import label, of
from kit.shapes import tube
from kit.stage import ARGS, camera, render, start

start(21)
room.wall(of("wall-lagoon"), 0.7)
garment.shirt(woven.screen_print("tee", label("print-tee"), "#EFE7D6"))
tube([(-7, 0.1, 1.9), (7, 0.1, 1.9)], 0.06, of("oak"))
props.disc(of("sun-wattle"), (-1.15, 0.55, -0.6), 1.35, 0.06)

light.palm_shadow((1.0, 0.7, 1.0), 3.4, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun((-0.85, -0.6, 0.85), strength=4.4, fill=0.6)
camera((0.1, -8.8, 0.45), (0, 0, 0.1), 66, 3.2, focus=(0, -0.1, 0))
render(-0.08, height=round(ARGS.width * 1.25))
