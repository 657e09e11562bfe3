"""Props to go beside each pack. Every function takes the plinth's height and radius; the floor is z = 0."""
import math
import random

from . import plants, props
from .palette import of
from .shapes import ball, box, group, lathe, rounded, smooth, tube


def lemons(top, edge):
    props.lemon(of("lemon"), (-edge - 0.12, -0.75, 0), 0.24, 0.35)
    props.lemon(of("lemon"), (edge + 0.02, -0.85, 0), 0.22, -0.5, 1.0)
    plants.sprig(of("foliage"), of("stem"), (edge * 0.35, -edge - 0.22, 0), -0.25, 0.95, 5, 0.32, 0.12, 0.3, 2)


def linen(top, edge):
    props.folded([of("linen"), of("linen-lagoon"), of("linen")], (edge + 0.18, -0.1, 0), 1.1, 0.8, 0.19, 0.12)
    props.pebble(of("pebble"), (-edge - 0.2, -0.7, 0), 0.2, 0.5, 0.3, 3)
    plants.sprig(of("foliage-grey"), of("stem"), (-edge * 0.9, -edge - 0.3, 0), 0.15, 0.9, 6, 0.27, 0.1, 0.34, 5)


def shells(top, edge):
    props.sea_star(of("star"), (edge - 0.1, -edge - 0.02, 0.0), 0.36, 0.4)
    props.spiral_shell(of("shell"), (-edge - 0.1, -0.75, -0.02), 0.34, 0.5, (0.9, 0.2), 2.6)
    props.pebble(of("pebble"), (-edge + 0.35, -1.25, 0), 0.13, 0.5, 1, 4)
    plants.sprig(of("foliage-grey"), of("stem"), (edge + 0.05, -0.3, 0), 0.4, 0.9, 5, 0.3, 0.3, 0.36, 3)


def dog(top, edge):
    ball((-edge - 0.2, -0.75, 0.25), 0.25, of("sun-coral"))
    props.folded([of("linen-lagoon"), of("linen")], (edge + 0.3, -0.2, 0), 1.1, 0.85, 0.22, -0.1)
    knots = [(edge - 0.55 + 0.75 * t, -1.15 + 0.1 * math.sin(5 * t), 0.07 + 0.02 * math.sin(9 * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
    tube(knots, 0.065, of("linen"))
    for end in (knots[0], knots[-1]):
        ball((end[0], end[1], 0.115), 0.115, of("linen"))


def fruit(top, edge):
    for x, y, r in ((-edge - 0.25, -0.55, 0.26), (-edge + 0.12, -1.0, 0.22)):
        ball((x, y, r * 0.86), r, of("tomato"), (1, 1, 0.86))
        star = group([plants.oval_leaf(of("foliage"), 0.15, 0.025, 0.3) for _ in range(5)], (x, y, r * 1.7))
        for i, sepal in enumerate(star.children):
            sepal.rotation_euler = (0, 0, i * 1.257)
    props.lemon(of("lime"), (edge + 0.1, -0.85, 0), 0.2, 0.6)
    props.lemon(of("lemon"), (edge + 0.45, -0.35, 0), 0.23, -0.3)
    plants.sprig(of("foliage-bright"), of("stem"), (edge - 0.75, -1.25, 0), 0.1, 0.7, 5, 0.3, 0.12, 0.45, 6)


def steel(top, edge):
    lathe(rounded([(0, 0), (0.42, 0), (0.42, 0.62), (0.39, 0.62), (0.39, 0.03), (0, 0.03)], 0.025), of("steel"), (edge + 0.38, -0.1, 0))
    tube([(edge + 0.76, -0.2, 0.5), (edge + 1.0, -0.28, 0.48), (edge + 1.02, -0.28, 0.2), (edge + 0.78, -0.2, 0.14)], 0.035, of("steel"))
    lathe(smooth([(0.0, 0.0), (0.09, 0.015), (0.14, 0.05), (0.155, 0.09)], 6), of("steel"), (-edge - 0.2, -0.85, 0.0))
    tube([(-edge - 0.08, -0.88, 0.075), (-edge + 0.2, -0.98, 0.11), (-edge + 0.62, -1.12, 0.035)], 0.022, of("steel"))
    props.pebble(of("pebble-grey"), (edge - 0.3, -1.25, 0), 0.15, 0.5, 1, 2)


def hibiscus(top, edge):
    plants.hibiscus(of("petal"), of("pollen"), of("foliage"), (-edge + 0.02, -0.95, 0.2), (0.95, -0.3), 0.4, 0.4)
    plants.hibiscus(of("petal-yellow"), of("pollen"), of("foliage"), (edge + 0.12, -0.8, 0.17), (0.85, 0.25), 0.9, 0.33, 8)
    plants.bud(of("petal"), of("foliage"), (-edge + 0.62, -1.12, 0.07), (1.35, 0.0), 1.0, 0.38)
    for x, y, turn, size in ((-edge + 0.15, -1.1, -0.5, 0.5), (-edge - 0.1, -0.75, 2.6, 0.55), (-edge + 0.1, -0.72, 0.9, 0.45), (edge + 0.0, -1.0, -2.4, 0.42), (edge + 0.3, -0.75, 0.3, 0.4)):
        one = plants.oval_leaf(of("foliage"), size, size * 0.32, 0.16)
        one.location, one.rotation_euler = (x, y, 0.05), (0.1, -0.14, turn)


def towels(top, edge):
    props.folded([of("linen"), of("linen-coral"), of("linen")], (edge + 0.25, -0.1, 0), 1.15, 0.85, 0.22, -0.08)
    props.pebble(of("pebble"), (-edge - 0.2, -0.75, 0), 0.22, 0.5, 0.3, 3)
    plants.sprig(of("foliage"), of("stem"), (-edge + 0.2, -edge - 0.3, 0), 0.1, 0.9, 5, 0.32, 0.12, 0.3, 2)


def cups(top, edge):
    cup = rounded([(0, 0), (0.24, 0), (0.34, 0.42), (0.31, 0.42), (0.22, 0.04), (0, 0.04)], 0.02)
    for i, name in enumerate(("ceramic-lagoon", "ceramic", "ceramic-lagoon")):
        lathe(cup, of(name), (edge + 0.32, -0.15, 0.17 * i))
    lathe(rounded([(0, 0), (0.42, 0.0), (0.52, 0.05), (0.5, 0.07), (0.4, 0.03), (0, 0.03)], 0.01), of("ceramic"), (-edge - 0.1, -0.95, 0))
    props.beads(of("white"), (-edge - 0.1, -0.95, 0.03), 26, 0.035, 0.3, 4)


def sprout(loc, s=1.0):
    """A seedling in a small clay pot."""
    pot = lathe(rounded([(0, 0), (0.26, 0), (0.34, 0.46), (0.37, 0.46), (0.37, 0.58), (0.32, 0.58), (0.3, 0.48), (0, 0.48)], 0.02), of("clay"))
    earth = lathe([(0, 0.52), (0.31, 0.51)], of("soil"))
    stem = tube([(0, 0, 0.5), (0.02, 0, 0.75), (-0.02, 0, 1.05)], 0.018, of("foliage-bright"))
    parts = [pot, earth, stem]
    for i, (h, size) in enumerate(((0.72, 0.34), (0.78, 0.34), (0.92, 0.3), (0.98, 0.28), (1.05, 0.2), (1.05, 0.2))):
        one = plants.oval_leaf(of("foliage-bright"), size, size * 0.3, 0.3)
        one.location, one.rotation_euler = (0, 0, h), (0, -0.45, i * 3.14 + (i // 2) * 1.2)
        parts.append(one)
    return group(parts, loc, 0.3, scale=s)


def seedling(top, edge):
    sprout((-edge - 0.15, -0.45, 0), 1.05)
    props.beads(of("soil"), (edge - 0.1, -1.15, 0), 12, 0.035, 0.4, 3)
    one = plants.oval_leaf(of("foliage"), 0.5, 0.16, 0.2)
    one.location, one.rotation_euler = (edge + 0.1, -0.95, 0.09), (0.1, -0.02, 0.5)


def pellets(top, edge):
    props.beads(of("timber-deep"), (edge + 0.0, -1.0, 0), 30, 0.055, 0.5, 3)
    sprout((-edge - 0.2, -0.35, 0), 0.95)


def leaves(top, edge):
    plants.potted(of("clay"), of("soil"), of("foliage"), (-edge - 0.28, 0.0, 0), 15, 1.0, 0.75, 8)
    plants.sprig(of("foliage-bright"), of("stem"), (edge - 0.5, -1.2, 0), 0.15, 1.0, 6, 0.36, 0.14, 0.3, 2)


def pegs(top, edge):
    for i, (x, y, turn) in enumerate(((-edge - 0.3, -0.8, 0.4), (-edge + 0.05, -1.15, -0.3), (edge + 0.1, -1.05, 0.9))):
        halves = [box((0, 0.035 * side, 0.06), (0.62, 0.055, 0.11), of("oak"), 0.02, 0.06 * side) for side in (-1, 1)]
        group([*halves, box((0.02, 0, 0.06), (0.06, 0.16, 0.13), of("steel"), 0.01)], (x, y, 0), turn)
    plants.sprig(of("foliage-grey"), of("stem"), (edge + 0.05, -0.5, 0), 0.3, 0.9, 6, 0.3, 0.22, 0.34, 5)


def cotton(top, edge):
    dice = random.Random(4)
    for x, y, z in ((-edge - 0.25, -0.7, 0.22), (-edge + 0.08, -1.1, 0.2), (edge + 0.15, -0.9, 0.22)):
        for i in range(7):
            ball((x + dice.uniform(-0.1, 0.1), y + dice.uniform(-0.1, 0.1), z + dice.uniform(-0.04, 0.08)), 0.12, of("linen"))
        for i in range(5):
            one = plants.oval_leaf(of("kraft"), 0.22, 0.06, -0.6)
            one.location, one.rotation_euler = (x, y, z - 0.17), (0, 0, i * 1.257)
    props.folded([of("linen"), of("linen-lagoon")], (edge + 0.45, 0.0, 0), 0.95, 0.8, 0.2, 0.1)
