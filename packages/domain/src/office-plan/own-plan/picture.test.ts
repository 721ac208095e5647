import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptSize, pictureFault, planPicture, readPictureHead } from './picture-head.ts';
import { lookOf } from './picture-look.ts';

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * (count - 1 - at))) & 255);
const little = (value: number, count: number): number[] => big(value, count).toReversed();
const bytes = (...parts: number[][]): Uint8Array => Uint8Array.from(parts.flat());

const png = (width: number, height: number) =>
  bytes(
    [0x89],
    ascii('PNG\r\n'),
    [0x1a, 0x0a],
    big(13, 4),
    ascii('IHDR'),
    big(width, 4),
    big(height, 4),
  );
/** With a preview before its frame, whose own bytes look like a frame. */
const jpeg = (width: number, height: number, mark = 0xc2) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    big(12, 2),
    [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 0],
    [0xff, 0xc4],
    big(4, 2),
    [0, 0],
    [0xff, 0xff, mark],
    big(17, 2),
    [8],
    big(height, 2),
    big(width, 2),
  );
const riff = (...parts: number[][]) => bytes(ascii('RIFF'), little(40, 4), ascii('WEBP'), ...parts);
const webp = {
  extended: (width: number, height: number) =>
    riff(ascii('VP8X'), little(10, 4), little(0, 4), little(width - 1, 3), little(height - 1, 3)),
  lossless: (width: number, height: number) =>
    riff(ascii('VP8L'), little(9, 4), [0x2f], little((width - 1) | ((height - 1) << 14), 4)),
  lossy: (width: number, height: number) =>
    riff(
      ascii('VP8 '),
      little(9, 4),
      [0, 0, 0, 0x9d, 1, 0x2a],
      little(width, 2),
      little(height, 2),
    ),
};
const side = fc.integer({ min: 1, max: 16_000 });

describe('the head of a picture', () => {
  test('says kind and size of every kind, whatever they are', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readPictureHead(png(width, height))).toEqual({ type: 'png', width, height });
        expect(readPictureHead(jpeg(width, height))).toEqual({ type: 'jpeg', width, height });
        for (const make of Object.values(webp))
          expect(readPictureHead(make(width, height))).toEqual({ type: 'webp', width, height });
      }),
    );
  });
  test('is read from a part of a buffer', () => {
    const within = bytes([1, 2, 3], [...png(640, 480)]);
    expect(readPictureHead(within.subarray(3))).toMatchObject({ width: 640, height: 480 });
  });
  test.each([
    ['nothing', bytes()],
    ['words', bytes(ascii('<svg xmlns="http://www.w3.org/2000/svg">'))],
    ['a PDF', bytes(ascii('%PDF-1.7 and more and more'))],
    ['a sound', bytes(ascii('RIFF'), little(40, 4), ascii('WAVEfmt '), little(0, 8))],
    ['another chunk', riff(ascii('ICCP'), little(0, 16))],
    ['no measures', png(0, 480)],
    ['its beginning alone', png(640, 480).subarray(0, 18)],
    ['a JPEG without a frame', jpeg(640, 480, 0xc8)],
    ['a JPEG that is none', bytes([0xff, 0xd8, 0x12, 0x34, 0, 0])],
  ])('of %s is none', (_, content) => expect(readPictureHead(content)).toBeNull());
  test('is read in any noise without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        for (const content of [noise, bytes([0xff, 0xd8], [...noise])])
          expect(() => readPictureHead(content)).not.toThrow();
      }),
    );
  });
});

describe('a picture as a plan', () => {
  const of = (width: number, height: number, size = 1) =>
    pictureFault(size, { type: 'png', width, height });
  test.each([
    [1600, 1200, null],
    [200, 200, null],
    [199, 400, 'small'],
    [20_000, 50, 'thin'],
    [1600, 200, null],
    [1601, 200, 'thin'],
    [10_000, 4_000, null],
    [10_000, 4_001, 'pixels'],
  ] as const)('of %i × %i pixels: %s', (width, height, fault) =>
    expect(of(width, height)).toBe(fault),
  );
  test('is no more than 20 MB, and one of three kinds', () => {
    expect(of(800, 800, planPicture.bytes)).toBeNull();
    expect(of(800, 800, planPicture.bytes + 1)).toBe('bytes');
    expect(pictureFault(1, null)).toBe('type');
  });
  test('is kept in its shape, no longer than the limit, never larger than it is', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const kept = keptSize(width, height);
        const long = Math.max(width, height);
        expect(Math.max(kept.width, kept.height)).toBe(Math.min(long, planPicture.kept));
        const shorter = Math.min(width, height) * Math.min(1, planPicture.kept / long);
        expect(Math.abs(Math.min(kept.width, kept.height) - shorter)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what a picture looks like', () => {
  /** Dots of greys, in the shares that are told. */
  const dots = (...parts: readonly (readonly [grey: number, share: number])[]) =>
    Uint8Array.from(
      parts.flatMap(([grey, many]) =>
        Array.from({ length: Math.round(many * 4_000) }, () => [grey, grey, grey, 255]).flat(),
      ),
    );
  test('black lines on paper are a drawing, also on a grey scan', () => {
    expect(lookOf(dots([255, 0.96], [0, 0.04]))).toBe('drawing');
    expect(lookOf(dots([205, 0.9], [60, 0.1]))).toBe('drawing');
  });
  test('white lines on black are the negative of one', () =>
    expect(lookOf(dots([0, 0.95], [255, 0.05]))).toBe('negative'));
  test('a cat is a photo', () =>
    expect(lookOf(dots([90, 0.2], [110, 0.2], [140, 0.2], [30, 0.2], [230, 0.2]))).toBe('photo'));
  test.each([255, 128, 0])(
    'one grey of %i is blank, a little noise and nothing at all too',
    (grey) => {
      expect(lookOf(dots([grey, 1]))).toBe('blank');
      expect(lookOf(dots([grey, 0.5], [Math.abs(grey - 10), 0.5]))).toBe('blank');
      expect(lookOf(new Uint8Array())).toBe('blank');
    },
  );
  test('what shows through is paper', () => {
    const clear = Array.from({ length: 950 }, () => [0, 0, 0, 0]).flat();
    const ink = Array.from({ length: 50 }, () => [0, 0, 0, 255]).flat();
    expect(lookOf(Uint8Array.from([...clear, ...ink]))).toBe('drawing');
    expect(lookOf(Uint8Array.from(clear))).toBe('blank');
  });
});
