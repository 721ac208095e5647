"""How far two pictures are apart: `python3 difference.py jobs.json` with [{a, b, out, picture}]; CIEDE2000, mean and 95th percentile."""
import json
import sys

import cv2
import numpy as np
from skimage.color import deltaE_ciede2000, rgb2lab


def lab(path):
    return rgb2lab(cv2.imread(path, cv2.IMREAD_COLOR)[..., ::-1] / 255.0)


if __name__ == '__main__':
    with open(sys.argv[1]) as handle:
        for job in json.load(handle):
            apart = deltaE_ciede2000(lab(job['a']), lab(job['b']))
            cv2.imwrite(job['picture'], np.clip(apart * 12, 0, 255).astype(np.uint8))
            with open(job['out'], 'w') as out:
                json.dump({'mean': round(float(apart.mean()), 2), 'p95': round(float(np.percentile(apart, 95)), 2)}, out)
