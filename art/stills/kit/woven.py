"""Woven surfaces: linen and cotton. Colours are sRGB hex, as in the site's palette."""
import bpy

from .materials import _new, linear


def _yarn(nodes, links, where, thread):
    """Slubbed yarn in both directions, 0..1: noise stretched along each axis in turn."""
    total = None
    for stretch in ((1.0, 0.05, 0.05), (0.05, 1.0, 1.0)):
        squeeze, noise = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
        squeeze.inputs["Scale"].default_value = stretch
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = thread, 2
        links.new(where.outputs["Object"], squeeze.inputs["Vector"])
        links.new(squeeze.outputs["Vector"], noise.inputs["Vector"])
        if total is None:
            total = noise.outputs["Fac"]
            continue
        both = nodes.new("ShaderNodeMath")
        both.operation, both.inputs[1].default_value = "MULTIPLY_ADD", 0.5
        half = nodes.new("ShaderNodeMath")
        half.operation, half.inputs[1].default_value = "MULTIPLY", 0.5
        links.new(total, half.inputs[0])
        links.new(noise.outputs["Fac"], both.inputs[0])
        links.new(half.outputs[0], both.inputs[2])
        total = both.outputs[0]
    return total


def _threads(nodes, links, shader, thread, creased=0.5):
    """Raises the yarn, plus the fine sharp creases of linen. Returns the yarn."""
    where = nodes.new("ShaderNodeTexCoord")
    yarn = _yarn(nodes, links, where, thread)
    relief, crease, crumple = nodes.new("ShaderNodeBump"), nodes.new("ShaderNodeTexMusgrave"), nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.45, 0.02
    crease.musgrave_type = "RIDGED_MULTIFRACTAL"
    crease.inputs["Scale"].default_value, crease.inputs["Detail"].default_value = 1.5, 3.0
    crease.inputs["Dimension"].default_value, crease.inputs["Gain"].default_value = 1.1, 1.2
    crumple.inputs["Strength"].default_value, crumple.inputs["Distance"].default_value = creased, 0.022
    links.new(where.outputs["Object"], crease.inputs["Vector"])
    links.new(crease.outputs["Fac"], crumple.inputs["Height"])
    links.new(crumple.outputs["Normal"], relief.inputs["Normal"])
    links.new(yarn, relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return yarn


def _slubbed(nodes, links, shader, yarn):
    """Varies the tone with the yarn, because thick and thin yarn takes dye unevenly: from 20% darker to 6% lighter."""
    tone, mix = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeMixRGB")
    tone.color_ramp.elements[0].position, tone.color_ramp.elements[0].color = 0.36, (0.8, 0.8, 0.79, 1)
    tone.color_ramp.elements[1].position, tone.color_ramp.elements[1].color = 0.62, (1.06, 1.06, 1.06, 1)
    mix.blend_type, mix.inputs["Fac"].default_value = "MULTIPLY", 1.0
    colour = shader.inputs["Base Color"]
    if colour.is_linked:
        links.new(colour.links[0].from_socket, mix.inputs["Color1"])
    else:
        mix.inputs["Color1"].default_value = colour.default_value
    links.new(yarn, tone.inputs["Fac"])
    links.new(tone.outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], colour)


def cloth(name, colour, thread=42.0, stripe=None, stripes=(), creased=0.5, across=False):
    """Woven linen or cotton. `stripes`: (start, end) in 0..1 along the UV's first axis, or the second if `across`."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.15
    shader.inputs["Sheen"].default_value = 0.3
    yarn = _threads(nodes, links, shader, thread, creased)
    if stripes:
        where, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "CONSTANT"
        ramp.color_ramp.elements.remove(ramp.color_ramp.elements[1])
        ramp.color_ramp.elements[0].color = (*linear(colour), 1)
        for first, last in stripes:
            ramp.color_ramp.elements.new(first).color = (*linear(stripe), 1)
            ramp.color_ramp.elements.new(last).color = (*linear(colour), 1)
        links.new(where.outputs["UV"], split.inputs["Vector"])
        links.new(split.outputs["Y" if across else "X"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    _slubbed(nodes, links, shader, yarn)
    return made


def screen_print(name, png, colour):
    """Cotton of one colour, with a print where its UVs are between 0 and 1."""
    made = cloth(name, colour, creased=0.2)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, image, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexImage", "MixRGB"))
    image.image, image.extension = bpy.data.images.load(png), "CLIP"
    links.new(where.outputs["UV"], image.inputs["Vector"])
    base = nodes["Principled BSDF"].inputs["Base Color"]
    links.new(base.links[0].from_socket, mix.inputs["Color1"])
    links.new(image.outputs["Alpha"], mix.inputs["Fac"])
    links.new(image.outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], base)
    return made


def terry(name, colour):
    """Towelling: a pile of small loops, darker in between."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value, shader.inputs["Sheen"].default_value = 1.0, 0.05, 0.8
    where, loops, tone, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexVoronoi", "ValToRGB", "Bump"))
    loops.inputs["Scale"].default_value = 26
    relief.invert = True
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1.0, 0.04
    base = linear(colour)
    for element, (at, share) in zip(tone.color_ramp.elements, ((0.1, 1.0), (0.75, 0.72))):
        element.position, element.color = at, (*(c * share for c in base), 1)
    links.new(where.outputs["Object"], loops.inputs["Vector"])
    links.new(loops.outputs["Distance"], tone.inputs["Fac"])
    links.new(loops.outputs["Distance"], relief.inputs["Height"])
    links.new(tone.outputs["Color"], shader.inputs["Base Color"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def waffle(name, colour, scale=16.0):
    """Cotton woven in small raised squares, mapped by the UVs."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.95, 0.15
    where, grid, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexBrick", "Bump"))
    grid.offset = 0.0
    grid.inputs["Scale"].default_value = scale
    grid.inputs["Brick Width"].default_value = grid.inputs["Row Height"].default_value = 1.0
    grid.inputs["Mortar Size"].default_value, grid.inputs["Mortar Smooth"].default_value = 0.2, 1.0
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.4, 0.015
    links.new(where.outputs["UV"], grid.inputs["Vector"])
    links.new(grid.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made
