"""Surfaces. Colours are sRGB hex, as in the site's palette."""
import bpy


def linear(hex_colour):
    """'#8FAE8B' -> linear RGB floats, as Blender's shaders take them."""
    digits = hex_colour.lstrip("#")
    srgb = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb)


def _new(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree.nodes, made.node_tree.links


def _relief(nodes, links, shader, strength, scale, detail=6, distance=0.1):
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    where = nodes.new("ShaderNodeTexCoord")
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = strength, distance
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return noise


def matte(name, colour, rough=0.6, bump=0.0, scale=30.0, metal=0.0, distance=0.1, coat=0.0):
    """A Principled surface; `bump` roughens it as plaster, clay or peel would."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Clearcoat"].default_value = coat
    if bump:
        _relief(nodes, links, shader, bump, scale, distance=distance)
    return made


def plaster(name, colour, bump=0.35, scale=1.6):
    """Hand-trowelled wall: broad relief, and two close tones of the same colour."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.92
    noise = _relief(nodes, links, shader, bump, scale, 5, 0.06)
    ramp = nodes.new("ShaderNodeValToRGB")
    r, g, b = linear(colour)
    ramp.color_ramp.elements[0].color = (r * 0.93, g * 0.93, b * 0.92, 1)
    ramp.color_ramp.elements[1].color = (min(r * 1.05, 1), min(g * 1.05, 1), min(b * 1.05, 1), 1)
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return made


def timber(name, light="#C79A66", dark="#9C6B3E", scale=1.0, along="X", rough=0.5):
    """Planed timber: rings stretched along one axis."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    where, squeeze = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    squeeze.inputs["Scale"].default_value = {"X": (0.12, 1.4, 1.4), "Y": (1.4, 0.12, 1.4), "Z": (1.4, 1.4, 0.12)}[along]
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 4.0 * scale, 9
    noise.inputs["Distortion"].default_value = 0.7
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.3, (*linear(dark), 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.68, (*linear(light), 1)
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.15, 0.02
    links.new(where.outputs["Object"], squeeze.inputs["Vector"])
    links.new(squeeze.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def cloth(name, colour, thread=70.0, stripe=None, stripes=()):
    """Woven linen or cotton; `stripes` are (start, end) along the UV's first axis, in 0..1, dyed `stripe`."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.15
    noise = _relief(nodes, links, shader, 0.3, thread, 3, 0.02)
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


def leaf(name, colour, through=0.28):
    """A leaf lets light through: a diffuse face mixed with a translucent one of a brighter green."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.42
    glow = nodes.new("ShaderNodeBsdfTranslucent")
    r, g, b = linear(colour)
    glow.inputs["Color"].default_value = (min(r * 1.5, 1), min(g * 1.7, 1), b * 0.8, 1)
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = through
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(glow.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return made


def glass(name, colour="#F4FBF8", rough=0.02, tint=None):
    """Glass whose shadow is tinted light, not black: caustics cost more than a still life can pay."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Transmission"].default_value = 1.0
    shader.inputs["IOR"].default_value = 1.4
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (*linear(tint or colour), 1)
    path, mix = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Shadow Ray"], mix.inputs["Fac"])
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(clear.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return made


def clear(name, tint="#FAFFFC"):
    """Thin-walled glass seen straight through: a jar's side, whose contents must stay readable."""
    made, nodes, links = _new(name)
    gloss, through = nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeBsdfTransparent")
    gloss.inputs["Roughness"].default_value = 0.03
    through.inputs["Color"].default_value = (*linear(tint), 1)
    edge, mix = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMixShader")
    edge.inputs["Blend"].default_value = 0.18
    links.new(edge.outputs["Facing"], mix.inputs["Fac"])
    links.new(through.outputs["BSDF"], mix.inputs[1])
    links.new(gloss.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return made


def printed(name, png, rough=0.7, repeat=False):
    """Paper or cloth that carries an image of our own, by its UVs."""
    made, nodes, links = _new(name)
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(png)
    image.extension = "REPEAT" if repeat else "EXTEND"
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.25
    links.new(image.outputs["Color"], shader.inputs["Base Color"])
    return made


def glow(name, colour, strength=1.0):
    """A sheet of light: sky or sea that is only seen, never lit."""
    made, nodes, links = _new(name)
    emit = nodes.new("ShaderNodeEmission")
    emit.inputs["Color"].default_value = (*linear(colour), 1)
    emit.inputs["Strength"].default_value = strength
    links.new(emit.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
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
