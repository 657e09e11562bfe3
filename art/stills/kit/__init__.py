"""Scene kit for the site's still lifes: Blender's Python API, Cycles on the CPU, and no images from elsewhere.

Units are decimetres, Z is up and the camera looks along +Y.
"""
