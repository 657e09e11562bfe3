"""Work Flow: a desk by a window with a sea view, wiped and ready for the day, with the week's plan on the screen."""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, view
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box, group, lathe, rounded, sheet, smooth, tube
from kit.stage import ARGS, camera, render, start

start(14)
SUN = (-0.8, -0.75, 0.72)
EYE = 2.5
box((0, -0.15, -0.12), (16, 3.9, 0.24), of("timber"), 0.05)
box((0, -2.0, -0.55), (16, 0.1, 0.62), of("timber-deep"), 0.03)

# the wall, and a window with louvres and a sea view
box((-4.95, 2.0, 3), (8, 0.5, 12), of("wall-shell"), 0.06)
for x, wide in ((-0.86, 0.2), (1.5, 0.14), (3.9, 0.2)):
    box((x, 1.85, 3), (wide, 0.36, 12), of("ceramic"), 0.03)
box((1.5, 2.0, 0.2), (5.0, 0.36, 0.6), of("wall-shell"), 0.02)
box((1.5, 1.9, 0.53), (5.0, 0.5, 0.08), of("ceramic"), 0.02)
for i in range(5):
    box((2.7, 1.85, 1.95 + 0.5 * i), (2.3, 0.5, 0.05), of("oak"), 0.02, tilt=(-0.45, 0))
view.sea_view(EYE, ridge=(5.0, 19.0, 2.6), far=(-2.4, 3.6, 0.9))

# laptop, showing the week's plan
keys = [box((0, 0, 0.04), (2.0, 1.32, 0.06), of("shell-metal"), 0.028), box((0, 0.21, 0.071), (1.78, 0.66, 0.004), of("pebble-grey"), 0.002)]
for row in range(4):
    for column in range(12):
        keys.append(box((-0.803 + 0.146 * column, 0.45 - 0.16 * row, 0.076), (0.118, 0.126, 0.012), of("ink"), 0.006))
keys.append(box((0, -0.42, 0.071), (0.66, 0.36, 0.004), of("ceramic"), 0.002))
lid = [box((0, 0, 0.65), (2.0, 0.05, 1.3), of("shell-metal"), 0.024), box((0, -0.026, 0.66), (1.88, 0.006, 1.16), of("paper"), 0.002)]
lid.append(box((-0.83, -0.03, 0.66), (0.22, 0.006, 1.16), of("reef"), 0.002))
lid.append(props.disc(of("sun-wattle"), (-0.83, -0.032, 1.13), 0.05, 0.004))
dice = random.Random(12)
for day in range(5):
    z = 1.1
    while z > 0.26:
        long = dice.choice((0.12, 0.2, 0.28))
        if dice.random() < 0.72:
            lid.append(box((-0.53 + 0.325 * day, -0.03, z - long / 2), (0.28, 0.006, long - 0.035), of(dice.choice(("ceramic-lagoon", "screen-sea", "sun-wattle", "sun-coral", "ceramic-lagoon"))), 0.003))
        z -= long
lid_group = group(lid, (0, 0.66, 0.06), 0, (-0.3, 0))
group([*keys, lid_group], (1.12, 0.1, 0), -0.3, scale=1.12)

# lamp with a wattle-yellow shade, as this room's sun
lathe(rounded([(0, 0), (0.36, 0), (0.36, 0.07), (0, 0.09)], 0.03), of("brass"), (-2.43, 0.95, 0))
tube([(-2.43, 0.95, 0.05), (-2.43, 0.95, 1.6), (-2.33, 0.9, 2.1), (-1.98, 0.8, 2.26), (-1.73, 0.74, 2.1)], 0.032, of("brass"))
lathe(smooth([(0.1, 0.42), (0.16, 0.4), (0.36, 0.26), (0.48, 0.0)], 10), of("sun-wattle"), (-1.69, 0.73, 1.66)).modifiers.new("thick", "SOLIDIFY").thickness = 0.03
lathe(rounded([(0, 0), (0.12, 0), (0.1, 0.12), (0, 0.14)], 0.03), of("brass"), (-1.69, 0.73, 2.04))

# the products used to clean it
bottle(of("seaglass"), of("white"), label("glass-cleaner"), "trigger", of("reef"), s=0.76, loc=(-0.72, 1.1, 0), turn=0.06)
props.folded([of("linen-wattle"), of("linen")], (-0.42, -0.42, 0), 0.74, 0.54, 0.13, -0.25)

# cup of pencils, open notebook, mug, plant
lathe(rounded([(0, 0), (0.2, 0), (0.22, 0.56), (0.19, 0.56), (0.18, 0.03), (0, 0.03)], 0.02), of("ceramic-lagoon"), (-1.62, 0.1, 0))
for i, (dx, dy, name) in enumerate(((0.1, 0.05, "oak"), (-0.08, 0.08, "sun-coral"), (0.02, -0.1, "sun-wattle"), (-0.1, -0.05, "reef"))):
    tube([(-1.62 - dx * 0.6, 0.1 - dy * 0.6, 0.06), (-1.62 + dx * 1.3, 0.1 + dy * 1.3, 0.92 + 0.06 * i)], 0.028, of(name))


def page(side):
    """Half of an open notebook, rising from the spine and falling to its edge."""
    return lambda u, v: (side * 0.66 * u, 0.9 * (v - 0.5), 0.025 + 0.13 * u**0.4 * (1 - u) ** 0.75)


book = [sheet(page(side), 1, 1, of("paper"), cells=(30, 4), thick=0.012) for side in (-1, 1)]
book.append(box((0, 0, 0.012), (1.38, 0.96, 0.022), of("linen-coral"), 0.01))
book.append(tube([(0.12, -0.3, 0.135), (0.5, 0.16, 0.135)], 0.026, of("oak")))
group(book, (-1.5, -1.02, 0), 0.2)
lathe(rounded([(0, 0), (0.22, 0), (0.27, 0.07), (0.28, 0.46), (0.25, 0.46), (0.22, 0.07), (0, 0.06)], 0.02), of("ceramic"), (1.2, -1.2, 0))
lathe([(0, 0.38), (0.25, 0.38)], of("beans"), (1.2, -1.2, 0))
tube([(1.46, -1.23, 0.38), (1.66, -1.26, 0.34), (1.66, -1.26, 0.14), (1.45, -1.23, 0.1)], 0.038, of("ceramic"))
plants.potted(of("clay"), of("soil"), of("foliage"), (2.75, 0.85, 0), 17, 1.25, 0.85)
props.sea_star(of("star"), (2.2, -0.98, 0), 0.26, 0.5)

light.needle_shadow((-1.7, 1.75, 2.6), 4.0, of("ink"), SUN, 5, 1.2)
light.palm_shadow((-0.4, -0.2, 0.2), 4.2, ((-1.0, -0.5, -62),), SUN)
light.hard_sun(SUN, 4.5, 0.65)
camera((-0.1, -9.4, EYE), (0.12, 0.2, 0.92), 62, 3.2, focus=(0.2, -0.2, 0.6))
render(-0.05, height=round(ARGS.width * 0.75))
