"""What furniture does to the light of a whole room: `python3 settle.py job.json`.

A layer darkens what lies near its piece. What all of them take from the light farther away, and the colour that a bare
floor throws on walls, no single layer knows. It is found from a few choices rendered whole and laid together of layers:
the smooth part of their ratio, where no piece is seen. Every base is corrected by it: {wholes, layers, pieces, walls, bases: [{wall, png, out}]}.
"""
import json
import sys

import cv2
import numpy as np

# No base changes by more than this share.
MOST = 0.22


def _read(path, flags=cv2.IMREAD_COLOR):
    return cv2.imread(path, flags).astype(np.float32) / 255


def _bare(path):
    """1 where the layers let the room through: neither a piece nor its shadow nor its light, which are the layer's own."""
    rgba = _read(path, cv2.IMREAD_UNCHANGED)
    colour, alpha = rgba[..., :3], rgba[..., 3]
    piece = (alpha > 0.02) & (colour.max(axis=2) > 14 / 255)
    piece |= alpha > 0.14
    return 1 - cv2.dilate(piece.astype(np.float32), np.ones((5, 5), np.uint8))


def _spread(total, near, sigma):
    held = cv2.GaussianBlur(near, (0, 0), sigma)
    return cv2.GaussianBlur(total, (0, 0), sigma) / np.maximum(held, 1e-4)[..., None], held


def _found(whole, laid, pieces):
    """What one choice tells: the logarithm of the ratio where the room is bare, and where that is."""
    bare = _bare(pieces)
    value = np.log((_read(whole) + 0.02) / (_read(laid) + 0.02))
    return np.clip(value, -0.4, 0.4) * bare[..., None], bare


def _smooth(found):
    """The logarithm of the correction that some choices tell, one for each channel."""
    total, near = sum(value for value, _ in found), sum(bare for _, bare in found)
    width = near.shape[1]
    fine, held = _spread(total, near, width / 40)
    wide, _ = _spread(total, near, width / 8)
    # Where hardly any choice shows the room, what holds around there.
    known = np.clip(held / (0.3 * len(found)), 0, 1)[..., None]
    return np.clip(known * fine + (1 - known) * wide, -MOST, MOST)


def corrections(job):
    """The correction of each wall: light takes its colour from walls, so that a wall's own choices count more than all."""
    found = [_found(*paths) for paths in zip(job['wholes'], job['layers'], job['pieces'])]
    every = _smooth(found)
    return {wall: 0.4 * every + 0.6 * _smooth([one for one, of in zip(found, job['walls']) if of == wall]) for wall in set(job['walls'])}


if __name__ == '__main__':
    with open(sys.argv[1]) as handle:
        asked = json.load(handle)
    by_wall = corrections(asked)
    for base in asked['bases']:
        image = _read(base['png'])
        height, width = image.shape[:2]
        light = np.exp(cv2.resize(by_wall[base['wall']], (width, height), interpolation=cv2.INTER_CUBIC))
        noise = np.random.default_rng(1).uniform(-0.5, 0.5, (height, width))[..., None] / 255
        cv2.imwrite(base['out'], (np.clip(image * light + noise, 0, 1) * 255 + 0.5).astype(np.uint8))
    print('SETTLED', {wall: round(float(np.abs(one).mean()), 4) for wall, one in by_wall.items()}, flush=True)
