"""The hero: a living room open to the sea. Views: (none) square and `phone` 4:5, just cleaned; `salt` and `phone-salt`, the same before."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, light, plants, props, room, view
from kit.containers import bottle
from kit.palette import label, of
from kit.shapes import box, grain, group, lathe, rounded, smooth, tube
from kit.stage import ARGS, camera, render, start

start(21)
PHONE, SALT = ARGS.view.startswith("phone"), ARGS.view.endswith("salt")
SUN = (-0.72, -0.72, 0.85)
EYE, BACK = 2.75, 6.2


def finish(name, rough, coat):
    """A surface as it is after mopping, or in the `salt` views under a dull film that thins out in patches."""
    made = of(name)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    if not SALT:
        shader.inputs["Roughness"].default_value, shader.inputs["Clearcoat"].default_value = rough, coat
        shader.inputs["Clearcoat Roughness"].default_value = 0.06
        return made
    patches, film = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMixRGB")
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 0.9, 8
    film.inputs["Color2"].default_value = (0.52, 0.49, 0.43, 1)
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], patches.inputs["Vector"])
    links.new(patches.outputs["Fac"], film.inputs["Fac"])
    links.new(shader.inputs["Base Color"].links[0].from_socket, film.inputs["Color1"])
    links.new(film.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.9
    return made


for boards in ("boards", "boards-2", "boards-3"):
    finish(boards, 0.2, 1.0)
room.floorboards()

# the wall with its arched opening, and a deck in front of the sea
MIDDLE, HALF, SPRING = 0.75, 2.15, 3.7
room.wall(of("wall-shell"), BACK, 0.5, openings=((MIDDLE, HALF, 0.02, SPRING),))
box((MIDDLE, BACK + 2.4, -0.16), (16, 4.0, 0.2), of("boards-2"), 0.02)
box((0, BACK - 0.28, 0.19), (28, 0.06, 0.38), of("ceramic"), 0.02).location.x = MIDDLE - HALF - 14.05
box((0, BACK - 0.28, 0.19), (28, 0.06, 0.38), of("ceramic"), 0.02).location.x = MIDDLE + HALF + 14.05
view.sea_view(EYE, y=44, bright=1.3 if SALT else 1.75, ridge=(3.4, 21.0, 3.1), far=(-7.0, 4.2, 1.2))


def shutter(hinge, turn, wide=1.6, tall=5.2):
    """A louvred door, hinged at the opening's edge and folded back into the room."""
    parts = []
    for x in (0.09, wide - 0.09):
        parts.append(box((x, 0, tall / 2 + 0.1), (0.18, 0.12, tall), of("oak-upright"), 0.02))
    for z in (0.25, 0.1 + tall * 0.5, tall + 0.02):
        parts.append(box((wide / 2, 0, z), (wide - 0.3, 0.12, 0.26), of("oak"), 0.02))
    z = 0.5
    while z < tall - 0.2:
        if abs(z - 0.1 - tall * 0.5) > 0.24:
            parts.append(box((wide / 2, 0, z), (wide - 0.34, 0.26, 0.04), of("oak"), 0.012, tilt=(-0.5, 0)))
        z += 0.2
    group(parts, hinge, turn)


shutter((MIDDLE - HALF - 0.08, BACK - 0.34, 0), math.pi + 0.42)
shutter((MIDDLE + HALF + 0.08, BACK - 0.34, 0), -0.42)

# a sofa along the left, facing the table
SOFA = of("linen")


def block(at, size, mat, soft=0.16):
    return box(at, size, mat, soft)


sofa = [block((0, 0, 0.42), (4.6, 1.9, 0.5), SOFA, 0.14)]
sofa.append(block((0, 0.82, 0.98), (4.6, 0.5, 1.5), SOFA, 0.2))
for side in (-1, 1):
    sofa.append(block((side * 2.16, -0.02, 0.82), (0.5, 1.94, 1.05), SOFA, 0.2))
    for y in (-0.75, 0.75):
        sofa.append(lathe([(0.07, 0), (0.1, 0.2)], of("oak"), (side * 2.05, y, 0)))
    sofa.append(cushion.pillow(SOFA, (side * 0.98, -0.14, 0.64), 1.95, 1.6, 0.42, 0, (0, 0), 3 + side, 2.0, slump=0.02))
    sofa.append(cushion.pillow(SOFA, (side * 0.98, 0.46, 1.28), 1.9, 1.05, 0.42, 0, (1.28, 0), 13 + side, 2.2))
askew = 0.35 if SALT else 0
sofa.append(cushion.pillow(of("linen-wattle"), (-1.2, 0.1 - askew * 0.6, 1.2 - askew * 0.5), 1.15, 1.1, 0.5, 0.1 + askew, (1.05 - 2 * askew, askew), 4, 3.4))
sofa.append(cushion.pillow(of("linen-lagoon"), (0.95 + askew, 0.12, 1.2 - askew * 0.4), 1.15, 1.1, 0.5, -0.12 - askew, (1.05 - askew, 0), 8, 3.4))
sofa.append(cushion.pillow(of("linen-coral"), (1.5, -0.12, 1.02), 0.95, 0.62, 0.36, -0.3, (0.95, 0), 9, 3.4))
group(sofa, (-3.35, 2.6, 0), math.pi / 2 + 0.06)

# rug and table
rug = lathe(rounded([(0, 0.0), (2.35, 0.0), (2.4, 0.035), (0, 0.05)], 0.02), of("linen-sand"), (-0.35, 1.15, 0), 128)
for r in (2.1, 1.3):
    lathe([(r, 0.051), (r + 0.09, 0.051)], of("linen-lagoon"), (-0.35, 1.15, 0.002), 128)
TOP = 0.92
lathe(rounded([(0, TOP - 0.12), (1.15, TOP - 0.12), (1.18, TOP), (0, TOP)], 0.04), finish("oak", 0.28, 0.5), (-0.3, 1.1, 0), 128)
for i in range(3):
    a = 0.5 + i * 2.094
    tube([(-0.3 + 0.62 * math.cos(a), 1.1 + 0.62 * math.sin(a), TOP - 0.1), (-0.3 + 0.85 * math.cos(a), 1.1 + 0.85 * math.sin(a), 0.05)], 0.065, of("oak-upright"), taper=[1.1, 0.8])
props.bowl(of("ceramic"), (-0.62, 1.25, TOP), 0.36, 0.24)
for x, y, z, turn, roll in ((-0.74, 1.2, 0.12, 0.4, 0), (-0.5, 1.18, 0.13, -0.5, 1), (-0.62, 1.36, 0.13, 1.3, 2), (-0.6, 1.22, 0.26, 0.15, 0.4)):
    props.lemon(of("lemon"), (x, y, TOP + z - 0.02), 0.105, turn, roll)
if not SALT:
    bottle(of("reef"), of("white"), None, "trigger", of("ink"), s=0.44, loc=(0.42, 1.45, TOP), turn=0.5)
    props.folded([of("linen-lagoon"), of("linen")], (0.3, 0.8, TOP), 0.56, 0.4, 0.1, 0.25)
else:
    props.draped(of("linen-striped"), (0.35, 0.6, TOP), 0.6, 0.5, 0.6, 0.4, 0.5, 6, 2.2, 0.08)

# plant and basket at the right, a pendant of cane above
plants.potted(of("clay"), of("soil"), of("foliage"), (3.75, 3.7, 0), 25, 2.1, 1.55, 7)
props.basket(of("cane"), of("rim"), (3.3, 1.9, 0), 1.35, 1.05, 0.8, 0.2)
if not SALT:
    props.folded([of("linen"), of("linen-lagoon"), of("linen")], (3.3, 1.9, 0.55), 1.0, 0.72, 0.18, 0.15)

# what the wind brought in
if SALT:
    dice = random.Random(5)
    for _ in range(1400):
        far = dice.random() ** 0.7
        at = (MIDDLE + dice.gauss(0, 0.5 + 1.5 * far), BACK - 0.3 - 9.0 * far, 0.005)
        grain(at, dice.uniform(0.005, 0.013), of("oats"))
    for i in range(9):
        one = plants.oval_leaf(of("stem"), dice.uniform(0.25, 0.5), 0.06, 0.4)
        one.location, one.rotation_euler = (MIDDLE + dice.gauss(0, 1.1), BACK - dice.uniform(1.0, 8.5), 0.03), (dice.uniform(-0.3, 0.3), -0.05, dice.uniform(0, 6))

light.palm_shadow((-2.6, BACK - 0.6, 4.6), 4.4, ((-1.2, -0.5, -62), (1.1, 0.6, -118), (-0.2, 1.4, -85)), SUN, 1.35)
light.palm_shadow((1.6, -1.2, 0), 5.0, ((-0.8, 0.2, -40), (1.0, 0.9, -128)), SUN, 1.2)
light.hard_sun(SUN, 2.2 if SALT else 5.0, 0.6 if SALT else 0.55)
if PHONE:
    camera((0.1, -9.2, EYE), (0.12, 3, 2.0), 47, 5.6, focus=(0, 1.2, 1))
    render(0.0, height=round(ARGS.width * 1.25))
else:
    camera((0.1, -9.2, EYE), (0.1, 3, 1.95), 48, 5.6, focus=(0, 1.2, 1))
    render(0.0, height=ARGS.width)
