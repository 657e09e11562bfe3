"""Scene kit for the site's still lifes: Blender's Python API, Cycles on the CPU, no image from elsewhere.

Units are decimetres; Z is up; the camera looks along +Y.
"""
