"""Five-Star Reset: a bed made for the next guest, a shell on the pillow, a key on a sea star."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, drape, light, plants, props, room
from kit.palette import of
from kit.shapes import box, group, lathe, rounded, smooth, tube
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


mattress = box((0, -2.6, -1.25), (6.5, 11.2, 2.4), of("linen"), 0.35)
for face in mattress.data.polygons:
    face.use_smooth = True


def held(u, v):
    """Holds both ends beside the bed, so that the slack stays on top."""
    return u in (0.0, 1.0)


def duvet(u, v):
    """Shaken out over the bed. It's wider than this, so it gathers in long creases and hangs over the sides."""
    x, y = (u - 0.5) * 7.9, -5.6 + 6.9 * v
    return (x, y, 0.2 + 0.14 * math.sin(2.1 * x + 0.8 * y) + 0.1 * math.sin(1.3 * y - 1.9 * x + 1) + 0.06 * math.sin(4.3 * x + 2.2 * y))


cover = drape.thrown(of("linen"), duvet, 8.5, 7.2, [mattress], (76, 64), 0.9, 26, 0.1, 4, 0.03, held, 0.06)


def turned(u, v):
    """The sheet folded back over the duvet's end."""
    x, y = (u - 0.5) * 7.3, 0.05 + 1.2 * v
    return (x, y, 0.36 + 0.06 * math.sin(3.1 * x + y) + 0.04 * math.sin(5.7 * x - 2 * y))


fold = drape.thrown(of("linen-hem"), turned, 7.8, 1.35, [mattress, cover], (80, 16), 0.5, 20, 0.05, 6, 0.02, held, 0.05)


def throw(u, v):
    """Tossed across the foot of the bed and bunched up."""
    x, y = (u - 0.5) * 7.5, -2.75 + 1.4 * v
    return (x, y + 0.22 * math.sin(0.8 * x + 0.5) + 0.08 * math.sin(2.7 * x), 0.5 + 0.12 * math.sin(3.0 * x + 1.7 * y) + 0.09 * math.sin(5.3 * x - 1.2 * y + 1) + 0.05 * math.sin(9.1 * x + 0.5 * y))


cells = (120, 26)
blanket = drape.thrown(of("linen-reef"), throw, 9.0, 1.7, [mattress, cover], cells, 0.3, 26, 0.045, 9, 0.03, held, 0.05)
dice = random.Random(2)
edge = [blanket.data.vertices[i * (cells[1] + 1)].co.copy() for i in range(cells[0] + 1)]
for i in range(2 * cells[0]):
    a, b = edge[i // 2], edge[min(i // 2 + 1, cells[0])]
    x, y, z = (a + b) / 2 if i % 2 else a
    away, long = dice.uniform(-0.03, 0.03), dice.uniform(0.1, 0.16)
    tube([(x, y + 0.02, z), (x + away * 0.5, y - 0.5 * long, z + 0.005), (x + away, y - long, z - 0.03)], 0.007, of("linen-reef"), taper=[1.0, 1.2, 0.8], resolution=3)

# pillows against the headboard
for x, y, z, tilt, name, w, h, flange, turn in (
    (-1.6, 2.42, 0.62, 1.12, "linen", 2.75, 1.8, 0.2, 0.02),
    (1.62, 2.4, 0.6, 1.1, "linen", 2.75, 1.8, 0.2, -0.03),
    (-1.45, 1.88, 0.55, 0.98, "linen-lagoon", 2.3, 1.5, 0.12, 0.05),
    (1.42, 1.85, 0.54, 0.96, "linen-lagoon", 2.3, 1.5, 0.12, -0.04),
):
    cushion.pillow(of(name), (x, y, z), w, h, 0.8, turn, (tilt, 0), int(10 * x) + 30, 3.0, flange=flange)
cushion.pillow(of("linen-wattle"), (-0.12, 1.22, 0.5), 1.3, 1.25, 0.56, 0.1, (0.98, 0.0), 4, 3.5)
cushion.pillow(of("linen-coral"), (1.62, 0.62, 0.22), 1.65, 0.95, 0.5, -0.16, (0.1, 0), 7, 3.5)

# the shell on its cushion, the key on its sea star
props.spiral_shell(of("shell"), (1.62, 0.55, 0.62), 0.32, 0.5, (0.75, 0.15), 2.6)
high = drape.top(-0.7, -0.6, cover) + 0.05
props.sea_star(of("star"), (-0.75, -0.55, high - 0.02), 0.42, 0.25)
key = [tube([(0.17 * math.cos(a) - 0.16, 0.17 * math.sin(a), 0) for a in [2 * math.pi * i / 12 for i in range(13)]], 0.03, of("brass")), tube([(0, 0, 0), (0.72, 0, 0)], 0.036, of("brass"))]
key += [tube([(at, 0, 0), (at, -long, 0)], 0.032, of("brass")) for at, long in ((0.54, 0.13), (0.62, 0.09), (0.7, 0.15))]
group(key, (-0.3, -0.78, drape.top(0.0, -0.8, cover) + 0.07), -0.25, (0, 0.05))
high = drape.top(-2.0, -0.75, cover) + 0.04
props.folded([of("linen"), of("linen-lagoon"), of("linen")], (-2.05, -0.7, high), 1.15, 0.8, 0.2, 0.2)
plants.sprig(of("foliage-grey"), of("stem"), (-2.45, -0.75, high + 0.58), 0.25, 0.85, 7, 0.25, 0.06, 0.3, 4)

# the table and its vase
lathe(smooth([(0.0, 0.0), (0.24, 0.0), (0.36, 0.3), (0.34, 0.62), (0.16, 0.92), (0.16, 1.04), (0.22, 1.1)], 10), of("ceramic"), (3.95, 2.3, -0.1))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (3.95, 2.3, 0.8), 1.9, 5, 7, 0.5)
lathe(rounded([(0, -0.25), (0.95, -0.25), (0.95, -0.1), (0, -0.1)], 0.04), of("oak"), (4.1, 2.2, 0))

light.palm_shadow((0.6, 3.0, 3.0), 4.6, ((-1.5, -0.5, -62), (1.1, 0.6, -118), (-0.2, 1.4, -85)), SUN, 1.2)
light.hard_sun(SUN, 4.4, 0.7)
camera((0.5, -9.8, 5.1), (0.15, 0.7, 0.74), 62, 3.6, focus=(0, 0, 0.4))
render(-0.08, height=round(ARGS.width * 0.75))
