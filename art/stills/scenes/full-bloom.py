"""The Full Bloom: a bathroom niche, bright to its corners, a hibiscus in flower."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import BOSTON, SQUAT, bottle
from kit.palette import label, of
from kit.shapes import box, group, lathe, rounded, smooth, tube
from kit.stage import ARGS, camera, render, start

start(9)
SUN = (-0.7, -0.85, 0.85)
room.wall(of("wall-white"), 0.55, 0.5, openings=((-0.15, 1.75, 0.0, 1.75),))
room.tiles(("tile-reef", "tile-reef", "tile-reef-2"), 1.6, (-2.48, 2.48), (-0.1, 4.2), 0.5, 0.03)
box((0, 1.2, -0.14), (9, 1.5, 0.28), of("stone"), 0.05)
# the ledge in front, and the tub's rim
box((0, -0.1, -0.2), (16, 1.5, 0.4), of("stone"), 0.08)
box((0, -0.55, -2.6), (16, 0.2, 4.6), of("wall-white"), 0.02)

bottle(of("amber"), of("white"), label("hand-wash"), "pump", s=1.0, loc=(-0.95, 0.85, 0), turn=0.05)
bottle(of("coral"), of("white"), label("bathroom-cleaner"), "trigger", of("ink"), s=1.05, loc=(-0.02, 0.75, 0), turn=0.05)

# rolled towels, seen end on
def roll(x, y, z, mat, radius=0.3):
    spiral = [((0.03 + (radius - 0.03) * i / 200) * math.cos(i / 200 * 25.1), (0.03 + (radius - 0.03) * i / 200) * math.sin(i / 200 * 25.1)) for i in range(201)]
    from kit.shapes import solid
    verts = [(px, yy, pz) for px, pz in spiral for yy in (-0.42, -0.4, 0.4, 0.42)]
    made = solid("towel", verts, [(4 * i + k, 4 * i + 4 + k, 4 * i + 5 + k, 4 * i + 1 + k) for i in range(200) for k in range(3)], mat, (x, y, z + radius))
    body = made.modifiers.new("thick", "SOLIDIFY")
    body.thickness = 0.05
roll(0.78, 0.95, 0.02, of("linen"))
roll(1.36, 0.92, 0.02, of("linen-coral"))
roll(1.07, 0.94, 0.53, of("linen"))

# hibiscus on the ledge, one flower and a bud on leaves
plants.hibiscus(of("petal"), of("heart"), of("pollen"), (-1.92, -0.32, 0.28), (0.95, 0.15), 0.3, 0.62)
plants.hibiscus(of("petal-yellow"), of("heart"), of("pollen"), (-2.6, 0.1, 0.3), (0.85, -0.25), 1.1, 0.5, 5)
for i, (x, y, turn) in enumerate(((-1.75, -0.42, -0.4), (-2.5, -0.5, -2.4), (-1.72, -0.2, 0.5), (-3.1, -0.35, 2.8), (-2.3, -0.62, -1.4))):
    one = plants.oval_leaf(of("foliage"), 0.72, 0.26, 0.2)
    one.location, one.rotation_euler = (x, y, 0.07), (0.15, -0.16, turn)

# soap on a dish, a bath brush, a shell
lathe(rounded([(0, 0), (0.34, 0), (0.5, 0.12), (0.46, 0.13), (0.32, 0.04), (0, 0.04)], 0.02), of("ceramic-lagoon"), (1.75, -0.35, 0))
box((1.75, -0.35, 0.13), (0.52, 0.34, 0.17), of("wax"), 0.08, 0.25)
props.spiral_shell(of("shell"), (2.42, -0.15, -0.02), 0.34, 0.9, (1.2, 0.1), 2.6)
props.draped(of("linen-striped"), (0.35, -0.25, 0), 1.25, 0.55, 0.6, 1.2, 0.0, 2, 1.3, 0.13)

light.palm_shadow((1.9, 0.6, 2.9), 3.8, ((-1.0, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN)
light.hard_sun(SUN, 4.6, 0.7)
camera((0.0, -10.2, 2.2), (-0.1, 0.2, 1.32), 64, 3.2, focus=(-0.3, 0.2, 0.8))
render(-0.05, height=round(ARGS.width * 0.75))
