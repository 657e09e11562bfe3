"""Makes the font subsets in app/fonts: python3 art/fonts.py (needs fonttools and brotli).

Each has the characters in our own text, from the first unicode-range of its family in app/styles/fonts.css, and the
weights we use. Run it after changing either. tests/e2e/routes.spec.ts fails if a page uses a missing character.
"""
import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
DECLARED = (ROOT / 'app/styles/fonts.css').read_text()

FONTS = {
    'figtree': ('figtree-latin-wght-normal', (400, 600)),
    'petrona': ('petrona-latin-wght-normal', 440, 'tnum'),
    'petrona-italic': ('petrona-latin-wght-italic', 440),
}

# How far a point may be from its exact place at a weight between the masters, in thousandths of the type size.
TOLERANCE = 2


def declared_for(name):
    """The characters of a small file's unicode-range."""
    ranges = re.search(rf"/{name}\.woff2'[^}}]*unicode-range:([^;]+);", DECLARED)[1]
    found = re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', ranges)
    return {code for first, last in found for code in range(int(first, 16), int(last or first, 16) + 1)}


def use_tabular_figures(font):
    """Makes them the default, because a second set of figures would cost 300 bytes."""
    names = 'zero one two three four five six seven eight nine'.split()
    figures = {ord('0') + value: f'{name}.tf' for value, name in enumerate(names)}
    for table in font['cmap'].tables:
        table.cmap.update({code: figures[code] for code in table.cmap if code in figures})


def curl_apostrophes(font):
    """Draws a typewriter's apostrophe as a typeset one, so that text stays as the specification has it."""
    for table in font['cmap'].tables:
        if 0x27 in table.cmap:
            table.cmap[0x27] = table.cmap[0x2019]


def simplify_variations(font):
    """Leaves out the movement of points that follow from their neighbours'."""
    metrics = font['hmtx'].metrics
    for glyph, variations in font['gvar'].variations.items():
        coordinates, control = font['glyf']._getCoordinatesAndControls(glyph, metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            variation.roundDeltas()
            variation.optimize(coordinates, control.endPts, tolerance=TOLERANCE)
            variation.roundDeltas()


def subset(name, source, weight, *more):
    family = source.split('-')[0]
    path = ROOT / f'node_modules/@fontsource-variable/{family}/files/{source}.woff2'
    font = TTFont(path)
    if name == 'figtree':
        use_tabular_figures(font)
    curl_apostrophes(font)
    options = Options()
    options.layout_features = ['kern', 'liga', *more]
    options.hinting = False  # Windows smooths type of this size without hinting
    options.name_IDs = [1, 2]
    options.drop_tables += ['STAT', 'gasp']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=declared_for(name))
    subsetter.subset(font)
    font = instantiateVariableFont(font, {'wght': weight})
    if 'gvar' in font:
        simplify_variations(font)
    font.flavor = 'woff2'
    made = ROOT / f'app/fonts/{name}.woff2'
    font.save(made)
    print(f'{name:16} {path.stat().st_size} bytes, now {made.stat().st_size}')


for name, font in FONTS.items():
    subset(name, *font)
