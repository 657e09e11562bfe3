"""Writes words as outlines to art/linocut/lettering.json, for prints shown as images, which can't use a page's fonts:
python3 art/lettering.py (needs fonttools).

A word is a list of closed rings, each the x and y of its points in five-hundredths of the type size, y downwards from
the baseline.
"""
import json
from math import hypot
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
WORDS = {
    'petrona-latin-500-normal': ['Cannonvale', 'Airlie Beach', 'Jubilee Pocket', *'123456789', '10'],
    'petrona-latin-400-italic': ['Shute', 'Harbour', 'Whitsunday Islands'],
}


def simplified(points, tolerance=1.2):
    """Drops points that lie almost on the line between their neighbours (Douglas-Peucker)."""
    (ax, ay), (bx, by) = points[0], points[-1]
    base = hypot(bx - ax, by - ay)
    off = [abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / base if base else hypot(x - ax, y - ay) for x, y in points]
    worst = max(range(len(points)), key=off.__getitem__)
    if off[worst] <= tolerance:
        return [points[0], points[-1]]
    return simplified(points[: worst + 1])[:-1] + simplified(points[worst:])


class Rings(BasePen):
    """Collects a glyph's outlines, with curves as short lines."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.rings, self.scale, self.x = [], scale, 0

    def _put(self, point):
        self.rings[-1].append([round(point[0] * self.scale + self.x), round(-point[1] * self.scale)])

    def _moveTo(self, point):
        self.rings.append([])
        self._put(point)

    def _lineTo(self, point):
        self._put(point)

    def _curveToOne(self, first, second, last):
        start = self._getCurrentPoint()
        for t in (1 / 5, 2 / 5, 3 / 5, 4 / 5, 1):
            s = 1 - t
            self._put([s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d for a, b, c, d in zip(start, first, second, last)])


def outlines(font, word):
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), 500 / font['head'].unitsPerEm
    pen = Rings(glyphs, scale)
    for letter in word:
        glyphs[names[ord(letter)]].draw(pen)
        pen.x += font['hmtx'].metrics[names[ord(letter)]][0] * scale
    return [' '.join(f'{x} {y}' for x, y in simplified(ring)) for ring in pen.rings]


letters = {}
for name, words in WORDS.items():
    font = TTFont(ROOT / f'node_modules/@fontsource/petrona/files/{name}.woff')
    letters.update({word: outlines(font, word) for word in words})
(ROOT / 'art/linocut/lettering.json').write_text(json.dumps(letters, indent=2) + '\n')
