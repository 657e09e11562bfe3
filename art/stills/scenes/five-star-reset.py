"""Five-Star Reset: a bed made for the next guest, a shell on the pillow, a key on a sea star."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, light, plants, props, room
from kit.palette import label, of
from kit.shapes import box, lathe, rounded, sheet, smooth, tube
from kit.stage import ARGS, camera, render, start

start(17)
SUN = (-0.85, -0.6, 0.75)
room.wall(of("wall-shell"), 3.2)
# an arched headboard of upright rolls, rimmed in oak


def arch(x):
    return 1.3 + 1.15 * math.sqrt(max(0.0, 1 - (x / 3.3) ** 2))


for i in range(15):
    x, w = -3.3 + 0.44 * (i + 0.5), 0.44
    top = min(arch(x - w / 2 * 0.8), arch(x + w / 2 * 0.8))
    box((x, 2.95, (top - 1.2) / 2), (w, 0.42, top + 1.2), of("linen-sand"), 0.19)
rim = [(3.3 * math.cos(math.pi * i / 40), 2.98, 1.3 + 1.15 * math.sin(math.pi * i / 40)) for i in range(41)]
tube([(3.3, 2.98, -1.2), *rim, (-3.3, 2.98, -1.2)], 0.12, of("oak"))


def duvet(u, v):
    """Turned-down linen: quilted softness, a few long creases, falling over the foot and sides."""
    x, y = (u - 0.5) * 7.6, (v - 0.5) * 7.0 - 2.1
    side = max(0.0, abs(x) - 3.2)
    soft = 0.05 * math.sin(1.7 * x + 0.9 * y) + 0.035 * math.sin(2.9 * y - 0.8 * x + 2) + 0.018 * math.sin(5.3 * x + 3.1 * y)
    return (x * (1 - 0.1 * min(side, 1)), y, 0.02 + soft - 1.6 * side**1.3)


sheet(duvet, 1, 1, of("linen"), (0, 0, 0), 0, (140, 140), 0.12)


def turned(u, v):
    """The sheet's folded edge, striped."""
    x = (u - 0.5) * 6.7
    a = v * math.pi
    return (x, 1.0 - 1.05 * v + 0.03 * math.sin(2 * x), 0.17 + 0.035 * math.sin(1.7 * x + 2) + 0.02 * math.sin(4.1 * x) - 0.04 * abs(2 * v - 1) ** 6)


sheet(turned, 1, 1, of("linen"), (0, -0.05, 0), 0, (120, 30), 0.09)
# pillows against the head
for x, y, tilt, name, w, h in ((-1.62, 2.35, 1.05, "linen", 3.0, 2.0), (1.62, 2.35, 1.05, "linen", 3.0, 2.0), (-1.5, 1.8, 0.95, "linen-lagoon", 2.5, 1.7), (1.5, 1.8, 0.95, "linen-lagoon", 2.5, 1.7)):
    cushion.pillow(of(name), (x, y, 0.72 if h > 1.8 else 0.6), w, h, 0.85, 0.0, (tilt, 0), int(10 * x) + 30)
cushion.pillow(of("linen-wattle"), (-0.3, 0.6, 0.57), 1.5, 1.25, 0.6, 0.05, (1.0, 0.0), 4, 3)
cushion.pillow(of("linen-coral"), (1.5, 0.32, 0.17), 1.75, 1.1, 0.55, -0.12, (0.06, 0), 7, 3)


def throw(u, v):
    """Thrown across the foot: soft folds aslant, where the sun from the left finds them."""
    x, y = (u - 0.5) * 7.2, (v - 0.5) * 1.45 - 2.1
    side = max(0.0, abs(x) - 3.2)
    pleat = 0.0
    for at, slope, deep, wide in ((-2.75, 0.5, 0.1, 0.16), (-1.75, 0.75, 0.15, 0.2), (-1.25, 0.55, 0.09, 0.13), (0.25, 0.8, 0.13, 0.22), (1.45, 0.6, 0.15, 0.17), (1.95, 0.9, 0.08, 0.13), (2.9, 0.7, 0.12, 0.2)):
        line = at + slope * (y + 2.1) + 0.1 * math.sin(2.2 * y + 4 * at)
        pleat += deep * (0.7 + 0.3 * math.sin(1.9 * y + at)) * math.exp(-(((x - line) / wide) ** 2))
    return (x, y + 0.09 * math.sin(1.3 * x + 0.4) + 0.04 * math.sin(3.1 * x), 0.17 + 0.05 * math.sin(1.7 * x + 0.9 * y) + 0.035 * math.sin(2.9 * y - 0.8 * x + 2) + pleat - 1.6 * side**1.3)


sheet(throw, 1, 1, of("linen-reef"), (0, 0, 0), 0, (180, 90), 0.07)
dice = random.Random(2)
for i in range(170):
    x, y, z = throw((i + 0.5) / 170, 0.0)
    away = dice.uniform(-0.03, 0.03)
    tube([(x, y + 0.02, z), (x + away * 0.5, y - 0.07, z - 0.02), (x + away, y - 0.15 + dice.uniform(-0.02, 0.02), z - 0.05)], 0.012, of("linen-reef"), taper=[1.0, 1.3, 0.8])

# the shell on the turned sheet, the key on its sea star
props.spiral_shell(of("shell"), (1.5, 0.25, 0.62), 0.36, 0.5, (0.75, 0.15), 2.6)
props.sea_star(of("star"), (-0.75, -0.55, 0.16), 0.46, 0.25)
ring = tube([(-0.28 + 0.2 * math.cos(a), -0.72 + 0.14 * math.sin(a), 0.24) for a in [2 * math.pi * i / 12 for i in range(13)]], 0.022, of("brass"))
tube([(-0.1, -0.76, 0.22), (0.5, -0.95, 0.19)], 0.04, of("brass"))
for at in (0.36, 0.47):
    tube([(-0.1 + at * 0.95 + 0.1, -0.79 - at * 0.3, 0.2), (0.0 + at * 0.95 - 0.07, -0.95 - at * 0.3, 0.19)], 0.034, of("brass"))
lathe(rounded([(0, -0.03), (0.16, -0.03), (0.16, 0.03), (0, 0.03)], 0.015), of("brass"), (-0.13, -0.75, 0.22))
props.folded([of("linen"), of("linen-lagoon"), of("linen")], (-2.1, -0.75, 0.14), 1.1, 0.8, 0.18, 0.25)
plants.sprig(of("foliage-grey"), of("stem"), (-2.45, -0.75, 0.7), 0.3, 0.8, 6, 0.28, 0.08, 0.32, 4)

# the table and its vase
lathe(smooth([(0.0, 0.0), (0.24, 0.0), (0.36, 0.3), (0.34, 0.62), (0.16, 0.92), (0.16, 1.04), (0.22, 1.1)], 10), of("ceramic"), (3.95, 2.3, -0.1))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (3.95, 2.3, 0.8), 1.9, 5, 7, 0.5)
lathe(rounded([(0, -0.25), (0.95, -0.25), (0.95, -0.1), (0, -0.1)], 0.04), of("oak"), (4.1, 2.2, 0))

light.palm_shadow((0.6, 3.0, 3.0), 4.6, ((-1.5, -0.5, -62), (1.1, 0.6, -118), (-0.2, 1.4, -85)), SUN, 1.2)
light.hard_sun(SUN, 4.4, 0.7)
camera((0.3, -10.6, 4.4), (0.25, 0.8, 0.95), 58, 3.6, focus=(0, 0, 0.4))
render(-0.08, height=round(ARGS.width * 0.75))
