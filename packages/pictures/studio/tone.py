"""Linear light to a display picture: exposure, white balance, a filmic shoulder, a little glow."""
import cv2
import numpy as np

AGX = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643], [0.0423282422610123, 0.878468636469772, 0.0791661274605434], [0.0423756549057051, 0.0784336, 0.879142973793104]])
AGX_BACK = np.array([[1.19687900512017, -0.0980208811401368, -0.0990297440797205], [-0.0528968517574562, 1.15190312990417, -0.0989611768448433], [-0.0529716355144438, -0.0980434501171241, 1.15107367264116]])


def _agx(image, power, saturation):
    value = np.clip(np.log2(np.maximum(image @ AGX.T, 1e-10)), -12.47393, 4.026069)
    x = (value + 12.47393) / (4.026069 + 12.47393)
    x2, x4 = x * x, x ** 4
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    x = np.clip(x, 0, None) ** power
    grey = (x @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    return np.clip((grey + (x - grey) * saturation) @ AGX_BACK.T, 0, 1)


def _srgb(image):
    image = np.clip(image, 0, 1)
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055)


def _glow(image, amount):
    """Bright windows and lamps spread a little, as in a lens."""
    bright = np.minimum(np.maximum(image - 1.2, 0), 6).astype(np.float32)
    size = image.shape[1] / 90
    return image * (1 - amount * 0.2) + amount * (cv2.GaussianBlur(bright, (0, 0), size) * 0.6 + cv2.GaussianBlur(bright, (0, 0), size * 4) * 0.4)


def _balance(linear, warmth):
    """Gains that take most of a colour cast away and leave a warm white."""
    lum = linear @ np.array([0.2126, 0.7152, 0.0722])
    low, high = np.percentile(lum, (20, 92))
    mean = linear[(lum > low) & (lum < high)].mean(axis=0)
    mean /= mean.mean()
    goal = np.array([1.06 + 0.05 * warmth, 1.0, 0.9 - 0.07 * warmth])
    gain = (goal / np.maximum(mean, 1e-3)) ** 0.45
    return gain / (gain @ np.array([0.2126, 0.7152, 0.0722]))


def settings(linear, exposure=0.0, warmth=0.0, target=0.56, contrast=1.12, saturation=1.06, glow=0.1):
    """What `apply` needs for a room: exposed so that its mean brightness meets `target` (display), `exposure` in stops on top."""
    gain = _balance(linear, warmth)
    low, high = -8.0, 8.0
    small = cv2.resize((linear * gain).astype(np.float32), (160, 120), interpolation=cv2.INTER_AREA)
    for _ in range(24):
        mid = (low + high) / 2
        shown = _agx(small * 2 ** mid, contrast, saturation)
        if float(np.mean(shown @ np.array([0.2126, 0.7152, 0.0722]))) < target:
            low = mid
        else:
            high = mid
    return {'gain': [float(g) for g in gain * 2 ** (low + exposure)], 'contrast': contrast, 'saturation': saturation, 'glow': glow}


def apply(linear, gain, contrast, saturation, glow):
    """Show a room with settings that may be another picture's: layers of one room share them."""
    return _agx(_glow(linear * np.array(gain), glow), contrast, saturation)


def room(linear, **how):
    """A room, exposed and balanced by itself; `how` as `settings` takes it."""
    return apply(linear, **settings(linear, **how))


def product(linear, ground=0.88):
    """A product on paper: exposed so that the bright part of the border reaches `ground` (linear); colours kept true below the shoulder."""
    k = linear.shape[0] // 14
    border = np.concatenate([part.reshape(-1, 3) for part in (linear[:k], linear[-k:], linear[:, :k], linear[:, -k:])])
    tone = np.percentile(border, 80, axis=0)
    paper = np.array([1.0, 0.947, 0.855])
    image = linear * (paper * ground / np.maximum(tone, 1e-4))
    # A little contrast around middle grey keeps cloth from looking chalky.
    image = 0.4 * (np.maximum(image, 0) / 0.4) ** 1.12
    grey = (image @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    image = grey + (image - grey) * 0.86
    start = 0.78
    over = np.maximum(image - start, 0)
    image = np.where(image > start, start + (1 - start) * (1 - np.exp(-over / (1 - start))), image)
    return _srgb(image)


def sharpen(image, amount=0.35, radius=0.8):
    return np.clip(image + amount * (image - cv2.GaussianBlur(image.astype(np.float32), (0, 0), radius)), 0, 1)
