"""The Full Bloom: a bathroom niche, bright to its corners, with a hibiscus in flower."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box, lathe, rounded, tube
from kit.stage import ARGS, camera, render, start

start(9)
SUN = (-0.7, -0.85, 0.85)
room.wall(of("wall-white"), 0.55, 0.5, openings=((-0.15, 1.75, 0.0, 1.75),))
room.tiles(("tile-reef", "tile-reef", "tile-reef-2"), 1.6, (-2.48, 2.48), (-0.1, 4.2), 0.5, 0.03)
box((0, 1.2, -0.15), (9, 1.5, 0.28), of("stone"), 0.05)
# the ledge in front, and the tub's rim
box((0, -0.1, -0.2), (16, 1.5, 0.4), of("stone"), 0.08)
box((0, -0.55, -2.6), (16, 0.2, 4.6), of("wall-white"), 0.02)

bottle(of("amber"), of("white"), label("hand-wash"), "pump", s=0.84, loc=(0.98, 0.9, 0), turn=0.05)

props.rolled(of("terry"), (-0.94, 0.9, 0.02), 1)
props.rolled(of("terry-coral"), (-0.35, 0.87, 0.02), 2)
props.rolled(of("terry"), (-0.65, 0.89, 0.53), 3)

# a freshly cut branch of hibiscus: two flowers, a bud and leaves
tube([(-3.4, -0.05, 0.06), (-2.7, -0.25, 0.12), (-2.05, -0.3, 0.14), (-1.5, -0.48, 0.05)], 0.03, of("stem"), taper=[1.3, 1.1, 0.9, 0.6])
plants.hibiscus(of("petal"), of("pollen"), of("foliage"), (-1.86, -0.45, 0.35), (0.95, 0.2), 0.3, 0.42)
plants.hibiscus(of("petal"), of("pollen"), of("foliage"), (-2.5, -0.12, 0.4), (0.8, -0.3), 1.3, 0.37, 5)
plants.bud(of("petal"), of("foliage"), (-1.3, -0.5, 0.12), (1.2, 0.0), 0.9, 0.42)
for x, y, turn, size, rise in ((-1.72, -0.6, -0.5, 0.6, 0.05), (-2.4, -0.62, -1.9, 0.62, 0.1), (-1.62, -0.25, 0.35, 0.58, 0.2), (-3.0, -0.4, 2.9, 0.6, 0.12), (-2.3, -0.05, 1.2, 0.55, 0.35), (-2.25, -0.66, -0.9, 0.5, 0.05), (-2.95, 0.05, 2.2, 0.55, 0.3)):
    one = plants.oval_leaf(of("foliage"), size, size * 0.33, 0.22)
    one.location, one.rotation_euler = (x, y, 0.09), (0.15, -rise, turn)

# a candle between them
lathe(rounded([(0, 0), (0.27, 0), (0.27, 0.5), (0.235, 0.5), (0.235, 0.42), (0, 0.42)], 0.02), of("ceramic-lagoon"), (0.3, 0.92, 0))
tube([(0.3, 0.92, 0.42), (0.31, 0.92, 0.5)], 0.012, of("ink"))

# soap on a dish, a bath brush, a shell
lathe(rounded([(0, 0), (0.34, 0), (0.5, 0.12), (0.46, 0.13), (0.32, 0.04), (0, 0.04)], 0.02), of("ceramic-lagoon"), (1.75, -0.35, 0))
box((1.75, -0.35, 0.13), (0.52, 0.34, 0.17), of("wax"), 0.08, 0.25)
props.spiral_shell(of("shell"), (2.42, -0.15, -0.02), 0.34, 0.9, (1.2, 0.1), 2.6)
props.draped(of("linen-striped"), (0.35, -0.25, 0), 1.25, 0.55, 0.6, 1.2, 0.0, 2, 1.3, 0.13)

light.palm_shadow((1.9, 0.6, 2.9), 3.8, ((-1.0, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN)
light.hard_sun(SUN, 4.6, 0.7)
camera((0.0, -10.2, 2.2), (-0.1, 0.2, 1.32), 64, 3.2, focus=(-0.3, 0.2, 0.8))
render(-0.05, height=round(ARGS.width * 0.75))
