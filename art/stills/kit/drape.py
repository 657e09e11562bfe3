"""Falling cloth: Blender's simulation drops a sheet over what's below it, so that it folds under its own weight."""
import random

import bpy

from .shapes import solid


def settle(made, obstacles=(), frames=40, stiff=0.4, pinned=(), pressure=0.0, gap=0.02, rest=(), mass=0.3):
    """Runs `made` as cloth for `frames`, then keeps its shape.

    `rest` gives the unstrained position of every vertex. `stiff` resists folding. `pinned` vertices don't move.
    `gap` is the distance kept from obstacles.
    """
    scene = bpy.context.scene
    scene.frame_set(1)
    for thing in obstacles:
        thing.modifiers.new("obstacle", "COLLISION")
        bpy.context.view_layer.objects.active = thing  # before rounding and thickening, whose many faces collide slowly
        bpy.ops.object.modifier_move_to_index(modifier="obstacle", index=0)
        thing.collision.thickness_outer, thing.collision.cloth_friction = gap, 12
    cloth = made.modifiers.new("cloth", "CLOTH")
    cloth.point_cache.frame_end = frames + 1
    about, knocks = cloth.settings, cloth.collision_settings
    about.quality, about.mass, about.air_damping = 5, mass, 2
    about.tension_stiffness = about.compression_stiffness = 14
    about.shear_stiffness, about.bending_stiffness, about.bending_damping = 5, stiff, 0.5
    about.use_pressure, about.uniform_pressure_force = bool(pressure), pressure
    knocks.use_self_collision, knocks.distance_min, knocks.collision_quality = False, gap, 3
    if pinned:
        made.vertex_groups.new(name="pinned").add(pinned, 1.0, "REPLACE")
        about.vertex_group_mass = "pinned"
    if rest:
        made.shape_key_add(name="now")
        key = made.shape_key_add(name="rest")
        for point, place in zip(key.data, rest):
            point.co = place
        key.value = 0.0
        about.rest_shape_key = key
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    made.shape_key_clear()
    made.data = fallen
    for face in fallen.polygons:
        face.use_smooth = True
    for thing in obstacles:
        thing.modifiers.remove(thing.modifiers["obstacle"])
    scene.frame_set(1)
    return made


def finish(made, thick):
    """Rounds the facets and gives the cloth thickness."""
    made.modifiers.new("smooth", "SUBSURF").render_levels = 1
    body = made.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = thick, 0
    return made


def thrown(mat, place, across, along, obstacles, cells=(90, 60), stiff=0.25, frames=40, thick=0.02, seed=1, jitter=0.02, pin=None, gap=0.02):
    """A cloth of `across` by `along`, dropped from `place(u, v)`. If that's smaller than the cloth, it falls in folds.

    `pin(u, v)` is true for points that are held in place.
    """
    dice, (nu, nv) = random.Random(seed), cells
    spots = [(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    verts = []
    for u, v in spots:
        x, y, z = place(u, v)
        verts.append((x, y, z + dice.uniform(-jitter, jitter)))
    faces = [(a, a + nv + 1, a + nv + 2, a + 1) for i in range(nu) for j in range(nv) for a in [i * (nv + 1) + j]]
    made = solid("thrown", verts, faces, mat)
    uv = made.data.uv_layers.new()
    for corner in made.data.loops:
        uv.data[corner.index].uv = spots[corner.vertex_index]
    rest = [((u - 0.5) * across, (v - 0.5) * along, 0.0) for u, v in spots]
    pinned = [k for k, (u, v) in enumerate(spots) if pin and pin(u, v)]
    settle(made, obstacles, frames, stiff, pinned, gap=gap, rest=rest)
    return finish(made, thick)


def top(x, y, *cloths, reach=0.22):
    """The height of the cloths around a point, to put things on top of them; 0 if there's none."""
    return max((v.co.z for cloth in cloths for v in cloth.data.vertices if abs(v.co.x - x) < reach and abs(v.co.y - y) < reach), default=0.0)
