"""Takes the grain out of a Cycles frame, with non-local means over two half-renders.

Debian's Blender comes without a denoiser. Two renders with different seeds tell us how noisy each pixel
is. Each half is averaged with weights from the other, so that noise doesn't reinforce itself. Light on
matt surfaces is filtered separately from their colour, so labels and wood grain stay sharp.
"""
import numpy as np
import cv2

REACH, PATCH, TAPS = 11, 3, 48


def _offsets(reach, taps):
    """Half a disc of shifts, denser near the middle. Each is used in both directions."""
    seen, made = set(), []
    for i in range(4 * taps):
        r, a = reach * ((i + 0.5) / (4 * taps)) ** 0.7, i * 2.39996
        x, y = int(round(r * np.cos(a))), int(round(r * np.sin(a)))
        if y < 0 or (y == 0 and x <= 0) or (x, y) in seen:
            continue
        seen.add((x, y))
        made.append((x, y))
    return made[:: max(1, len(made) // (taps // 2))]


def _slices(size, shift):
    return (slice(max(0, shift), size + min(0, shift)), slice(max(0, -shift), size + min(0, -shift)))


def _cross(first, second, guides, strength):
    """Filters `first` with weights from `second`. Both are in log light; `guides` are free of noise."""
    height, width = first.shape[:2]
    noise = cv2.blur(((first - second) ** 2).mean(2) * 0.5, (9, 9)) + 1e-5
    total, weight = first * 0.5, np.full((height, width), 0.5, np.float32)
    for dx, dy in _offsets(REACH, TAPS):
        (x0, x1), (y0, y1) = _slices(width, dx), _slices(height, dy)
        here, there = (y0, x0), (y1, x1)
        gap = ((second[here] - second[there]) ** 2).mean(2)
        vh, vt = noise[here], noise[there]
        gap = (gap - vh - np.minimum(vh, vt)) / (1e-4 + strength**2 * (vh + vt))
        gap = np.maximum(cv2.blur(gap, (2 * PATCH + 1, 2 * PATCH + 1)), 0)
        for guide, scale in guides:
            gap += ((guide[here] - guide[there]) ** 2).sum(2) * scale
        w = np.exp(-gap)
        total[here] += first[there] * w[..., None]
        total[there] += first[here] * w[..., None]
        weight[here] += w
        weight[there] += w
    return total / weight[..., None]


def _filter(a, b, guides, strength):
    la, lb = np.log1p(np.maximum(a, 0) * 4), np.log1p(np.maximum(b, 0) * 4)
    mean = (_cross(la, lb, guides, strength) + _cross(lb, la, guides, strength)) / 2
    return np.expm1(mean) / 4


def denoise(halves, strength=0.55):
    """`halves`: two dicts of float arrays image, colour, matt (light over colour) and normal. Returns linear RGB."""
    colour = (halves[0]["colour"] + halves[1]["colour"]) / 2
    normal = cv2.GaussianBlur((halves[0]["normal"] + halves[1]["normal"]) / 2, (0, 0), 0.8)
    tone = cv2.GaussianBlur(colour, (0, 0), 0.8)
    guides = [(normal, 6.0), (tone, 12.0)]
    light = _filter(halves[0]["matt"], halves[1]["matt"], guides, strength)
    rest = [h["image"] - h["colour"] * h["matt"] for h in halves]
    return colour * light + _filter(*rest, guides, strength)
