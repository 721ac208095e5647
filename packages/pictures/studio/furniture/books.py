"""Books, and what else lives on a shelf."""
import random

from kit.group import group
from kit.hard import box, lathe, smooth_profile


def _book(w, d, h, at, tone, rot=(0, 0, 0)):
    """A closed book standing at `at`, spine towards -y."""
    x, y, z = at
    box((w, d, h), (x, y, z), f'spine-{tone}', min(0.002, w * 0.3), rot)
    if not any(rot):
        box((w * 0.8, d * 0.985, h + 0.0005), (x, y + 0.004, z), 'paint-#efe8d8', 0)


def stack(count=3, seed=1, size=(0.2, 0.15)):
    """Books lying on each other."""
    rng = random.Random(seed)
    z = 0.0
    for i in range(count):
        t = rng.uniform(0.02, 0.036)
        k = 1 - 0.07 * i
        box((size[0] * k, size[1] * k, t), (rng.uniform(-0.01, 0.01), rng.uniform(-0.008, 0.008), z), f'spine-{rng.randrange(12)}', 0.002, rot=(0, 0, rng.uniform(-12, 12)))
        z += t
    return z


def small_vase(h=0.16, mat='ceramic-cream', seed=1):
    rng = random.Random(seed)
    r = h * rng.uniform(0.28, 0.42)
    lathe(smooth_profile([(0, 0), (r * 0.6, 0), (r * 0.75, h * 0.06), (r, h * rng.uniform(0.35, 0.55)), (r * 0.45, h * 0.82), (r * 0.34, h * 0.92), (r * 0.44, h), (r * 0.36, h * 0.985), (r * 0.3, h * 0.85), (0, h * 0.5)], 7), (0, 0, 0), mat, 48, angle=180)


def shelf_row(width, height, depth, seed):
    """Fill one shelf of `width`: upright books, a stack, a vase, some air."""
    rng = random.Random(seed)
    x = -width / 2
    pots = ('ceramic-cream', 'ceramic-terracotta', 'ceramic-charcoal', 'ceramic-sage', 'travertine')
    while x < width / 2 - 0.08:
        kind = rng.random()
        room = width / 2 - x
        if kind < 0.5:
            count = rng.randrange(3, 9)
            tone = rng.randrange(12)
            for _ in range(count):
                t = rng.uniform(0.016, 0.042)
                if x + t > width / 2:
                    break
                h = min(height * 0.96, rng.uniform(0.19, 0.28))
                _book(t, rng.uniform(0.14, min(0.2, depth * 0.75)), h, (x + t / 2, -0.015, 0), tone if rng.random() < 0.45 else rng.randrange(12))
                x += t + 0.0008
        elif kind < 0.7 and room > 0.26:
            with group('stack', (x + 0.13, -0.02, 0)):
                top = stack(rng.randrange(2, 4), rng.randrange(99), (0.22, 0.16))
                if height - top > 0.14 and rng.random() < 0.6:
                    with group('on-top', (0, 0, top)):
                        small_vase(min(0.12, height - top - 0.02), rng.choice(pots), rng.randrange(99))
            x += 0.26
        elif kind < 0.88 and room > 0.18:
            with group('vase', (x + 0.09, -0.01, 0)):
                small_vase(min(rng.uniform(0.13, 0.26), height * 0.9), rng.choice(pots), rng.randrange(99))
            x += 0.19
        x += rng.uniform(0.02, 0.13)


MODELS = {'book_stack': stack, 'small_vase': small_vase, 'shelf_row': shelf_row}
