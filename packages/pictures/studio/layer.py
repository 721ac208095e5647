"""Develop layered rooms: `python3 layer.py jobs.json`. Bases become PNG, options PNG with alpha that lie on any base.

A layer is found from two pictures of one room, with the piece and without it. Where the piece is seen, the layer is the
piece. Elsewhere it is what the piece does to the light: black where it takes light, white where it gives some, as much
as the ratio of the two says. On the base it was made with, the layer gives back the picture with the piece; on others
its shadow darkens what lies there by the same share.
"""
import json
import os
import sys

import cv2
import numpy as np

from denoise import clean, filtered, load
import tone

# Differences of light below this share are noise of the two renders, not shadow.
STILL = 0.012
FEATHER = 0.02
# Boxes of layers lie on this many columns of a picture's width (as in render/layered.ts).
GRID = 160


def _place(base, part, left, top):
    whole = base.copy()
    whole[top:top + part.shape[0], left:left + part.shape[1]] = part
    return whole


def _inside(shape, polygon):
    """1 inside the slot's polygon, falling to 0 towards its edge."""
    h, w = shape
    mask = np.zeros((h, w), np.uint8)
    cv2.fillConvexPoly(mask, np.round(np.array(polygon) * (w, h)).astype(np.int32), 1)
    # What leaves the picture has no edge there.
    mask = cv2.copyMakeBorder(mask, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
    distance = cv2.distanceTransform(mask, cv2.DIST_L2, 5)[1:-1, 1:-1]
    return np.clip(distance / (w * FEATHER), 0, 1)


def _spread(values, where, sigma):
    """`values` averaged over the pixels in `where` alone, and how many of them were near (0..1)."""
    near = cv2.GaussianBlur(where.astype(np.float32), (0, 0), sigma)
    held = np.where(where[..., None] if values.ndim == 3 else where, values, 0).astype(np.float32)
    total = cv2.GaussianBlur(held, (0, 0), sigma)
    return total / np.maximum(near[..., None] if values.ndim == 3 else near, 1e-4), near


def crossed(other_wall, other_floor, neutral):
    """The base with both the other wall and the other floor.

    Each pixel is taken from the picture whose surface changed there, the floor from one and the rest from the other,
    times the light that the other change throws on it. That light is smooth: as it is, the ratio of two renders
    brings their noise to every edge.
    """
    def share(other):
        value = np.log((other + 0.004) / (neutral + 0.004)).astype(np.float32)
        return np.clip(np.dstack([cv2.medianBlur(np.ascontiguousarray(value[..., k]), 5) for k in range(3)]), -3, 3)

    by_wall, by_floor = share(other_wall), share(other_floor)
    sigma = neutral.shape[1] / 160
    change = [cv2.GaussianBlur(np.abs(one).max(axis=2), (0, 0), sigma / 6) for one in (by_wall, by_floor)]
    on_floor = change[1] > change[0]
    floor_light, _ = _spread(by_floor, ~on_floor, sigma)
    wall_light, _ = _spread(by_wall, on_floor, sigma)
    return np.where(on_floor[..., None], other_floor * np.exp(wall_light), other_wall * np.exp(floor_light))


def _light(without, shown, cover):
    """The share of light that stays (above 1: more than before), smooth where it is faint and filled in under the piece."""
    ratio = (tone_lum(shown) + 0.004) / (tone_lum(without) + 0.004)
    seen = (cover < 0.02).astype(np.float32)
    log = np.clip(np.log(ratio), -3, 1.5) * seen

    def soft(sigma):
        return cv2.GaussianBlur(log, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(seen, (0, 0), sigma), 1e-3)

    w = shown.shape[1]
    wide, fine = soft(w / 160), soft(w / 700)
    # Faint and wide: averaged; strong or sharp (contact, sun): as it is.
    strong = np.clip((np.abs(fine) - 0.05) / 0.1, 0, 1)
    value = np.where(seen > 0, strong * np.where(np.abs(log) > 0, log, fine) + (1 - strong) * wide, fine)
    value = np.sign(value) * np.maximum(np.abs(value) - STILL, 0)
    return np.exp(value)


def tone_lum(image):
    return (image @ np.array([0.2126, 0.7152, 0.0722])).astype(np.float32)


def layer(without, shown, cover, inside):
    """RGBA (0..1) that lies on `without` (display values) and gives `shown`; `cover` is how much of a pixel the piece fills."""
    light = 1 + (_light(without, shown, cover) - 1) * inside
    hold = (1 - cover) * np.minimum(light, 1)
    # Where light is added, white is laid on: b + a (1 - b) = b * light.
    mean = np.clip(tone_lum(without), 0.02, 0.98)
    white = np.clip((light - 1) * mean / (1 - mean), 0, 0.6) * (1 - cover)
    alpha = np.clip(1 - hold + white, 0, 1)
    rest = (1 - alpha)[..., None] * without
    glow = white[..., None] * np.ones(3)
    piece = np.clip(shown - rest, 0, 1)
    soft = (cover > 0.02)[..., None]
    colour = np.where(soft, piece, glow) / np.maximum(alpha, 1e-3)[..., None]
    return np.dstack([np.clip(colour, 0, 1), alpha])


def tidy(rgba):
    """A layer without the traces of the floor it was found on: no joints of planks in its shadow, no hair of light at its edge.

    Shadow is a median of its neighbours, and next to the piece, where the filters mix both, it is what lies farther out.
    A pixel that the piece fills in part takes the colour of the whole ones beside it.
    """
    colour, alpha = rgba[..., :3], rgba[..., 3].astype(np.float32)
    solid = alpha > 0.97
    plain = (colour.max(axis=2) < 3 / 255) | (colour.min(axis=2) > 252 / 255)
    piece = solid | ~(plain | (alpha == 0))
    edge = np.ones((3, 3), np.uint8)
    far = cv2.dilate(piece.astype(np.uint8), edge, iterations=2) == 0
    lit = colour.mean(axis=2) > 0.5
    light = np.where(piece, 0, np.where(lit, alpha, -alpha)).astype(np.float32)
    filled, near = _spread(light, far, 3)
    # In a gap of the piece nothing lies farther out: it keeps what it has.
    gap = near < 0.01
    smooth = cv2.medianBlur(cv2.medianBlur(np.where(far | gap, light, filled).astype(np.float32), 5), 5)
    light = np.where(gap, light, smooth)
    inside, close = _spread(colour, solid, 1.2)
    taken = np.clip(-light, 0, 0.95)
    cover = np.clip(1 - (1 - alpha) / (1 - taken), 0, 1)
    whole = 1 - (1 - cover) * (1 - taken)
    partly = piece & ~solid & (close > 0.05)
    shadow = ~piece
    out = rgba.copy()
    out[shadow] = np.dstack([*[(light > 0).astype(np.float32)] * 3, np.abs(light)])[shadow]
    out[partly] = np.dstack([inside * (cover / np.maximum(whole, 1e-3))[..., None], whole])[partly]
    return np.clip(out, 0, 1)


def _write(path, image):
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape[:2])[..., None] / 255
    image = np.dstack([np.clip(image[..., :3] + noise, 0, 1)[..., ::-1], *([image[..., 3:]] if image.shape[2] == 4 else [])])
    cv2.imwrite(path, (image * 255 + 0.5).astype(np.uint8))


def develop(job):
    """One room's job: {kind: base | crossed | option | whole, out, png, …}; `linear` names the file of the base it makes or lies on.

    A base is seen as the network cleans it. Of the neutral one `held` is kept besides, which options are held against.
    """
    if job['kind'] in ('base', 'crossed'):
        linear = crossed(*(np.load(path).astype(np.float32) for path in job['of'])) if job['kind'] == 'crossed' else clean(job['out'])
        np.save(job['linear'], linear.astype(np.float16))
        if 'held' in job:
            np.save(job['held'], filtered(job['out']).astype(np.float16))
        if not os.path.exists(job['settings']):
            with open(job['settings'], 'w') as handle:
                json.dump(tone.settings(linear, **job.get('tone', {})), handle)
    with open(job['settings']) as handle:
        how = json.load(handle)
    if job['kind'] != 'option':
        linear = clean(job['out']) if job['kind'] == 'whole' else linear
        _write(job['png'], tone.sharpen(tone.apply(linear, **how), 0.3))
        return {}
    base = np.load(job['held']).astype(np.float32)
    h, w = base.shape[:2]
    left, top = round(job['border'][0] * w), round(job['border'][1] * h)
    part = filtered(job['out'])
    cover = np.zeros((h, w), np.float32)
    mask = np.clip(sum(half[..., 0] for half in load(job['out'], 'cover')) / 2, 0, 1)
    part, mask = part[:h - top, :w - left], mask[:h - top, :w - left]
    cover[top:top + mask.shape[0], left:left + mask.shape[1]] = mask
    shown = tone.sharpen(tone.apply(_place(base, part, left, top), **how), 0.3)
    without = tone.sharpen(tone.apply(base, **how), 0.3)
    inside = _inside((h, w), job['region'])
    rgba = layer(without.astype(np.float32), shown.astype(np.float32), cover, inside)
    rgba[..., 3] *= np.maximum(inside > 0, cover > 0.02)
    rgba = tidy(rgba)
    rgba[..., 3][rgba[..., 3] < 1.5 / 255] = 0
    ys, xs = np.nonzero(rgba[..., 3])
    box = [int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1]
    # On a grid that every width has on whole pixels, so that all of them cut at the same places.
    grid = w // GRID
    box = [box[0] // grid * grid, box[1] // grid * grid, -(-box[2] // grid) * grid, -(-box[3] // grid) * grid]
    _write(job['png'], rgba[box[1]:box[3], box[0]:box[2]])
    return {'box': box}


if __name__ == '__main__':
    cv2.setNumThreads(1)
    with open(sys.argv[1]) as handle:
        for entry in json.load(handle):
            result = develop(entry)
            with open(f"{entry['png']}.json", 'w') as done:
                json.dump(result, done)
            print('DEVELOPED', entry['png'], flush=True)
