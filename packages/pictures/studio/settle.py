"""What furniture does to the light of a whole room: `python3 settle.py job.json`.

A layer darkens what lies near its piece. What all of them take from the light farther away, and the colour that a bare
floor throws on walls, no single layer knows. It is found from a few choices rendered whole and laid together of layers:
the smooth part of their ratio, where no piece is seen. Every base is corrected by it. Where pieces stand close, such as
below a table before a sofa, they take more light together than one after the other: that is a shade on floor and rug.
Pieces take light from walls too, and its colour: how much, by wall and slot, is the same ratio where they are seen. The job:
{wholes, layers, pieces, slots: [[name, png]], walls, floors, bases: [{wall, floor, png, out}], over, shade, light}; `over` is the slot
that the shade lies on, `shade` and `light` are the files that are written.
"""
import json
import sys

import cv2
import numpy as np

# No base changes by more than this share.
MOST = 0.22
# Pixels of a piece that tell its light.
ENOUGH = 200
# Logarithms: the darkest shade, and what is too faint to be one.
DARKEST = -0.5
FAINT = 0.01


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
    """The correction of each wall and floor: light takes its colour from them, so that their own choices count more than all."""
    found = [_found(*paths) for paths in zip(job['wholes'], job['layers'], job['pieces'])]
    every = _smooth(found)

    def of(finishes, name):
        return _smooth([one for one, other in zip(found, finishes) if other == name])

    walls = {name: of(job['walls'], name) for name in set(job['walls'])}
    floors = {name: of(job['floors'], name) for name in set(job['floors'])}
    return {(wall, floor): 0.2 * every + 0.5 * walls[wall] + 0.3 * floors[floor] for wall in walls for floor in floors}


def _ratio(whole, laid):
    return np.log((_read(whole) + 0.02) / (_read(laid) + 0.02))


def _owners(slots):
    """The index of the slot whose piece hides what is behind and is hidden by nothing, -1 where no one alone does."""
    owner = None
    for index, (_, path) in enumerate(slots):
        alpha = _read(path, cv2.IMREAD_UNCHANGED)[..., 3]
        owner = np.full(alpha.shape, -1) if owner is None else owner
        owner[alpha > 0.1] = -1
        owner[alpha > 0.95] = index
    return owner


def _told(ratio, slots):
    """Of each slot of one choice: the logarithm of the ratio where its piece is seen, of each channel, and how many pixels those are."""
    owner = _owners(slots)
    for index, (slot, _) in enumerate(slots):
        seen = cv2.erode((owner == index).astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
        if seen.sum() >= ENOUGH:
            yield slot, np.median(ratio[seen], axis=0), int(seen.sum())


def _mean(told):
    return sum(value * pixels for *_, value, pixels in told) / max(sum(pixels for *_, pixels in told), 1)


def _names(slots):
    return [name for name, _ in slots]


def shade(job, by_ground):
    """How much darker than base and `over` together all that stands there makes them: a logarithm, 0 at most."""
    choices = list(zip(job['walls'], job['floors'], map(_ratio, job['wholes'], job['layers']), job['slots']))
    # What lies there is lighter or darker before a wall as such: that is no shade.
    lying = {wall: _mean([one for of, _, ratio, slots in choices if of == wall for one in _told(ratio, slots) if one[0] == job['over']]) for wall in set(job['walls'])}
    total = near = 0
    for wall, floor, ratio, slots in choices:
        layers = dict((name, _read(path, cv2.IMREAD_UNCHANGED)) for name, path in slots)
        covered = layers.pop(job['over'])[..., 3]
        under = np.where(covered > 0.5, np.mean(lying[wall]), by_ground[wall, floor].mean(axis=2))
        # The edge of what lies is no shade either.
        edge = cv2.morphologyEx(covered, cv2.MORPH_GRADIENT, np.ones((7, 7), np.uint8)) > 0.1
        standing = np.any([(one[..., 3] > 0.9) | (one[..., 3] > 0.02) & (one[..., :3].max(axis=2) > 60 / 255) for one in layers.values()], axis=0)
        free = 1 - np.maximum(cv2.dilate(standing.astype(np.float32), np.ones((5, 5), np.uint8)), edge)
        total, near = total + np.clip(ratio.mean(axis=2) - under, -0.7, 0.4) * free, near + free
    sigma = near.shape[1] / 90
    found, held = cv2.GaussianBlur(total, (0, 0), sigma), cv2.GaussianBlur(near, (0, 0), sigma)
    known = np.clip(held / (0.3 * len(choices)), 0, 1)
    return np.clip(known * found / np.maximum(held, 1e-4) + FAINT, DARKEST, 0)


def lights(job, dark):
    """
    How light the pieces of each slot are before each wall, as factors of the display values of red, green and blue; a slot
    that no choice shows there is as all are.
    """
    told = []
    for wall, whole, laid, slots in zip(job['walls'], job['wholes'], job['layers'], job['slots']):
        ratio, names = _ratio(whole, laid), _names(slots)
        shaded = names[: names.index(job['over']) + 1]
        told += [(wall, *one) for one in _told(ratio, slots) if one[0] not in shaded]
        told += [(wall, *one) for one in _told(ratio - dark[..., None], slots) if one[0] in shaded]

    def light(wall, slot):
        here = [one for one in told if one[0] == wall]
        value = np.zeros(3) + _mean([one for one in here if one[1] == slot] or here)
        factors = np.exp(np.clip(value, -0.3, 0.15)).round(3).tolist()
        return dict(zip(('blue', 'green', 'red'), factors))

    return {wall: {slot: light(wall, slot) for slot in _names(job['slots'][0])} for wall in dict.fromkeys(job['walls'])}


if __name__ == '__main__':
    with open(sys.argv[1]) as handle:
        asked = json.load(handle)
    by_ground = corrections(asked)
    for base in asked['bases']:
        image = _read(base['png'])
        height, width = image.shape[:2]
        light = np.exp(cv2.resize(by_ground[base['wall'], base['floor']], (width, height), interpolation=cv2.INTER_CUBIC))
        noise = np.random.default_rng(1).uniform(-0.5, 0.5, (height, width))[..., None] / 255
        cv2.imwrite(base['out'], (np.clip(image * light + noise, 0, 1) * 255 + 0.5).astype(np.uint8))
    dark = shade(asked, by_ground)
    black = np.zeros((height, width, 4), np.uint8)
    black[..., 3] = (1 - np.exp(cv2.resize(dark, (width, height), interpolation=cv2.INTER_CUBIC))).clip(0, 1) * 255 + 0.5
    cv2.imwrite(asked['shade'], black)
    with open(asked['light'], 'w') as out:
        json.dump(lights(asked, dark), out)
    print('SETTLED', {' '.join(ground): round(float(np.abs(one).mean()), 4) for ground, one in by_ground.items()}, flush=True)
