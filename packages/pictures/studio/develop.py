"""Develop rendered passes to PNG: `python3 develop.py jobs.json` with [{out, png, kind, tone, around}]."""
import json
import sys

import cv2
import numpy as np

from denoise import clean
import tone


# How far a panorama goes on past its edges while it is filtered, so that they meet without a seam.
LAP = 224


def develop(job):
    lap = LAP if job.get('around') else 0
    linear = clean(job['out'], lap)
    image = tone.product(linear) if job['kind'] in ('product', 'module') else tone.room(linear, **job.get('tone', {}))
    image = tone.sharpen(image, 0.3)
    image = image[:, lap:image.shape[1] - lap]
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape[:2])[..., None] / 255
    cv2.imwrite(job['png'], (np.clip(image + dither, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8))


if __name__ == '__main__':
    cv2.setNumThreads(1)
    with open(sys.argv[1]) as handle:
        for entry in json.load(handle):
            develop(entry)
            print('DEVELOPED', entry['png'], flush=True)
