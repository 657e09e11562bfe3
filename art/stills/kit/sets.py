"""Product pictures away from the plinth. Each set arranges its pack, props and light, and sets the camera.

A set takes the product's entry and whether it's shown in use (its second picture). Both pictures are of the same set.
"""
import math
import random

from . import cushion, drape, in_use, light, plants, props, room, view
from .containers import BOSTON, SQUAT, TALL, bottle, card, pouch
from .materials import printed
from .palette import label, of
from .shapes import box, lathe, rounded, tube
from .stage import camera

FROM_LEFT = (-0.8, -0.25, 0.9)


def _laid(made, at, turn, tilt=0.0):
    """Lays a standing group on its back, with its bottom towards the camera and its label up."""
    made.location, made.rotation_euler = at, (-math.pi / 2 + tilt, 0, turn)
    return made


def _above(reach, height, look, lens, hover, focus=None, aside=10):
    """Looks down on a table. In use, from `aside` degrees further right and closer."""
    turn, near = (math.radians(aside), 0.9) if hover else (0.0, 1.0)
    at = (look[0] + near * reach * math.sin(turn), look[1] - near * reach * math.cos(turn), look[2] + near * height)
    camera(at, look, lens, 4.0, focus=focus or look)


def _sun(at, sun=FROM_LEFT, strength=4.5, fill=0.65, fronds=((-1.2, -0.5, -62), (0.9, 0.6, -118)), away=3.6):
    light.palm_shadow(at, away, fronds, sun)
    light.hard_sun(sun, strength, fill)


def bedside(it, hover):
    """On an oak table by a freshly made bed: linen pillows behind the slim bottle, frangipani and a sprig in front."""
    room.wall(of("wall-shell"), 3.3)
    for i in range(14):
        box((-3.6 + 0.56 * i, 3.05, 0.75), (0.56, 0.42, 3.1), of("linen-sand"), 0.2)
    bed = box((0, 2.3, -1.0), (12, 2.9, 2.0), of("linen"), 0.2)

    def duvet(u, v):
        x, y = (u - 0.5) * 7.4, 0.55 + 2.5 * v
        return (x, y, 0.1 + 0.08 * math.sin(2.3 * x + 1.2 * y) + 0.06 * math.sin(3.7 * x - 2.1 * y + 1) + 0.03 * math.sin(7.1 * x + 2 * y))

    cover = drape.thrown(of("linen"), duvet, 8.0, 2.7, [bed], (96, 36), 0.5, 24, 0.06, 4, 0.02, lambda u, v: u in (0.0, 1.0), 0.04)
    high = drape.top(0.4, 1.8, cover, reach=0.9)
    cushion.pillow(of("linen"), (1.25, 2.45, high + 0.43), 2.5, 1.85, 0.85, 0.04, (1.08, 0), 9, 3.0, flange=0.16)
    cushion.pillow(of("linen"), (-1.5, 2.5, high + 0.41), 2.5, 1.85, 0.85, -0.03, (1.12, 0), 5, 3.0, flange=0.16)
    cushion.pillow(of("linen-lagoon"), (0.78, 1.95, high + 0.34), 2.1, 1.5, 0.8, -0.07, (1.02, 0), 4, 3.0, flange=0.12)
    lathe(rounded([(0, -0.16), (1.75, -0.16), (1.75, 0), (0, 0)], 0.05), of("oak"), (-0.1, -0.55, 0), 160)
    made = "atomiser" if hover else "mist"
    bottle(of(it["body"]), of(it["cap"]), label(it["id"]), made, of("white"), TALL, (0.14, 1.08), 1.5, (-0.45, -0.35, 0), math.radians(8) if hover else 0.04)
    plants.sprig(of("foliage-grey"), of("stem"), (0.1, -1.45, 0), 0.22, 0.95, 8, 0.22, 0.06, 0.32, 9)
    for x, y, tilt, turn, size, seed in ((0.55, -0.85, (0.35, 0.1), 0.4, 0.3, 2), (0.98, -0.6, (0.75, -0.2), -0.7, 0.26, 5)):
        plants.frangipani(of("petal-cream"), (x, y, 0.09), tilt, turn, size, seed)
    if hover:
        in_use.cap_off(0, 9, (0.3, -0.42))
    light.palm_shadow((0.8, 2.0, 1.4), 3.6, ((-1.2, -0.6, -62), (0.9, 0.6, -118)), (-0.8, -0.6, 0.75))
    light.hard_sun((-0.8, -0.6, 0.75), 4.5, 0.65)
    turn, reach = (math.radians(16), 7.1) if hover else (0.0, 8.1)
    camera((0.1 + reach * math.sin(turn), -reach * math.cos(turn), 2.15), (0.08, 0, 1.1), 70, 2.4, focus=(-0.45, -0.7, 1))


def brushes_in_a_row(it, hover):
    """Four brushes in a row on painted plaster, seen from straight above, with their tag below."""
    box((0, 0, -0.2), (20, 20, 0.4), of(f"wall-{it['wall']}"), 0.02)

    def lying(wood, bristle, s, round_head, at, turn):
        made = props.brush(of(wood), of(bristle), s, round_head, rise=0.02)
        made.location, made.rotation_euler = at, (math.pi / 2, 0, turn)

    lying("oak", "bristle", 1.16, True, (-1.0, 0.98, 0.27), -math.pi / 2 + 0.03)
    lying("oak", "bristle-dark", 1.16, True, (-0.38, 0.78, 0.27), -math.pi / 2 - 0.05)
    lying("timber-deep", "bristle-dark", 0.86, True, (0.24, 0.62, 0.21), -math.pi / 2 + 0.04)
    lying("oak", "bristle", 1.0, False, (0.86, 0.32, 0.16), -math.pi / 2 - 0.06)
    tag = card(label(it["id"]), 1.12, 1.12 * 520 / 700, (0.72, -1.04, 0.035))
    tag.rotation_euler = (-math.pi / 2, 0, 0.07)
    back = box((0.72, -1.04, 0.015), (1.16, 0.88, 0.03), of("kraft"), 0.01, 0.07)
    tube([(0.2, -0.74, 0.05), (0.02, -0.64, 0.03), (-0.16, -0.5, 0.05), (-0.34, -0.42, 0.14)], 0.012, of("stem"))
    if hover:
        in_use.foam(0, 9, (0.72, 0.62), 0.75)
    else:
        plants.sprig(of("foliage-grey"), of("stem"), (-1.25, -1.45, 0), 0.12, 1.0, 6, 0.3, 0.06, 0.3, 4)
    _sun((0.6, 0.9, 0), (-0.75, -0.1, 0.9), fill=0.6, fronds=((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)))
    _above(1.6, 8.2, (0.04, -0.2 if hover else -0.02, 0), 84, hover)


def spilt_on_linen(it, hover):
    """Laundry day from above: a pouch on its back on a linen cloth, with berries around it."""
    table = box((0, 0, -0.2), (20, 20, 0.4), of(f"wall-{it['wall']}"), 0.02)

    def creased(u, v):
        x, y = (u - 0.5) * 3.1, (v - 0.5) * 3.9
        z = 0.05 + 0.06 * math.sin(2.9 * x + 1.7 * y) + 0.05 * math.sin(4.4 * y - 2.1 * x + 1) + 0.03 * math.sin(7 * x)
        return (0.3 + 0.95 * x + 0.31 * y, 0.05 - 0.31 * x + 0.95 * y, z)

    cloth = drape.thrown(of("linen"), creased, 3.3, 4.1, [table], (70, 86), 0.2, 24, 0.022, 3, 0.012)
    _laid(pouch(of("linenpaper"), label(it["id"]), 1.0, 1.28, 0.46, 1.5), (-0.16, -0.95, 0.4), 0.14)
    dice = random.Random(4)
    x, y = 0.98, 1.0
    high = drape.top(x, y, cloth, reach=0.35)
    props.bowl(of("ceramic"), (x, y, high), 0.5, 0.3)
    for i in range(17):
        a, r = i * 2.4, 0.08 * math.sqrt(i)
        props.berry(of("soap-berry"), (x + r * math.cos(a), y + r * math.sin(a), high + 0.27 - 0.16 * r + 0.02 * dice.random()), dice)
    spilt = ((0.92, -0.62), (1.12, -0.86), (0.82, -0.98), (1.32, -0.5), (1.06, -0.3), (1.3, -1.12))
    if hover:
        spilt = ((1.34, 0.02), (1.1, 0.16), (1.4, -1.0), (1.24, -1.24))
        props.wash_bag(of("linen-sand"), of("linen"), (0.97, -0.74, drape.top(0.97, -0.74, cloth, reach=0.3)), 1.0, -0.55)
    for x, y in (*spilt, (-1.14, 0.95), (-1.32, 0.7), (-1.05, 1.25)):
        props.berry(of("soap-berry"), (x, y, drape.top(x, y, cloth, reach=0.07) + 0.09), dice)
    plants.sprig(of("foliage"), of("stem"), (-1.2, -1.4, 0.1), 0.5, 0.85, 5, 0.3, 0.05, 0.3, 6)
    _sun((0.3, 0.7, 0))
    _above(2.6, 7.9, (0.05, -0.02, 0.1), 72, hover)


def window_sill(it, hover):
    """On the sill of a freshly cleaned window with the sea behind it, close up, with the pack off centre."""
    eye = 1.95
    box((0, 0.2, -0.17), (14, 2.4, 0.34), of("timber"), 0.05)
    box((0, -0.95, -2.2), (14, 0.2, 3.8), of("wall-white"), 0.02)
    for x in (-1.72, 2.35):
        box((x, 1.35, 3), (0.2, 0.3, 12), of("ceramic"), 0.03)
    box((-4.75, 1.5, 3), (6.0, 0.5, 12), of("wall-shell"), 0.05)
    box((0, 1.35, 0.05), (12, 0.26, 0.12), of("ceramic"), 0.02)
    view.sea_view(eye)
    bottle(of(it["body"]), of(it["cap"]), label(it["id"]), "trigger", of(it["nozzle"]), BOSTON, (0.17, 0.86), 1.42, (-0.32, -0.1, 0), math.radians(8) if hover else 0.05)
    for i, (x, y, size, name) in enumerate(((0.62, -0.5, 0.2, "frosted"), (0.98, -0.22, 0.16, "frosted-green"), (1.2, -0.56, 0.13, "frosted-amber"), (0.3, -0.72, 0.1, "pebble"))):
        props.pebble(of(name), (x, y, 0), size, 0.5, i, i + 1)
    if hover:
        in_use.drops(0, 1.25, 5, 26)
        in_use.cloth(0, 9, "linen-lagoon", (0.82, 0.3))
    else:
        props.folded([of("linen-lagoon"), of("linen")], (1.0, 0.5, 0), 0.95, 0.62, 0.2, -0.15)
    _sun((-1.6, 1.2, 2.4), (-0.7, -0.75, 0.9), 4.7, 0.6)
    turn, reach = (math.radians(14), 7.4) if hover else (0.0, 8.2)
    camera((0.12 + reach * math.sin(turn), -reach * math.cos(turn), eye), (0.12, 0, 1.32), 72, 2.4, focus=(-0.3, -0.5, 1))


def kitchen_bench(it, hover):
    """At the sink: tiles, plates in a rack, a brush, and the bottle closely cropped."""
    room.wall(of("wall-white"), 1.35)
    room.tiles(("tile-lagoon", "tile-lagoon-2", "tile-lagoon-3"), 1.26, (-4.34, 4.34), (0, 4.4), 0.72)
    box((0, 0.2, -0.14), (14, 3.2, 0.28), of("timber"), 0.04)
    bottle(of(it["body"]), of(it["cap"]), label(it["id"]), "pump", None, BOSTON, (0.17, 0.86), 1.5, (-0.42, -0.15, 0), math.radians(8) if hover else 0.03)
    plate = rounded([(0, 0), (0.4, 0), (0.78, 0.09), (0.78, 0.12), (0.4, 0.04), (0, 0.04)], 0.015)
    for i, name in enumerate(("ceramic", "ceramic-lagoon", "ceramic", "ceramic-lagoon")):
        one = lathe(plate, of(name), (0.72 + 0.17 * i, 0.62 + 0.02 * i, 0.84))
        one.rotation_euler = (0.12, -math.pi / 2 + 0.3, 0.62)
    for x in (0.0, 0.36):
        tube([(0.5, 0.3 + x, 0.05), (1.7, 0.5 + x, 0.05)], 0.05, of("oak"))
    for i in range(6):
        for x in (0.0, 0.36):
            tube([(0.56 + 0.2 * i, 0.31 + 0.035 * i + x, 0.05), (0.56 + 0.2 * i, 0.31 + 0.035 * i + x, 0.34)], 0.025, of("oak"))
    stick = props.brush(of("oak"), of("bristle"), 0.95)
    stick.location, stick.rotation_euler = (0.42, -0.85, 0), (0, 0, 0.12)
    props.lemon(of("lime"), (-1.28, -0.62, 0), 0.19, 0.5)
    if hover:
        in_use.foam(0, 9, (0.3, -0.86), 0.9)
        in_use.drops(0, 1.3, 6, 20)
    light.palm_shadow((0.9, 1.3, 2.6), 3.6, ((-1.2, -0.6, -62), (0.9, 0.6, -118)), (-0.8, -0.6, 0.75))
    light.hard_sun((-0.8, -0.6, 0.75), 4.6, 0.65)
    turn, reach = (math.radians(18), 6.6) if hover else (math.radians(-6), 7.2)
    camera((0.1 + reach * math.sin(turn), -reach * math.cos(turn), 2.3), (0.08, 0, 1.12), 70, 2.8, focus=(-0.42, -0.55, 0.9))


def floorboards(it, hover):
    """Low over a freshly mopped timber floor, with morning light through louvres."""
    room.floorboards()
    room.wall(of("wall-white"), 5.0)
    box((0, 4.94, 0.3), (20, 0.12, 0.6), of("white"), 0.02)
    bottle(of(it["body"]), of(it["cap"]), label(it["id"]), "plain", of(it["cap"]), BOSTON, (0.17, 0.86), 1.5, (-0.1, -0.2, 0), math.radians(8) if hover else 0.04)
    head = props.brush(of("oak"), of("bristle-dark"), 1.15, False)
    head.location, head.rotation_euler = (1.05, -0.75, 0), (0, 0, 0.5)
    plants.sprig(of("foliage-grey"), of("stem"), (-1.45, -0.75, 0), 0.05, 0.95, 6, 0.3, 0.08, 0.26, 7)
    plants.potted(of("clay"), of("soil"), of("foliage"), (2.0, 3.7, 0), 19, 1.7, 1.25)
    if hover:
        in_use.drops(0, 1.35, 3, 46)
        in_use.cloth(0, 9, "linen-wattle", (0.72, -1.2))
    sun = (-0.85, 0.25, 0.8)
    room.louvre_bars((0.5, 1.4, 0), sun, 8.0, 7, 5.5, 0.95, 0.3, 1.2)
    light.palm_shadow((-0.6, 0.6, 0), 3.8, ((-1.0, -0.4, -62), (0.9, 0.6, -118)), sun)
    light.hard_sun(sun, 4.6, 0.7)
    turn, reach = (math.radians(20), 7.0) if hover else (0.0, 7.8)
    camera((0.1 + reach * math.sin(turn), -reach * math.cos(turn), 1.55), (0.1, 0, 1.02), 70, 2.8, focus=(-0.1, -0.6, 0.9))


def on_pegs(it, hover):
    """A printed towel hung by its corners from two pegs of an oak rail, sagging and folding like cotton."""
    room.wall(of("wall-shell"), 0.35)
    top = 2.62
    room.peg_rail(top, 0.3, (-0.86, 0.86, -1.9, 1.9))
    wall = box((0, 0.5, 1.2), (6, 0.5, 5), of("wall-shell"), 0.01)
    wide, long = 1.94, 1.94 * 1526 / 1100

    def hung(u, v):
        x, fall = (u - 0.5) * 1.8, (1 - v) * long
        sag = 0.26 * (1 - (2 * u - 1) ** 2) * (1 - 0.4 * fall / long)
        return (x, 0.02 - 0.05 * math.sin(9.5 * u + 0.6) * (0.3 + fall / long), top - 0.06 - sag - fall * 0.97)

    made = drape.thrown(printed("towel", label("towel-print"), 0.95, weave=0.25), hung, wide, long, [wall], (70, 96), 0.16, 40, 0.016, 3, 0.0, lambda u, v: v == 1.0 and (u < 0.02 or u > 0.98), 0.02)
    box((0, -0.05, -0.62), (8, 1.0, 0.12), of("oak"), 0.02)
    props.folded([of("linen-lagoon"), of("linen")], (0.98, -0.16, -0.56), 0.85, 0.6, 0.2, -0.12)
    if hover:
        props.lemon(of("lemon"), (-0.95, -0.2, -0.56), 0.19, 0.5)
    else:
        plants.sprig(of("foliage"), of("stem"), (-1.35, -0.3, -0.56), 0.1, 0.95, 6, 0.3, 0.1, 0.28, 2)
    props.disc(of(f"sun-{it['sun']}"), (-0.55, 0.3, 0.75), 1.25, 0.04)
    light.palm_shadow((0.9, 0.3, 2.0), 3.6, ((-1.2, -0.6, -62), (1.0, 0.6, -118)), (-0.8, -0.62, 0.8))
    light.hard_sun((-0.8, -0.62, 0.8), 4.5, 0.62)
    turn, reach = (math.radians(20), 7.4) if hover else (0.0, 8.3)
    camera((0.1 + reach * math.sin(turn), -reach * math.cos(turn), 1.6), (0.04, 0, 1.06), 68, 3.4, focus=(0, -0.1, 1.2))


def unpacked(it, hover):
    """The kit unpacked and laid out on a leaf-green table, from above."""
    box((0, 0, -0.2), (20, 20, 0.4), of(f"wall-{it['wall']}"), 0.02)
    box((0.2, 0.62, 0.18), (1.75, 1.3, 0.36), of("kraft"), 0.02, 0.05)
    lid = card(label(it["id"]), 1.5, 1.5 * 520 / 700, (0.2, 0.62, 0.364))
    lid.rotation_euler = (-math.pi / 2, 0, 0.05)
    _laid(bottle(of("amber"), of("ink"), label("grow-plant-food-tonic"), "dropper", of("ink"), SQUAT, (0.12, 0.58), 0.95), (-0.95, -1.42, 0.25), 0.06)
    _laid(pouch(of("kraft"), label("support-slow-release-pellets"), 0.95, 1.2, 0.4, 0.85), (-0.05, -1.3, 0.18), -0.08)
    _laid(bottle(of("leaf"), of("white"), label("protect-spray-with-neem"), "trigger", of("ink"), SQUAT, (0.12, 0.58), 0.95), (0.95, -1.45, 0.25), -0.12)
    for x, y, turn, size in ((-1.25, 0.6, 1.9, 0.75), (-1.1, 0.25, 0.4, 0.55), (-1.35, 1.05, 0.8, 0.6), (1.35, 1.35, -2.2, 0.6)):
        one = plants.oval_leaf(of("foliage"), size, size * 0.3, 0.12)
        one.location, one.rotation_euler = (x, y, 0.1), (0.1, -0.05, turn)
    if hover:
        in_use.earth(0, 9, (0.42, -0.5))
        props.beads(of("timber-deep"), (-0.35, -0.25, 0), 16, 0.04, 0.3, 3)
    _sun((0.4, 0.9, 0), (-0.75, -0.2, 0.9), fronds=((-1.2, -0.5, -62), (0.9, 0.6, -118), (-0.2, 1.2, -85)))
    _above(2.2, 8.2, (0, -0.2, 0.1), 79, hover)


SETS = {
    "bedside": bedside,
    "brushes-in-a-row": brushes_in_a_row,
    "spilt-on-linen": spilt_on_linen,
    "window-sill": window_sill,
    "kitchen-bench": kitchen_bench,
    "floorboards": floorboards,
    "on-pegs": on_pegs,
    "unpacked": unpacked,
}
