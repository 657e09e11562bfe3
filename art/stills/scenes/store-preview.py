"""The upcoming store: two shelves with every kind of pack, in portrait format for the page's arch."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import SQUAT, TALL, bottle, pouch, towel_roll
from kit.palette import label, of
from kit.shapes import box
from kit.stage import ARGS, camera, render, start

start(23)
UP = 2.5
room.wall(of("wall-lagoon"), 1.3)
box((0, 0.2, -0.14), (16, 2.6, 0.28), of("oak"), 0.04)
box((0, -1.05, -2.4), (16, 0.2, 4.4), of("wall-white"), 0.02)
room.shelf(UP, (-2.35, 2.35), (0.0, 1.3))
for x in (-1.75, 1.75):
    box((x, 0.75, UP - 0.28), (0.1, 1.0, 0.26), of("oak"), 0.04)
props.disc(of("sun-wattle"), (0.42, 1.08, 1.62), 1.5, 0.06)

# top shelf: dry goods and the slim bottle
pouch(of("kraft"), label("support-slow-release-pellets"), 0.95, 1.22, 0.42, 1.0, (-1.22, 0.55, UP), 0.06)
bottle(of("coral"), of("white"), label("room-spray"), "mist", shape=TALL, band=(0.14, 1.08), s=0.92, loc=(-0.2, 0.45, UP))
towel_roll(of("waffle"), of("kraft"), label("reusable-cotton-towels"), 0.42, 0.98, 0.95, (0.85, 0.5, UP), tail=0.0)
props.spiral_shell(of("shell"), (1.78, 0.4, UP - 0.03), 0.26, 0.6, (1.2, 0.1), 2.6)

# bottom shelf: sprays and pumps
bottle(of("leaf"), of("white"), label("protect-spray-with-neem"), "trigger", of("ink"), SQUAT, (0.1, 0.6), 1.22, (-1.2, 0.0, 0), 0.06)
bottle(of("reef"), of("white"), label("kitchen-cleaner"), "trigger", of("ink"), s=1.14, loc=(0.02, 0.1, 0), turn=0.04)
bottle(of("amber"), of("white"), label("hand-wash"), "pump", s=1.02, loc=(1.16, 0.15, 0), turn=-0.02)
props.lemon(of("lemon"), (0.62, -0.68, 0), 0.17, 0.4)
props.lemon(of("lemon"), (1.02, -0.78, 0), 0.16, -0.7, 1.0)
round_brush = props.brush(of("oak"), of("bristle"), 0.68)
round_brush.location, round_brush.rotation_euler = (-0.62, -0.86, 0), (0, 0, 0.08)
plants.sprig(of("foliage-grey"), of("stem"), (-1.82, -0.7, 0), 0.1, 0.8, 6, 0.28, 0.06, 0.32, 4)

light.palm_shadow((-1.0, 1.2, 4.0), 3.8, ((-1.2, -0.6, -62), (1.0, 0.6, -118)))
light.hard_sun(strength=4.5, fill=0.65)
camera((0.05, -10.0, 2.35), (0.02, 0.3, 1.86), 66, 3.6, focus=(0.1, 0, 1.2))
render(-0.08, height=round(ARGS.width * 1.25))
