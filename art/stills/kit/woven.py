"""Woven surfaces: linen, cotton, rattan. Colours are sRGB hex, as in the site's palette."""
import bpy

from .materials import _new, _relief, linear


def _threads(nodes, links, shader, thread):
    """Slubbed yarn both ways: noise drawn out along each axis in turn, raised a little."""
    where, total = nodes.new("ShaderNodeTexCoord"), None
    for stretch in ((1.0, 0.06, 0.06), (0.06, 1.0, 1.0)):
        squeeze, noise = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
        squeeze.inputs["Scale"].default_value = stretch
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = thread, 2
        links.new(where.outputs["Object"], squeeze.inputs["Vector"])
        links.new(squeeze.outputs["Vector"], noise.inputs["Vector"])
        if total is None:
            total = noise.outputs["Fac"]
            continue
        both = nodes.new("ShaderNodeMath")
        links.new(total, both.inputs[0])
        links.new(noise.outputs["Fac"], both.inputs[1])
        total = both.outputs[0]
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.35, 0.02
    links.new(total, relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])


def cloth(name, colour, thread=70.0, stripe=None, stripes=()):
    """Woven linen or cotton; `stripes` are (start, end) along the UV's first axis, in 0..1, dyed `stripe`."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.15
    _threads(nodes, links, shader, thread)
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
        links.new(split.outputs["X"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return made


def rattan(name, light="#D8B683", dark="#8A6236", scale=9.0):
    """Basket weave: two crossed waves, raised."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.8
    where = nodes.new("ShaderNodeTexCoord")
    check = nodes.new("ShaderNodeTexBrick")
    check.inputs["Scale"].default_value = scale
    check.inputs["Mortar Size"].default_value, check.inputs["Mortar Smooth"].default_value = 0.035, 1.0
    check.inputs["Brick Width"].default_value, check.inputs["Row Height"].default_value = 0.5, 0.2
    check.inputs["Color1"].default_value = (*linear(light), 1)
    check.inputs["Color2"].default_value = tuple(c * 0.82 for c in linear(light)) + (1,)
    check.inputs["Mortar"].default_value = (*linear(dark), 1)
    relief = nodes.new("ShaderNodeBump")
    relief.invert = True
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.8, 0.05
    links.new(where.outputs["UV"], check.inputs["Vector"])
    links.new(check.outputs["Color"], shader.inputs["Base Color"])
    links.new(check.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def screen_print(name, png, colour, left, foot, size):
    """Cotton of one colour that carries a print of `size`, its lower left corner at (left, foot) of the object's x and z."""
    made = cloth(name, colour)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, split, join = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "CombineXYZ"))
    links.new(where.outputs["Object"], split.inputs["Vector"])
    for axis, start, socket in (("X", left, "X"), ("Z", foot, "Y")):
        move = nodes.new("ShaderNodeMath")
        move.operation = "MULTIPLY_ADD"
        move.inputs[1].default_value, move.inputs[2].default_value = 1 / size, -start / size
        links.new(split.outputs[axis], move.inputs[0])
        links.new(move.outputs[0], join.inputs[socket])
    image, mix = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeMixRGB")
    image.image, image.extension = bpy.data.images.load(png), "CLIP"
    links.new(join.outputs["Vector"], image.inputs["Vector"])
    mix.inputs["Color1"].default_value = (*linear(colour), 1)
    links.new(image.outputs["Alpha"], mix.inputs["Fac"])
    links.new(image.outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def waffle(name, colour, scale=16.0):
    """Cotton woven in little raised squares, by the UVs."""
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
