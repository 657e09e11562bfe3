"""The campaign's artwork: framed prints leaning on a console in the sun."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from kit import light, plants, props, room
from kit.containers import card
from kit.palette import label, of
from kit.shapes import box, group, lathe, smooth
from kit.stage import ARGS, camera, render, start

start(22)
room.wall(of("wall-shell"), 1.5)
box((0, 0.2, -0.14), (14, 2.8, 0.28), of("timber"), 0.05)


def framed(png, width, height, x, y, lean, mat="oak", turn=0.0):
    """A print in a square-edged frame, leaning back against the wall."""
    bar, deep = 0.09, 0.12
    parts = [card(png, width, height, (0, 0, height / 2 + bar))]
    parts.append(box((0, 0.05, height / 2 + bar), (width, 0.03, height), of("paper"), 0.005))
    for side in (-1, 1):
        parts.append(box((side * (width + bar) / 2, 0, height / 2 + bar), (bar, deep, height + 2 * bar), of(mat), 0.015))
        parts.append(box((0, 0, bar / 2 if side < 0 else height + 1.5 * bar), (width, deep, bar), of(mat), 0.015))
    return group(parts, (x, y, 0.0), turn, (-lean, 0))


framed(label("print-sea-fan"), 2.1, 2.1 * 1260 / 1160, 0.2, 0.86, 0.2)
framed(label("print-turtle"), 0.95, 1.0, -0.95, 0.12, 0.16, "timber-deep", 0.14)
lathe(smooth([(0.0, 0.0), (0.24, 0.0), (0.36, 0.3), (0.34, 0.62), (0.16, 0.92), (0.16, 1.04), (0.22, 1.1)], 10), of("ceramic"), (1.3, 0.1, 0))
plants.wattle(of("blossom"), of("foliage-grey"), of("stem"), (1.3, 0.1, 0.85), 1.35, 6, 6, 0.4)
props.sea_star(of("star"), (0.3, -0.45, 0), 0.28, 0.4)
props.pebble(of("frosted-green"), (-0.3, -0.6, 0), 0.13, 0.5, 0.4, 3)
light.palm_shadow((0.6, 1.4, 2.9), 3.8, ((-1.2, -0.6, -62), (1.0, 0.6, -118), (-0.2, 1.2, -85)))
light.hard_sun(strength=4.5, fill=0.65)
camera((0.1, -9.4, 1.9), (0.08, 0.3, 1.25), 72, 3.2, focus=(0, 0.5, 0.9))
render(-0.08, height=round(ARGS.width * 1.25))
