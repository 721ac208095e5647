"""The network of Intel Open Image Denoise, run with numpy: linear light in, linear light without grain out.

Its graph is a U-Net of 3 x 3 convolutions; light goes through its perceptual curve on the way in and back on the way out. A picture of
2,400 x 1,800 pixels takes half a minute of two cores and some five gigabytes.
"""
import os
import struct

import cv2
import numpy as np

WEIGHTS = os.path.join(os.path.dirname(__file__), 'oidn', 'rt_hdr_alb_nrm.tza')
# Four poolings, and somewhat more than the network sees beyond a border at its finest levels.
STEP, BORDER = 16, 32
# As many columns as stay in the cache with what they become.
CHUNK = 16_384


def _weights(path=WEIGHTS):
    """Every tensor of a TZA file (version 2) by name, as float32."""
    with open(path, 'rb') as handle:
        data = handle.read()
    magic, version, _ = struct.unpack_from('<HBB', data, 0)
    if magic != 0x41D7 or version != 2:
        raise ValueError(f'{path} holds no weights')
    at = struct.unpack_from('<Q', data, 4)[0]
    count = struct.unpack_from('<I', data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        ranks = data[at]
        dims = struct.unpack_from(f'<{ranks}I', data, at + 1)
        at += 1 + 4 * ranks + ranks
        kind = {'h': np.float16, 'f': np.float32}[chr(data[at])]
        offset = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(dims)), offset).reshape(dims).astype(np.float32)
    return tensors


def _conv(planes, weight, bias):
    """A 3 x 3 convolution with ReLU of (channels, h, w): nine products of matrices over shifted views of one padded plane."""
    channels, h, w = planes.shape
    size = h * (w + 2)
    padded = np.zeros((channels, (h + 2) * (w + 2) + 2), np.float32)
    padded[:, :-2].reshape(channels, h + 2, w + 2)[:, 1:-1, 1:-1] = planes
    taps = [(j * (w + 2) + i, np.ascontiguousarray(weight[:, :, j, i])) for j in range(3) for i in range(3)]
    out = np.empty((len(bias), size), np.float32)
    for start in range(0, size, CHUNK):
        end = min(size, start + CHUNK)
        total = np.repeat(bias[:, None], end - start, axis=1)
        for shift, tap in taps:
            total += tap @ padded[:, shift + start:shift + end]
        np.maximum(total, 0, out=out[:, start:end])
    return out.reshape(-1, h, w + 2)[:, :, :w]


def _pool(planes):
    return np.maximum(np.maximum(planes[:, ::2, ::2], planes[:, 1::2, ::2]), np.maximum(planes[:, ::2, 1::2], planes[:, 1::2, 1::2]))


def _beside(planes, other):
    return np.concatenate([planes.repeat(2, axis=1).repeat(2, axis=2), other])


# The perceptual curve of the library (its PU transfer function): a line, a power, a logarithm.
A, B, C, D, E, F, G = 1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152
DARK, BRIGHT = 1.5794576e-6, 0.0322087631
SHORT, LONG = 0.00223151711, 0.370974749


def _curve(light):
    return np.where(light <= DARK, A * light, np.where(light <= BRIGHT, B * light ** C + D, E * np.log(light + F) + G))


def _back(value):
    power = np.maximum((value - D) / B, 0) ** (1 / C)
    return np.where(value <= SHORT, value / A, np.where(value <= LONG, power, np.exp((value - G) / E) - F))


HIGHEST = float(_curve(np.float64(65504)))


def _exposure(light):
    """What brings the mean of the logarithms, over squares of sixteen pixels, to middle grey."""
    h, w = light.shape[:2]
    lum = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    small = cv2.resize(lum, (max(1, w // STEP), max(1, h // STEP)), interpolation=cv2.INTER_AREA)
    lit = small[small > 1e-8]
    return 0.18 / np.exp(np.log(lit).mean()) if lit.size else 1.0


def smooth(light, colour, normal):
    """`light` without its grain; all are (h, w, 3), linear; `colour` of surfaces from 0 to 1, `normal` of length 1."""
    h, w = light.shape[:2]
    scale = _exposure(light)
    seen = np.concatenate([_curve(np.maximum(light, 0) * scale) / HIGHEST, np.clip(colour, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    edges = ((BORDER, BORDER + -(h + 2 * BORDER) % STEP), (BORDER, BORDER + -(w + 2 * BORDER) % STEP), (0, 0))
    planes = np.ascontiguousarray(np.pad(seen.astype(np.float32), edges, 'reflect').transpose(2, 0, 1))
    tensors = _weights()

    def conv(name, planes):
        return _conv(planes, tensors[f'{name}.weight'], tensors[f'{name}.bias'])

    half = _pool(conv('enc_conv1', conv('enc_conv0', planes)))
    quarter = _pool(conv('enc_conv2', half))
    eighth = _pool(conv('enc_conv3', quarter))
    deep = conv('enc_conv5b', conv('enc_conv5a', _pool(conv('enc_conv4', eighth))))
    deep = conv('dec_conv4b', conv('dec_conv4a', _beside(deep, eighth)))
    deep = conv('dec_conv3b', conv('dec_conv3a', _beside(deep, quarter)))
    deep = conv('dec_conv2b', conv('dec_conv2a', _beside(deep, half)))
    deep = conv('dec_conv1b', conv('dec_conv1a', _beside(deep, planes)))
    found = conv('dec_conv0', deep)[:, BORDER:BORDER + h, BORDER:BORDER + w].transpose(1, 2, 0)
    return (_back(found.astype(np.float64) * HIGHEST) / scale).astype(np.float32)
