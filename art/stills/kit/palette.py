"""One house's materials, made on demand: the same linen, timber and glass in every picture."""
import os
import tempfile

from . import materials as m
from . import woven as w

LABELS = os.environ.get("STILLS_LABELS", os.path.join(tempfile.gettempdir(), "stills-labels"))

_recipes = {
    "white": lambda: m.matte("white", "#EDE6D8", 0.38, coat=0.2),
    "reef": lambda: m.matte("reef", "#0E6A62", 0.24, coat=0.5),
    "ink": lambda: m.matte("ink", "#0A3B3D", 0.3, coat=0.3),
    "amber": lambda: m.matte("amber", "#9A4A12", 0.2, coat=0.6),
    "coral": lambda: m.matte("coral", "#EE8D70", 0.32, coat=0.3),
    "seaglass": lambda: m.matte("seaglass", "#8CCFC8", 0.3, coat=0.4),
    "leaf": lambda: m.matte("leafgreen", "#5E8C58", 0.3, coat=0.3),
    "kraft": lambda: m.matte("kraft", "#C9A473", 0.85, 0.2, 20, distance=0.01),
    "linenpaper": lambda: m.matte("linenpaper", "#EDE3CF", 0.9, 0.3, 40, distance=0.01),
    "stone": lambda: m.plaster("stone", "#E6DBC8", 0.4, 3.5),
    "lemon": lambda: m.matte("lemon", "#F7B70C", 0.42, 0.35, 7, distance=0.04),
    "lime": lambda: m.matte("lime", "#7FA23A", 0.42, 0.35, 7, distance=0.04),
    "tomato": lambda: m.matte("tomato", "#CF3B22", 0.2, coat=0.4),
    "steel": lambda: m.matte("steel", "#C9CCCB", 0.26, metal=1.0),
    "brass": lambda: m.matte("brass", "#C79A4B", 0.28, metal=1.0),
    "clay": lambda: m.matte("clay", "#CF8A66", 0.85, 0.25, 12, distance=0.03),
    "ceramic": lambda: m.matte("ceramic", "#F4EEE2", 0.32, coat=0.35),
    "ceramic-lagoon": lambda: m.matte("ceramic-lagoon", "#A9DAD3", 0.32, coat=0.35),
    "soil": lambda: m.matte("soil", "#3D2A1E", 1.0, 1.0, 9, distance=0.2),
    "pebble": lambda: m.matte("pebble", "#E4DFD3", 0.7, 0.15, 8),
    "pebble-grey": lambda: m.matte("pebble-grey", "#B9BFB9", 0.7, 0.15, 8),
    "shell": lambda: m.matte("shell", "#F1DEC8", 0.4, 0.2, 5),
    "star": lambda: m.matte("star", "#E58B62", 0.8, 0.9, 14, distance=0.06),
    "linen": lambda: w.cloth("linen", "#EBE3D3"),
    "linen-sand": lambda: w.cloth("linen-sand", "#DCC094", 40),
    "linen-reef": lambda: w.cloth("linen-reef", "#2F7F78"),
    "linen-lagoon": lambda: w.cloth("linen-lagoon", "#A9DAD3"),
    "linen-wattle": lambda: w.cloth("linen-wattle", "#E5B544"),
    "linen-coral": lambda: w.cloth("linen-coral", "#E2957B"),
    "linen-hem": lambda: w.cloth("linen-hem", "#EBE3D3", stripe="#6FBBB2", stripes=((0.06, 0.09), (0.12, 0.135)), across=True),
    "linen-striped": lambda: w.cloth("linen-striped", "#F4EDE0", stripe="#1E746E", stripes=((0.06, 0.075), (0.09, 0.13), (0.145, 0.16), (0.84, 0.855), (0.87, 0.91), (0.925, 0.94))),
    "timber": lambda: m.timber("timber", "#CFA273", "#A97644"),
    "timber-deep": lambda: m.timber("timber-deep", "#A9754A", "#744826"),
    "timber-upright": lambda: m.timber("timber-upright", "#CFA273", "#A97644", along="Z"),
    "oak": lambda: m.timber("oak", "#DDBB8C", "#BE9360", 1.6),
    "oak-upright": lambda: m.timber("oak-upright", "#DDBB8C", "#BE9360", 1.6, "Z"),
    "boards": lambda: m.timber("boards", "#D6AE7C", "#B98A54", 0.9, "Y", 0.42),
    "boards-2": lambda: m.timber("boards-2", "#C99E6A", "#A87846", 1.1, "Y", 0.42),
    "boards-3": lambda: m.timber("boards-3", "#DDB88A", "#C0935E", 1.0, "Y", 0.42),
    "soap-berry": lambda: m.matte("soap-berry", "#9A5F2C", 0.32, 0.5, 5, distance=0.04, coat=0.3),
    "worktop": lambda: m.matte("worktop", "#DFD5C3", 0.22, coat=0.4),
    "shell-metal": lambda: m.matte("shell-metal", "#D9D4CA", 0.35, metal=0.6),
    "screen": lambda: m.matte("screen", "#1C6F6B", 0.25, coat=0.3),
    "screen-sea": lambda: m.matte("screen-sea", "#7CC9C3", 0.25, coat=0.3),
    "rattan-flat": lambda: m.matte("rattan-flat", "#D6B27E", 0.8, 0.6, 3, distance=0.05),
    "cane": lambda: m.cane("cane", "#CDA671", "#A87C48"),
    "rim": lambda: m.matte("rim", "#B98C57", 0.8, 0.6, 10, distance=0.05),
    "grout": lambda: m.matte("grout", "#E9E4D8", 0.9),
    "tile-lagoon": lambda: m.matte("tile-lagoon", "#9FD3CC", 0.16, 0.12, 3, distance=0.03, coat=0.6),
    "tile-lagoon-2": lambda: m.matte("tile-lagoon-2", "#8BC7C1", 0.18, 0.12, 3, distance=0.03, coat=0.6),
    "tile-lagoon-3": lambda: m.matte("tile-lagoon-3", "#B4DED7", 0.16, 0.12, 3, distance=0.03, coat=0.6),
    "tile-reef": lambda: m.matte("tile-reef", "#1F7A74", 0.16, 0.12, 3, distance=0.03, coat=0.6),
    "tile-reef-2": lambda: m.matte("tile-reef-2", "#2A8A82", 0.18, 0.12, 3, distance=0.03, coat=0.6),
    "wax": lambda: m.matte("wax", "#F3E7CC", 0.5),
    "paper": lambda: m.matte("paper", "#FBF7EC", 0.85),
    # the shadow between grains, and turmeric itself
    "rice": lambda: m.matte("rice", "#CDBF9F", 0.9),
    "oats": lambda: m.matte("oats", "#A58A5C", 0.9),
    "lentils": lambda: m.matte("lentils", "#8E4426", 0.9),
    "beans": lambda: m.matte("beans", "#3A1A12", 0.8),
    "peas": lambda: m.matte("peas", "#6E6636", 0.9),
    "turmeric": lambda: m.powder("turmeric", "#DD9E33", "#C98A22"),
    "blossom": lambda: m.matte("blossom", "#FFC21F", 0.95, 1.0, 22, distance=0.08),
    "clear": lambda: m.clear("clear"),
    "glass": lambda: m.glass("glass", "#F3FBF8"),
    "frosted": lambda: m.glass("frosted", "#A8DDD3", 0.35, "#BFE6DE"),
    "frosted-green": lambda: m.glass("frosted-green", "#4FA58E", 0.35, "#7CC4B0"),
    "frosted-amber": lambda: m.glass("frosted-amber", "#D99A45", 0.35, "#E8C08A"),
    "foliage": lambda: m.leaf("foliage", "#46774A"),
    "foliage-grey": lambda: m.leaf("foliage-grey", "#7E9C84"),
    "foliage-bright": lambda: m.leaf("foliage-bright", "#6E9E45"),
    "foam": lambda: m.froth("foam", "#F4F5F0"),
    "bubble": lambda: m.clear("bubble", "#F6FDFB", 0.34, milky=True),
    "glint": lambda: m.glow("glint", "#FFFDF4", 1.6),
    "dew": lambda: m.dew("dew"),
    "cotton-rib": lambda: m.matte("cotton-rib", "#E9E0CD", 0.95, 0.4, 30, distance=0.02),
    "terry": lambda: w.terry("terry", "#EFE8DB"),
    "terry-coral": lambda: w.terry("terry-coral", "#E2957B"),
    "waffle": lambda: w.waffle("waffle", "#F1EADB", 24),
    "stem": lambda: m.matte("stem", "#7A6A45", 0.7),
    "petal": lambda: m.petal("petal", "#7E1F2B", "#E58C77", "#F3BCA6"),
    "petal-yellow": lambda: m.petal("petal-yellow", "#6E2230", "#EFC65A", "#F7DE92"),
    "pollen": lambda: m.matte("pollen", "#F4D35E", 0.7),
    "bristle": lambda: m.matte("bristle", "#D9C08E", 0.9),
    "bristle-dark": lambda: m.matte("bristle-dark", "#6B4A2C", 0.9),
    "sun-wattle": lambda: m.matte("sun-wattle", "#FFAF12", 0.75, 0.12, 6),
    "sun-coral": lambda: m.matte("sun-coral", "#F08E70", 0.75, 0.12, 6),
    "sun-lagoon": lambda: m.matte("sun-lagoon", "#86D0C9", 0.75, 0.12, 6),
    "sun-leaf": lambda: m.matte("sun-leaf", "#8FBE8B", 0.75, 0.12, 6),
    "sun-shell": lambda: m.matte("sun-shell", "#F6EEDD", 0.75, 0.12, 6),
    "wall-shell": lambda: m.plaster("wall-shell", "#DFD0B2"),
    "wall-white": lambda: m.plaster("wall-white", "#EFE7D8"),
    "wall-sea": lambda: m.plaster("wall-sea", "#BBDCD4"),
    "wall-leaf": lambda: m.plaster("wall-leaf", "#B9D0AE"),
    "wall-lagoon": lambda: m.plaster("wall-lagoon", "#A3D6D0"),
    "wall-reef": lambda: m.plaster("wall-reef", "#2C7A74"),
}
_made = {}


def of(name):
    if name not in _made:
        _made[name] = _recipes[name]()
    return _made[name]


def label(name):
    return os.path.join(LABELS, f"{name}.png")
