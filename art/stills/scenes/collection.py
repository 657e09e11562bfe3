"""The future store's three collections. --subject pantry-kitchen | coastal-linen-textiles | plant-care-garden-tools"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, drape, dressing, light, plants, props, room
from kit.palette import label, of
from kit.shapes import box, tube
from kit.stage import ARGS, camera, render, start


def bench(wall):
    room.wall(of(wall), 1.5)
    box((0, 0.2, -0.14), (14, 2.6, 0.28), of("timber"), 0.05)
    box((0, -0.95, -2.4), (14, 0.2, 4.2), of("wall-white"), 0.02)


def pantry_kitchen():
    """Jars on a bench in front of a painted sun."""
    bench("wall-shell")
    props.disc(of("sun-lagoon"), (0.35, 1.28, 1.45), 1.45, 0.06)
    for x, y, fill, radius, height in ((-1.18, 0.42, "oats", 0.4, 1.4), (-0.14, 0.5, "lentils", 0.4, 1.08), (-0.66, -0.52, "turmeric", 0.3, 0.8)):
        props.jar(of("clear"), fill, of("oak"), (x, y, 0), radius, height, 0.78, label(f"jar-{fill}"))
    box((1.02, 1.02, 0.95), (1.15, 0.1, 1.9), of("oak-upright"), 0.05, tilt=(-0.18, 0))
    props.bowl(of("ceramic"), (0.92, 0.0, 0), 0.62, 0.42)
    for x, y, z, turn in ((0.72, -0.07, 0.1, 0.4), (1.15, -0.03, 0.1, -0.6), (0.92, 0.1, 0.36, 1.2)):
        props.lemon(of("lemon"), (x, y, z), 0.2, turn)
    stick = props.brush(of("oak"), of("bristle"), 0.72)
    stick.location, stick.rotation_euler = (0.12, -0.82, 0), (0, 0, 0.06)


def coastal_linen_textiles():
    """A basket of rolled towels and cushions on the floor; above them, a towel hung by its corners from pegs."""
    room.wall(of("wall-lagoon"), 1.75)
    room.floorboards()
    box((0, 1.7, 0.16), (20, 0.1, 0.32), of("white"), 0.02)
    room.peg_rail(3.05, 1.66, (-1.5, -0.56, 0.36, 1.3), 6)
    behind = box((0, 2.0, 2), (6, 0.4, 5), of("wall-lagoon"), 0.01)

    def hung(u, v):
        fall = 1.3 * (1 - v)
        return (-0.1 + (u - 0.5) * 0.92, 1.5 - 0.05 * math.sin(9.5 * u + 0.6) * (0.3 + fall), 3.0 - 0.26 * (1 - (2 * u - 1) ** 2) * (1 - 0.4 * fall) - 0.97 * fall)

    drape.thrown(of("linen-striped"), hung, 1.0, 1.3, [behind], (60, 78), 0.14, 36, 0.018, 2, 0.0, lambda u, v: v == 1.0 and (u < 0.03 or u > 0.97), 0.02)
    behind.hide_render = True
    props.basket(of("cane"), of("rim"), (-0.72, 0.35, 0), 1.75, 1.2, 0.92, 0.08)
    for x, y, z, mat, tilt, lean in ((-1.2, 0.42, 0.72, "linen", 1.25, 0.1), (-0.62, 0.5, 0.78, "linen-coral", 1.3, -0.08), (-0.2, 0.3, 0.7, "linen-lagoon", 1.2, -0.2)):
        roll = props.rolled(of(mat), (x, y, z), round(10 * y), 0.3)
        roll.rotation_euler = (tilt, lean, 0)
    cushion.pillow(of("linen-coral"), (1.12, 1.15, 0.72), 1.8, 1.75, 0.75, -0.1, (1.22, 0.0), 5, 3, flange=0.1)
    cushion.pillow(of("linen"), (0.92, 0.55, 0.36), 1.45, 1.25, 0.6, 0.12, (1.05, 0.0), 8, 3, flange=0.1)
    props.spiral_shell(of("shell"), (1.42, -0.95, -0.02), 0.3, 0.5, (0.9, 0.2), 2.6)
    plants.sprig(of("foliage-grey"), of("stem"), (-0.35, -0.85, 0), 0.05, 1.0, 7, 0.28, 0.05, 0.34, 4)


def plant_care_garden_tools():
    """A potting bench with a plant, seedlings and a watering can, and a trowel and fork on pegs."""
    bench("wall-leaf")
    room.peg_rail(2.9, 1.44, (-1.35, -0.45, 0.45, 1.35), 6)
    for x, forked in ((0.45, False), (1.35, True)):
        tool = props.trowel(of("steel"), of("oak"), forked)
        tool.location, tool.rotation_euler = (x, 1.3, 1.95), (math.pi / 2, -math.pi / 2, 0)
        tube([(x - 0.02, 1.3, 2.78), (x - 0.04, 1.16, 2.9), (x, 1.12, 2.99), (x + 0.04, 1.16, 2.9), (x + 0.02, 1.3, 2.78)], 0.014, of("stem"))
    plants.potted(of("clay"), of("soil"), of("foliage"), (-0.82, 0.45, 0), 21, 1.35, 1.12)
    props.watering_can(of("enamel"), of("oak"), (1.04, 0.1, 0), 0.97, -0.12)
    dressing.sprout((-1.2, -0.6, 0), 0.68)
    dressing.sprout((-0.62, -0.72, 0), 0.6)
    props.beads(of("soil"), (0.05, -0.8, 0), 14, 0.035, 0.3, 3)
    plants.sprig(of("foliage-bright"), of("stem"), (0.55, -0.88, 0), 0.1, 0.85, 5, 0.32, 0.06, 0.34, 2)


SCENES = {"pantry-kitchen": pantry_kitchen, "coastal-linen-textiles": coastal_linen_textiles, "plant-care-garden-tools": plant_care_garden_tools}
start(31)
SCENES[ARGS.subject]()
light.palm_shadow((-0.6, 1.4, 2.7), 3.6, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun(strength=4.5, fill=0.65)
camera((0.05, -8.5, 1.95), (0.0, 0.2, 1.2), 72, 3.2, focus=(0, -0.1, 0.7))
render(-0.08, height=round(ARGS.width / 0.86))
