"""A wardrobe after its reset: what's worn on one rail, in order, and the rest folded where it can be seen."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import garment, light, plants, props, room
from kit.palette import of
from kit.shapes import box, lathe, rounded, tube
from kit.stage import ARGS, camera, render, start

start(33)
SUN = (-0.66, -1.0, 0.55)
RAIL, SHELF = 4.1, 0.55
room.wall(of("wall-leaf"), 1.5)
for x in (-3.62, 1.02, 3.62):
    box((x, 0.8, 2), (0.16, 1.5, 12), of("oak-upright"), 0.03)
room.shelf(SHELF, (-3.7, 3.7), (0.08, 1.5))
room.shelf(4.75, (-3.7, 3.7), (0.08, 1.5))
for z in (1.95, 3.35):
    room.shelf(z, (1.0, 3.6), (0.1, 1.5))

# the rail, from light to bright
tube([(-3.6, 0.75, RAIL), (1.0, 0.75, RAIL)], 0.06, of("brass"))
for x, name, hem, turn in (
    (-3.05, "linen", -1.46, -1.12),
    (-2.5, "linen-sand", -1.46, -1.05),
    (-1.95, "linen-striped", -1.46, -1.1),
    (-1.4, "linen-lagoon", -1.46, -0.98),
    (-0.75, "linen-coral", -2.0, -0.85),
    (0.05, "linen-wattle", -1.46, -0.72),
):
    garment.shirt(of(name), (x, 0.65, RAIL - 1.4), turn, hem, 1.14, round(10 * x) + 50).scale = (0.72, 0.72, 0.72)

# below it
props.basket(of("cane"), of("rim"), (-2.6, 0.72, SHELF), 1.55, 1.0, 0.5)
props.folded([of("linen"), of("linen-lagoon")], (-2.6, 0.72, SHELF + 0.2), 1.25, 0.78, 0.2, 0.02)

# folded, by colour
for z, names in ((1.95, ("linen-reef", "linen-lagoon", "linen", "linen-lagoon")), (3.35, ("linen", "linen-sand", "linen", "linen-wattle"))):
    props.folded([of(name) for name in names], (1.75, 0.75, z), 1.15, 0.85, 0.2, 0.03, seed=round(z))
props.folded([of("linen-coral"), of("linen"), of("linen-coral")], (2.95, 0.75, 1.95), 1.0, 0.85, 0.2, -0.03, seed=4)
props.basket(of("cane"), of("rim"), (2.3, 0.75, SHELF), 2.1, 1.0, 0.72)
props.folded([of("linen"), of("linen-coral"), of("linen")], (2.3, 0.75, SHELF + 0.34), 1.75, 0.78, 0.2, 0.01)
# a straw hat
lathe(rounded([(0, 0.34), (0.3, 0.33), (0.36, 0.28), (0.4, 0.03), (0.74, 0.0), (0.75, 0.025), (0.41, 0.06)], 0.03), of("cane"), (2.95, 0.72, 3.37))
lathe([(0.405, 0.05), (0.395, 0.13)], of("linen-reef"), (2.95, 0.72, 3.38))
plants.sprig(of("foliage-grey"), of("stem"), (-1.0, 0.5, SHELF), 0.2, 1.0, 7, 0.28, 0.08, 0.3, 4)

light.palm_shadow((1.9, 0.2, 3.6), 4.6, ((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)), SUN, 1.1)
light.hard_sun(SUN, 4.8, 0.95, 1.2)
camera((0.0, -11.8, 2.9), (0.0, 0.5, 2.62), 60, 4.5, focus=(0, 0.3, 2.6))
render(-0.05, height=round(ARGS.width * 0.75))
