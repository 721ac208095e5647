"""From render passes to a clean linear picture.

Cycles gives light and colour apart. Texture lives in the colour passes, which are nearly free of noise, so only the
light is filtered: by a network (`clean`), or, for layers, whose difference must not hold what a network imagines, by an edge-avoiding
a-trous wavelet guided by normals, depth, surface colour and the noise level that two independent halves of the samples show (`filtered`).
"""
import glob
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from network import smooth  # noqa: E402


def load(folder, name, lap=0):
    """Every half of one pass as float32 RGB arrays; `lap` pixels of the other edge are laid on at each side."""
    out = []
    for path in sorted(glob.glob(os.path.join(folder, f'{name}-[0-9][0-9][0-9][0-9].exr'))):
        image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
        image = image[..., :3][..., ::-1] if image.ndim == 3 else np.repeat(image[..., None], 3, axis=2)
        image = np.nan_to_num(image.astype(np.float32), nan=0.0, posinf=0.0, neginf=0.0)
        out.append(np.pad(image, ((0, 0), (lap, lap), (0, 0)), 'wrap') if lap else image)
    return out


def luminance(image):
    return image @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def _tame(halves, factor=5.0):
    """Pull fireflies down to a multiple of the mean around them; a mean, not a median, so that sparse light is not lost."""
    mean = cv2.GaussianBlur(np.minimum(sum(luminance(h) for h in halves) / len(halves), 1e3), (0, 0), 7)
    limit = mean * factor + 0.02
    return [h * np.minimum(1, limit / np.maximum(luminance(h), 1e-6))[..., None] for h in halves]


def _mend(light):
    """Edge pixels with no neighbour alike keep their noise: bring them near the median around them."""
    lum = luminance(light).astype(np.float32)
    median = cv2.medianBlur(lum, 5)
    return light * (np.clip(lum, median * 0.65, median * 1.6) / np.maximum(lum, 1e-6))[..., None]


def _noise(halves):
    """Variance of the mean of the halves' luminance, smoothed over a small window."""
    lums = [luminance(h) for h in halves]
    mean = sum(lums) / len(lums)
    var = sum((lum - mean) ** 2 for lum in lums) / max(1, len(lums) * (len(lums) - 1))
    return cv2.GaussianBlur(var, (0, 0), 3.5)


STEPS = (1, 2, 3, 5, 8, 13, 21, 34, 55)


def _planes(*images):
    return [np.ascontiguousarray(image[..., c], dtype=np.float32) for image in images for c in range(image.shape[2])]


def atrous(light, var, normal, depth, colour, levels=8, sigma_l=4.0, sigma_n=24.0, sigma_c=0.12):
    """Filter `light` (h, w, 3): a 3 x 3 kernel with growing steps; brightness edges count by the shrinking variance."""
    h, w = depth.shape
    slope = np.maximum(np.abs(cv2.Sobel(depth, cv2.CV_32F, 1, 0, ksize=3)), np.abs(cv2.Sobel(depth, cv2.CV_32F, 0, 1, ksize=3))) / 8 + 0.0025 * depth
    inv_slope = (1 / (slope + 1e-4)).astype(np.float32)
    guides = _planes(normal * np.float32(np.sqrt(sigma_n)), colour / np.float32(sigma_c))
    values = _planes(light)
    var = var.astype(np.float32)
    for step in STEPS[:levels]:
        lum = 0.2126 * values[0] + 0.7152 * values[1] + 0.0722 * values[2]
        soft = cv2.GaussianBlur(lum, (0, 0), 0.8)
        inv_l = 1 / (sigma_l * np.sqrt(cv2.GaussianBlur(var, (3, 3), 0)) + 0.012 * soft + 1e-4)

        def pad(plane):
            return cv2.copyMakeBorder(plane, step, step, step, step, cv2.BORDER_REPLICATE)

        padded_guides, padded_values = [pad(p) for p in guides], [pad(p) for p in values]
        padded_soft, padded_depth, padded_var = pad(soft), pad(depth), pad(var)
        sums = [p * np.float32(0.25) for p in values]
        weight = np.full((h, w), 0.25, np.float32)
        var_sum = var * np.float32(0.0625)
        for j in (-1, 0, 1):
            for i in (-1, 0, 1):
                if i == 0 and j == 0:
                    continue
                window = (slice(step + j * step, step + j * step + h), slice(step + i * step, step + i * step + w))
                cost = cv2.multiply(cv2.absdiff(soft, padded_soft[window]), inv_l)
                cost += cv2.multiply(cv2.absdiff(depth, padded_depth[window]), inv_slope, scale=1 / (step * np.hypot(i, j)))
                for own, other in zip(guides, padded_guides):
                    diff = cv2.subtract(own, other[window])
                    cv2.accumulateProduct(diff, diff, cost)
                share = cv2.exp(-cost)
                share *= np.float32(0.125 if i == 0 or j == 0 else 0.0625)
                for total, other in zip(sums, padded_values):
                    cv2.accumulateProduct(np.ascontiguousarray(other[window]), share, total)
                weight += share
                cv2.accumulateProduct(np.ascontiguousarray(padded_var[window]), cv2.multiply(share, share), var_sum)
        inv = 1 / weight
        values = [total * inv for total in sums]
        var = var_sum * inv * inv
    return np.stack(values, axis=2)


def _mean(halves):
    return sum(halves) / len(halves)


def _unit(normal):
    return normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)


# What is darker keeps its light together with its colour: a lamp, a window, black lacquer.
DARKEST = 0.04


def clean(folder, lap=0):
    """The denoised linear RGB picture of one folder of passes, `lap` pixels wider at each side than it was rendered."""

    def mean(name):
        return _mean(load(folder, name, lap))

    colour = mean('diffuse-colour')
    gloss_colour = mean('gloss-colour')
    whole = colour * _mean(_tame(load(folder, 'diffuse', lap))) + gloss_colour * _mean(_tame(load(folder, 'gloss', lap), 6)) + _mean(_tame(load(folder, 'rest', lap), 6))
    # Without the surfaces' own colour, so that no grain of wood is taken for grain of light.
    surface = np.maximum(colour + gloss_colour, DARKEST)
    return surface * smooth(whole / surface, colour + gloss_colour, _unit(mean('normal')))


def filtered(folder):
    """The denoised linear RGB picture of one folder of passes."""
    # Fabric bump would keep noise alive: the guide is a slightly softened normal.
    normal = _unit(cv2.GaussianBlur(_unit(_mean(load(folder, 'normal'))), (0, 0), 0.9))
    depths = load(folder, 'depth')
    depth = np.minimum(sum(d[..., 0] for d in depths) / len(depths), 60.0)
    colour = _mean(load(folder, 'diffuse-colour'))
    guide = cv2.GaussianBlur(colour, (0, 0), 1.4)

    halves = _tame(load(folder, 'diffuse'))
    light = _mend(atrous(_mean(halves), _noise(halves), normal, depth, guide, levels=8))

    gloss_colour = _mean(load(folder, 'gloss-colour'))
    gloss_halves = _tame(load(folder, 'gloss'), 6)
    gloss = atrous(_mean(gloss_halves), _noise(gloss_halves), normal, depth, guide, levels=5, sigma_l=2.2)

    rest_halves = _tame(load(folder, 'rest'), 6)
    rest = _mean(rest_halves)
    if luminance(rest).max() > 1e-3:
        rest = atrous(rest, _noise(rest_halves), normal, depth, guide, levels=3, sigma_l=1.6)
    return colour * light + gloss_colour * gloss + rest
