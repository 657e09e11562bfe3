"""Hero: a sunlit timber sill with the sea beyond. Views: (none) square, `phone` 4:5."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box
from kit.stage import ARGS, camera, render, start
from kit.view import sea_view

start(11)
PHONE = ARGS.view == "phone"
EYE = 2.15

# the sill, the wall with its opening, and louvres
box((0, 0.3, -0.19), (16, 3.0, 0.38), of("timber"), 0.05)
box((0, -1.05, -2.3), (16, 0.2, 4.0), of("wall-white"), 0.02)
box((-4.35, 1.95, 3), (8, 0.5, 12), of("wall-shell"), 0.06)
FRAME = of("ceramic")
for x in (-0.24, 4.6):
    box((x, 1.8, 3), (0.22, 0.36, 12), FRAME, 0.03)
box((1.62, 1.8, 3), (0.12, 0.36, 12), FRAME, 0.025)
for i in range(9):
    box((3.1, 1.8, 0.4 + 0.6 * i), (2.85, 0.6, 0.055), of("oak"), 0.02, tilt=(-0.42, 0))
box((1.0, 1.8, 0.03), (12, 0.3, 0.1), FRAME, 0.02)
sea_view(EYE)

# the wattle sun, leaning in the corner of the frame
sun = props.disc(of("sun-wattle"), (-0.05, 1.18, 1.32), 1.3, 0.08)
sun.rotation_euler[0] -= 0.1

bottle(of("reef"), of("white"), label("hero-reef"), "trigger", of("ink"), s=1.22, loc=(0.18, -0.02, 0), turn=0.06)
bottle(of("amber"), of("white"), label("hero-amber"), "pump", s=0.98, loc=(1.08, 0.36, 0), turn=0.1)

props.bowl(of("ceramic"), (-1.18, 0.32, 0), 0.66, 0.4)
for x, y, z, turn, roll in ((-1.4, 0.22, 0.2, 0.4, 0), (-0.98, 0.2, 0.21, -0.5, 1), (-1.2, 0.52, 0.22, 1.3, 2), (-1.16, 0.28, 0.46, 0.15, 0.4)):
    props.lemon(of("lemon"), (x, y, z), 0.19, turn, roll)
leaf = plants.oval_leaf(of("foliage"), 0.42, 0.12, 0.35)
leaf.location, leaf.rotation_euler = (-1.06, 0.22, 0.8), (0.3, -0.3, -0.5)

props.draped(of("linen-striped"), (-1.3, -0.35, 0), 1.2, 0.85, 0.85, 1.5, 0.0, 4, 1.6, 0.16)
for i, (x, y, size, name) in enumerate(((1.0, -0.68, 0.13, "frosted"), (1.3, -0.5, 0.16, "frosted-green"), (1.5, -0.78, 0.1, "frosted-amber"), (1.75, -0.35, 0.13, "pebble"))):
    props.pebble(of(name), (x, y, 0), size, 0.5, i, i + 2)
plants.sprig(of("foliage-grey"), of("stem"), (-0.3, -0.78, 0), 0.12, 0.9, 6, 0.27, 0.03, 0.34, 4)

light.palm_shadow((-1.6, 1.7, 3.2), 3.6, ((-1.1, -0.5, -62), (1.0, 0.5, -118), (-0.3, 1.1, -88)))
light.hard_sun(strength=4.8, fill=0.6)
if PHONE:
    camera((0.05, -10.4, EYE), (0.05, 0, 1.6), 78, 2.2, focus=(0.18, -0.4, 1))
    render(-0.12, height=round(ARGS.width * 1.25))
else:
    camera((0.12, -10.4, EYE), (0.12, 0, 1.42), 83, 2.2, focus=(0.18, -0.4, 1))
    render(-0.12, height=ARGS.width)
