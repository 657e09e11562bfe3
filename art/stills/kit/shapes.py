"""Basic geometry that all props are built from."""
import math

import bpy


def solid(name, verts, faces, mat, loc=(0, 0, 0), turn=0.0, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = loc, (0, 0, turn)
    if mat:
        mesh.materials.append(mat)
    for face in mesh.polygons:
        face.use_smooth = smooth
    return made


def smooth(profile, steps=10):
    """A Catmull-Rom curve through a few points, for smooth shoulders and bellies."""
    ends, curve = [profile[0], *profile, profile[-1]], []
    for i in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[i - 1 : i + 3]
        for step in range(steps):
            t = step / steps
            curve.append(tuple(0.5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t**3) for c in range(len(p1))))
    return [*curve, profile[-1]]


def rounded(outline, radius=0.03, steps=5):
    """Rounds the corners of a (radius, height) profile by `radius`, so that edges catch the light."""
    out = [outline[0]]
    for before, at, after in zip(outline, outline[1:], outline[2:]):
        a, b = math.dist(before, at), math.dist(at, after)
        cut = min(radius, a * 0.49, b * 0.49)
        if cut < 1e-5:
            out.append(at)
            continue
        p = [at[c] + (before[c] - at[c]) * cut / a for c in (0, 1)]
        q = [at[c] + (after[c] - at[c]) * cut / b for c in (0, 1)]
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple((1 - t) ** 2 * p[c] + 2 * t * (1 - t) * at[c] + t * t * q[c] for c in (0, 1)))
    return [*out, outline[-1]]


def lathe(profile, mat, loc=(0, 0, 0), segments=96, name="turned"):
    """Turns a (radius, height) profile around Z. UVs run around and up."""
    rows = len(profile)
    verts = [
        (r * math.cos(2 * math.pi * i / segments), r * math.sin(2 * math.pi * i / segments), z)
        for i in range(segments + 1)
        for r, z in profile
    ]
    faces = [(a, a + rows, a + rows + 1, a + 1) for i in range(segments) for j in range(rows - 1) for a in [i * rows + j]]
    made = solid(name, verts, faces, mat, loc)
    uv = made.data.uv_layers.new()
    for corner in made.data.loops:
        uv.data[corner.index].uv = ((corner.vertex_index // rows) / segments, verts[corner.vertex_index][2])
    return made


def box(loc, size, mat, bevel=0.03, turn=0.0, tilt=(0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=(tilt[0], tilt[1], turn))
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    edge = made.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = bevel, 5
    made.data.materials.append(mat)
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth = True
    return made


def ball(loc, radius, mat, scale=(1, 1, 1), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=loc, rotation=turn, segments=56, ring_count=28)
    made = bpy.context.object
    made.scale = scale
    bpy.ops.object.shade_smooth()
    made.data.materials.append(mat)
    return made


def grain(loc, radius, mat):
    """A ball too small for its facets to show. All balls of one material share a mesh."""
    name = f"grain-{mat.name}"
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        first = lathe([(math.sin(math.pi * k / 10), -math.cos(math.pi * k / 10)) for k in range(11)], mat, segments=16, name=name)
        mesh = first.data
        bpy.data.objects.remove(first)
    made = bpy.data.objects.new("grain", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.scale = loc, (radius, radius, radius)
    return made


def tube(points, radius, mat, name="tube", taper=None, resolution=12):
    """A bent rod through `points`. `taper` scales the radius at each point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 5, True
    curve.resolution_u = resolution
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(line.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
        knot.radius = taper[i] if taper else 1
    made = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(mat)
    return made


def prism(outline, depth, mat, loc=(0, 0, 0), bevel=0.02, lying=False):
    """Extrudes an (x, z) outline along Y, or an (x, y) one upwards if `lying`."""
    n = len(outline)
    near = [(x, 0, z) for x, z in outline] if not lying else [(x, y, 0) for x, y in outline]
    far = [(x, depth, z) for x, z in outline] if not lying else [(x, y, depth) for x, y in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    made = solid("prism", near + far, faces, mat, loc, smooth=False)
    edge = made.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = bevel, 4, "ANGLE"
    made.data.use_auto_smooth = True
    return made


def moulded(outline, depth, mat, loc=(0, 0, 0), soft=14, grain=0.012):
    """An (x, z) outline extruded along Y and smoothed to look like moulded plastic."""
    closed = [outline[-1], *outline, outline[0], outline[1]]
    line = smooth(closed, 6)[6:-12]
    made = prism(line, depth, mat, loc, 0.001)
    made.modifiers.clear()
    bpy.context.view_layer.objects.active = made
    even = made.modifiers.new("even", "REMESH")
    even.mode, even.voxel_size, even.use_smooth_shade = "VOXEL", grain, True
    melt = made.modifiers.new("melt", "SMOOTH")
    melt.factor, melt.iterations = 0.6, soft
    return made


def sheet(height, across, along, mat, loc=(0, 0, 0), turn=0.0, cells=(60, 60), thick=0.03):
    """A cloth. `height(u, v)` gives the height over a rectangle, with u and v in 0..1, or a whole point."""
    nu, nv = cells
    verts = []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, v = i / nu, j / nv
            h = height(u, v)
            verts.append(h if isinstance(h, tuple) else ((u - 0.5) * across, (v - 0.5) * along, h))
    faces = [(a, a + nv + 1, a + nv + 2, a + 1) for i in range(nu) for j in range(nv) for a in [i * (nv + 1) + j]]
    made = solid("sheet", verts, faces, mat, loc, turn)
    uv = made.data.uv_layers.new()
    for corner in made.data.loops:
        uv.data[corner.index].uv = ((corner.vertex_index // (nv + 1)) / nu, (corner.vertex_index % (nv + 1)) / nv)
    if thick:
        body = made.modifiers.new("thick", "SOLIDIFY")
        body.thickness, body.offset = thick, 0
    return made


def group(parts, loc=(0, 0, 0), turn=0.0, tilt=(0, 0), scale=1.0):
    """Groups parts so that they move as one."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.location, holder.rotation_euler, holder.scale = loc, (tilt[0], tilt[1], turn), (scale, scale, scale)
    return holder
