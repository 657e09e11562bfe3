"""Surfaces. Colours are sRGB hex, as in the site's palette."""
import bpy


def linear(hex_colour):
    """Converts '#8FAE8B' to linear RGB floats, for Blender's shaders."""
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
    """A Principled surface. `bump` makes it uneven, like plaster, clay or peel."""
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
    """A hand-trowelled wall: broad relief and two similar tones of the same colour."""
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
    # pores: short dark strokes along the grain
    fine, pores, tone, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "ValToRGB", "MixRGB"))
    fine.inputs["Scale"].default_value = {"X": (0.05, 1, 1), "Y": (1, 0.05, 1), "Z": (1, 1, 0.05)}[along]
    pores.inputs["Scale"].default_value, pores.inputs["Detail"].default_value = 34.0 * scale, 3
    tone.color_ramp.elements[0].position, tone.color_ramp.elements[0].color = 0.34, (0.68, 0.62, 0.56, 1)
    tone.color_ramp.elements[1].position, tone.color_ramp.elements[1].color = 0.52, (1, 1, 1, 1)
    mix.blend_type, mix.inputs["Fac"].default_value = "MULTIPLY", 0.6
    links.new(where.outputs["Object"], fine.inputs["Vector"])
    links.new(fine.outputs["Vector"], pores.inputs["Vector"])
    links.new(pores.outputs["Fac"], tone.inputs["Fac"])
    links.new(ramp.outputs["Color"], mix.inputs["Color1"])
    links.new(tone.outputs["Color"], mix.inputs["Color2"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def _mottled(name, light, dark, scale, rough, bump, stretch=(1, 1, 1)):
    """Two similar tones mixed by noise, with the lighter one raised."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = rough, 0.15
    where, squeeze, noise, ramp, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise", "ValToRGB", "Bump"))
    squeeze.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    for element, (at, tone) in zip(ramp.color_ramp.elements, ((0.36, dark), (0.62, light))):
        element.position, element.color = at, (*linear(tone), 1)
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.03
    links.new(where.outputs["Object"], squeeze.inputs["Vector"])
    links.new(squeeze.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return made


def powder(name, light, dark):
    """Ground spice, settled unevenly against the glass."""
    return _mottled(name, light, dark, 34.0, 1.0, 0.35)


def cane(name, light, dark):
    """Split cane in varying tones."""
    return _mottled(name, light, dark, 2.6, 0.62, 0.2)


def _let_through(nodes, links, made, shader, colour, share):
    """Mixes a surface with light from behind it. `colour` is a socket or linear RGB."""
    glow, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    if isinstance(colour, tuple):
        glow.inputs["Color"].default_value = (*colour, 1)
    else:
        links.new(colour, glow.inputs["Color"])
    mix.inputs["Fac"].default_value = share
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(glow.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])


def leaf(name, colour, through=0.28):
    """A leaf that lets light through. Its veins slant away from a rib along the UV's first axis."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.45
    r, g, b = linear(colour)
    where, split, side, slant, wave, tone, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "Math", "Math", "Math", "ValToRGB", "Bump"))
    # |across - middle| makes the halves symmetrical
    side.operation, side.inputs[1].default_value = "PINGPONG", 0.5
    slant.operation, slant.inputs[1].default_value = "MULTIPLY_ADD", 52.0
    bow = nodes.new("ShaderNodeMath")
    bow.operation, bow.inputs[1].default_value = "MULTIPLY", 24.0
    wave.operation = "SINE"
    links.new(where.outputs["UV"], split.inputs["Vector"])
    links.new(split.outputs["Y"], side.inputs[0])
    links.new(side.outputs[0], bow.inputs[0])
    links.new(split.outputs["X"], slant.inputs[0])
    links.new(bow.outputs[0], slant.inputs[2])
    links.new(slant.outputs[0], wave.inputs[0])
    for element, (at, share) in zip(tone.color_ramp.elements, ((0.55, 1.0), (1.0, 1.3))):
        element.position, element.color = at, (min(r * share, 1), min(g * share, 1), min(b * share, 1), 1)
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.18, 0.01
    links.new(wave.outputs[0], tone.inputs["Fac"])
    links.new(wave.outputs[0], relief.inputs["Height"])
    links.new(tone.outputs["Color"], shader.inputs["Base Color"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    _let_through(nodes, links, made, shader, (min(r * 1.5, 1), min(g * 1.7, 1), b * 0.8), through)
    return made


def froth(name, colour):
    """Lather: smooth, white, and lit from within."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.3
    _let_through(nodes, links, made, shader, linear(colour), 0.35)
    return made


def petal(name, throat, middle, edge):
    """A silky, crinkled petal: dark at the throat, pale at the edge (the UV's second axis), fine veins fanning out."""
    made, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.75, 0.12
    shader.inputs["Sheen"].default_value = 0.4
    where, split, squeeze, noise, wander, ramp, relief, tone, veined = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "Mapping", "TexNoise", "Math", "ValToRGB", "Bump", "ValToRGB", "MixRGB"))
    squeeze.inputs["Scale"].default_value = (26, 1.6, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 3
    links.new(where.outputs["UV"], split.inputs["Vector"])
    links.new(where.outputs["UV"], squeeze.inputs["Vector"])
    links.new(squeeze.outputs["Vector"], noise.inputs["Vector"])
    # veins extend the throat's colour outwards
    wander.operation, wander.inputs[1].default_value = "MULTIPLY_ADD", -0.22
    links.new(noise.outputs["Fac"], wander.inputs[0])
    links.new(split.outputs["Y"], wander.inputs[2])
    stops = ((0.04, throat), (0.13, throat), (0.3, middle), (0.88, edge))
    for _ in range(2):
        ramp.color_ramp.elements.new(0.5)
    for element, (at, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = at, (*linear(colour), 1)
    links.new(wander.outputs[0], ramp.inputs["Fac"])
    for element, (at, share) in zip(tone.color_ramp.elements, ((0.35, 0.86), (0.6, 1.0))):
        element.position, element.color = at, (share, share, share, 1)
    veined.blend_type, veined.inputs["Fac"].default_value = "MULTIPLY", 1.0
    links.new(noise.outputs["Fac"], tone.inputs["Fac"])
    links.new(ramp.outputs["Color"], veined.inputs["Color1"])
    links.new(tone.outputs["Color"], veined.inputs["Color2"])
    links.new(veined.outputs["Color"], shader.inputs["Base Color"])
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.4, 0.02
    links.new(noise.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    _let_through(nodes, links, made, shader, veined.outputs["Color"], 0.4)
    return made


def glass(name, colour="#F4FBF8", rough=0.02, tint=None):
    """Glass that casts a tinted shadow rather than a black one, because caustics would take too long to render."""
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


def clear(name, tint="#FAFFFC", rim=0.18, milky=False):
    """Thin glass that you see straight through, so a jar's contents stay clear. `milky` edges are for soap bubbles."""
    made, nodes, links = _new(name)
    gloss, through = nodes.new(f"ShaderNodeBsdf{'Diffuse' if milky else 'Glossy'}"), nodes.new("ShaderNodeBsdfTransparent")
    gloss.inputs["Roughness"].default_value = 0.03
    through.inputs["Color"].default_value = (*linear(tint), 1)
    edge, mix = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMixShader")
    edge.inputs["Blend"].default_value = rim
    links.new(edge.outputs["Facing"], mix.inputs["Fac"])
    links.new(through.outputs["BSDF"], mix.inputs[1])
    links.new(gloss.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return made


def printed(name, png, rough=0.7, repeat=False, weave=0.0):
    """Paper or cloth printed with an image of ours, mapped by its UVs. `weave` raises a cloth's threads."""
    made, nodes, links = _new(name)
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(png)
    image.extension = "REPEAT" if repeat else "EXTEND"
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.25
    links.new(image.outputs["Color"], shader.inputs["Base Color"])
    if weave:
        _relief(nodes, links, shader, weave, 70.0, 3, 0.02)
    return made


def dew(name, sun=(-0.62, -0.75)):
    """A water drop on a pale surface: dim towards the sun, bright away from it, one glint. Avoids tracing caustics."""
    made, nodes, links = _new(name)
    length = (sun[0] ** 2 + sun[1] ** 2) ** 0.5
    where, dot, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "VectorMath", "ValToRGB"))
    dot.operation, dot.inputs[1].default_value = "DOT_PRODUCT", (sun[0] / length, sun[1] / length, 0)
    shift = nodes.new("ShaderNodeMath")
    shift.operation, shift.inputs[1].default_value, shift.inputs[2].default_value = "MULTIPLY_ADD", 0.5, 0.5
    for element, (at, tone) in zip(ramp.color_ramp.elements, ((0.2, (1, 1, 1, 1)), (0.95, (0.62, 0.69, 0.69, 1)))):
        element.position, element.color = at, tone
    through, gloss, edge, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "LayerWeight", "MixShader"))
    gloss.inputs["Roughness"].default_value, edge.inputs["Blend"].default_value = 0.12, 0.12
    glint, light = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeMath")
    light.operation, light.use_clamp = "MULTIPLY_ADD", True
    light.inputs[1].default_value, light.inputs[2].default_value = -0.9, 0.22
    both = nodes.new("ShaderNodeAddShader")
    links.new(where.outputs["Normal"], dot.inputs[0])
    links.new(dot.outputs["Value"], shift.inputs[0])
    links.new(shift.outputs[0], ramp.inputs["Fac"])
    links.new(shift.outputs[0], light.inputs[0])
    links.new(ramp.outputs["Color"], through.inputs["Color"])
    links.new(light.outputs[0], glint.inputs["Strength"])
    links.new(edge.outputs["Fresnel"], mix.inputs["Fac"])
    links.new(through.outputs["BSDF"], mix.inputs[1])
    links.new(gloss.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], both.inputs[0])
    links.new(glint.outputs["Emission"], both.inputs[1])
    links.new(both.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return made


def glow(name, colour, strength=1.0):
    """A glowing surface, such as sky or sea, that isn't lit by anything else."""
    made, nodes, links = _new(name)
    emit = nodes.new("ShaderNodeEmission")
    emit.inputs["Color"].default_value = (*linear(colour), 1)
    emit.inputs["Strength"].default_value = strength
    links.new(emit.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    return made
