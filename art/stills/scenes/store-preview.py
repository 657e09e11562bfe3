"""The store to come: one shelf with a pack of every kind."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import BOSTON, JUG, SQUAT, TALL, bottle, pouch, towel_roll
from kit.palette import label, of
from kit.shapes import box, lathe, rounded
from kit.stage import ARGS, camera, render, start

start(23)
room.wall(of("wall-lagoon"), 1.5)
box((0, 0.2, -0.14), (16, 2.6, 0.28), of("oak"), 0.04)
props.disc(of("sun-wattle"), (0.5, 1.2, 1.5), 1.5, 0.08)
for x, y, w, h in ((-2.15, 0.35, 1.5, 0.42), (1.55, 0.4, 1.6, 0.3)):
    lathe(rounded([(0, 0), (w / 2, 0), (w / 2, h), (0, h)], 0.04), of("stone"), (x, y, 0), 128)

pouch(of("kraft"), label("support-slow-release-pellets"), 0.95, 1.22, 0.42, 1.1, (-2.12, 0.35, 0.42))
bottle(of("leaf"), of("white"), label("protect-spray-with-neem"), "trigger", of("ink"), SQUAT, (0.1, 0.6), 1.2, (-1.12, -0.05, 0), 0.08)
bottle(of("amber"), of("white"), label("hand-wash"), "pump", s=1.08, loc=(-0.3, 0.25, 0), turn=0.04)
bottle(of("reef"), of("white"), label("kitchen-cleaner"), "trigger", of("ink"), s=1.16, loc=(0.58, -0.05, 0), turn=0.04)
bottle(of("coral"), of("white"), label("room-spray"), "mist", shape=TALL, band=(0.14, 1.08), s=1.02, loc=(1.45, 0.42, 0.3))
towel_roll(of("linen"), of("kraft"), label("reusable-cotton-towels"), 0.42, 0.98, 0.98, (2.38, -0.02, 0))
props.lemon(of("lemon"), (-0.42, -0.62, 0), 0.17, 0.4)
round_brush = props.brush(of("oak"), of("bristle"), 0.75)
round_brush.location, round_brush.rotation_euler = (1.05, -0.72, 0), (0, 0, 0.1)
plants.sprig(of("foliage-grey"), of("stem"), (-2.35, -0.62, 0), 0.1, 0.95, 6, 0.28, 0.06, 0.32, 4)
light.palm_shadow((-1.6, 1.4, 2.6), 3.8, ((-1.2, -0.6, -62), (1.0, 0.6, -118)))
light.hard_sun(strength=4.5, fill=0.65)
camera((0.05, -9.6, 1.9), (0.05, 0.3, 1.15), 57, 3.2, focus=(0.3, 0, 0.9))
render(-0.08, height=round(ARGS.width * 0.75))
