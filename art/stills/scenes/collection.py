"""The coming store's three collections. --subject pantry-kitchen | coastal-linen-textiles | plant-care-garden-tools"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import cushion, dressing, light, plants, props, room
from kit.containers import SQUAT, bottle
from kit.palette import label, of
from kit.shapes import box, lathe, rounded
from kit.stage import ARGS, camera, render, start


def pantry_kitchen():
    for x, y, fill, radius, height in ((-1.18, 0.42, "oats", 0.4, 1.4), (-0.14, 0.5, "lentils", 0.4, 1.08), (-0.66, -0.52, "turmeric", 0.3, 0.8)):
        props.jar(of("clear"), fill, of("oak"), (x, y, 0), radius, height, 0.78, label(f"jar-{fill}"))
    box((1.02, 1.02, 0.95), (1.15, 0.1, 1.9), of("oak-upright"), 0.05, tilt=(-0.18, 0))
    props.bowl(of("ceramic"), (0.92, 0.0, 0), 0.62, 0.42)
    for x, y, z, turn in ((0.72, -0.07, 0.1, 0.4), (1.15, -0.03, 0.1, -0.6), (0.92, 0.1, 0.36, 1.2)):
        props.lemon(of("lemon"), (x, y, z), 0.2, turn)
    stick = props.brush(of("oak"), of("bristle"), 0.72)
    stick.location, stick.rotation_euler = (0.12, -0.82, 0), (0, 0, 0.06)


def coastal_linen_textiles():
    props.folded([of("linen"), of("linen-lagoon"), of("linen-coral"), of("linen")], (-0.5, 0.3, 0), 1.6, 1.05, 0.26, 0.05)
    cushion.pillow(of("linen-wattle"), (0.74, 0.62, 0.57), 1.6, 1.5, 0.7, -0.12, (1.15, 0.0), 5, 3)
    props.draped(of("linen-striped"), (0.75, -0.45, 0), 1.15, 0.7, 0.66, 1.3, 0.0, 4, 1.4, 0.13)
    props.spiral_shell(of("shell"), (-0.55, 0.1, 1.02), 0.34, 0.5, (0.9, 0.2), 2.6)
    plants.sprig(of("foliage-grey"), of("stem"), (-1.3, -0.75, 0), 0.05, 0.95, 6, 0.28, 0.05, 0.34, 4)


def plant_care_garden_tools():
    plants.potted(of("clay"), of("soil"), of("foliage"), (-0.62, 0.4, 0), 21, 1.4, 1.25)
    bottle(of("leaf"), of("white"), label("protect-spray-with-neem"), "trigger", of("ink"), SQUAT, (0.1, 0.6), 1.3, (0.95, -0.1, 0), 0.02)
    dressing.sprout((-1.15, -0.55, 0), 0.72)
    props.beads(of("soil"), (-0.15, -0.8, 0), 12, 0.035, 0.3, 3)
    plants.sprig(of("foliage-bright"), of("stem"), (0.25, -0.82, 0), 0.1, 0.9, 5, 0.32, 0.06, 0.34, 2)


SCENES = {"pantry-kitchen": ("wall-shell", "sun-lagoon", pantry_kitchen), "coastal-linen-textiles": ("wall-lagoon", "sun-coral", coastal_linen_textiles), "plant-care-garden-tools": ("wall-leaf", "sun-wattle", plant_care_garden_tools)}
start(31)
wall, sun, lay = SCENES[ARGS.subject]
room.wall(of(wall), 1.5)
box((0, 0.2, -0.14), (14, 2.6, 0.28), of("timber"), 0.05)
box((0, -0.95, -2.4), (14, 0.2, 4.2), of("wall-white"), 0.02)
props.disc(of(sun), (0.35, 1.28, 1.45), 1.45, 0.06)
lay()
light.palm_shadow((-0.6, 1.4, 2.7), 3.6, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun(strength=4.5, fill=0.65)
camera((0.05, -8.5, 1.95), (0.0, 0.2, 1.2), 72, 3.2, focus=(0, -0.1, 0.7))
render(-0.08, height=round(ARGS.width / 0.86))
