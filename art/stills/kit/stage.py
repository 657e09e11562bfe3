"""Starts a scene, sets its camera and renders it.

blender -b -noaudio -t 2 --python SCENE.py -- --out OUT.png [--width 1200 --height 960 --samples 32 --view name --subject id]
"""
import argparse
import os
import random
import sys
import tempfile

import bpy
import cv2
import numpy as np
from mathutils import Vector

from .denoise import denoise

_parser = argparse.ArgumentParser()
_parser.add_argument("--out", default="scene.png")
_parser.add_argument("--width", type=int, default=320)
_parser.add_argument("--height", type=int, default=0)
_parser.add_argument("--samples", type=int, default=24)
_parser.add_argument("--view", default="")
_parser.add_argument("--subject", default="")
ARGS = _parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def start(seed=7):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look, lens=70, fstop=2.8, focus=None, shift=(0, 0)):
    """`focus` is the point in focus, if it isn't `look`. `shift` moves the frame without tilting it."""
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    made.location = at
    gaze = Vector(look) - Vector(at)
    made.rotation_euler = gaze.to_track_quat("-Z", "Y").to_euler()
    data.lens, data.shift_x, data.shift_y = lens, *shift
    axis = gaze.normalized()
    distance = (Vector(focus) - Vector(at)).dot(axis) if focus else gaze.length
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, fstop


def _passes(folder):
    """Makes the compositor write the filter's inputs as float images."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, sink = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth = "OPEN_EXR", "32"
    sink.file_slots.clear()
    for name, output in (("image", "Image"), ("colour", "DiffCol"), ("direct", "DiffDir"), ("indirect", "DiffInd"), ("normal", "Normal")):
        sink.file_slots.new(name)
        socket = source.outputs[output]
        if name == "normal":
            tree.links.new(socket, sink.inputs[name])
            continue
        tree.links.new(socket, sink.inputs[name])


def _read(folder, name):
    """Reads a float image with Blender, because OpenCV's EXR reader is disabled by default."""
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[..., :3].copy()
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels)


def render(exposure=0.0, contrast="High Contrast", height=None, clean=0.55):
    """Makes two half-renders, filters them, applies Filmic and saves to ARGS.out (PNG)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = max(2, ARGS.samples // 2), False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.015
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 2, 2, 6
    cycles.transparent_max_bounces = 12
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", contrast
    scene.view_settings.exposure = exposure
    scene.render.use_persistent_data = True
    scene.render.resolution_x = ARGS.width
    scene.render.resolution_y = ARGS.height or height or round(ARGS.width * 1.25)
    scene.frame_set(1)
    halves = []
    with tempfile.TemporaryDirectory() as folder:
        _passes(folder)
        scene.render.filepath = os.path.join(folder, "unused")
        for seed in (1, 2):
            cycles.seed = seed
            bpy.ops.render.render(write_still=False)
            got = {name: _read(folder, name) for name in ("image", "colour", "normal")}
            got["matt"] = _read(folder, "direct") + _read(folder, "indirect")
            halves.append(got)
    scene.use_nodes = False
    cv2.setNumThreads(2)
    clean_rgb = denoise(halves, clean) if clean else (halves[0]["image"] + halves[1]["image"]) / 2
    rows, columns = clean_rgb.shape[:2]
    result = bpy.data.images.new("result", columns, rows, float_buffer=True)
    result.colorspace_settings.name = "Linear"
    flat = np.ones((rows, columns, 4), np.float32)
    flat[..., :3] = clean_rgb
    result.pixels.foreach_set(flat.ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    result.save_render(ARGS.out, scene=scene)
