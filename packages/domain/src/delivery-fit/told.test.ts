import { describe, expect, it } from 'vitest';
import { carriedPiece, packedBoxes, sidesOf } from './carried-size.ts';
import { boundsOf, typedCentimetres } from './typed-centimetres.ts';
import { longestWayIn, readWayIn, usualWaysIn, writeWayIn } from './way-in.ts';

describe('a way in in an address', () => {
  it('comes back as it was, in one order', () => {
    for (const way of Object.values(usualWaysIn)) expect(readWayIn(writeWayIn(way))).toEqual(way);
    expect(readWayIn('stairs-85x210x85_door-80x210')).toEqual({
      door: { width: 80, height: 210 },
      corner: null,
      lift: null,
      stairs: { width: 85, height: 210, landing: 85 },
    });
    const widest = 'door-600x600_corner-900x900x900_lift-400x400x600x900x600_stairs-600x900x900';
    expect(writeWayIn(readWayIn(widest) ?? usualWaysIn.flat)).toBe(widest);
    expect(widest.length).toBeLessThanOrEqual(longestWayIn);
  });

  it.each([
    '',
    'door',
    'door-80',
    'door-80x210x5',
    'door-8x210',
    'door-49x210',
    'door-80x601',
    'door-80x210_door-90x210',
    'corner-90x90x250',
    'gate-80x210',
    'door-080x210',
    'door-80.5x210',
    `door-80x210_${'corner-90x90x250_'.repeat(20)}`,
  ])('is none: %s', (text) => {
    expect(readWayIn(text)).toBeNull();
  });
});

describe("a seller's packing", () => {
  it.each([
    ['246 × 96 × 88 cm', [[246, 96, 88]]],
    ['2240 x 1040 x 900 mm', [[224, 104, 90]]],
    ['2,46 * 0.96 × 0,88 m', [[246, 96, 88]]],
    [
      '2 kiện: 240cm × 60cm × 18cm + 80 x 60 x 40 cm',
      [
        [240, 60, 18],
        [80, 60, 40],
      ],
    ],
    ['50×56×84CM, hộp giấy', [[84, 56, 50]]],
  ])('%s', (words, boxes) => {
    expect(packedBoxes(words)).toEqual(boxes);
  });

  it.each(['', 'hộp giấy', '120 × 60 cm', '246 × 96 × 88', '0 × 96 × 88 cm', '1 x 2 x 3 cmx'])(
    'is not guessed from %j',
    (words) => {
      expect(packedBoxes(words)).toEqual([]);
    },
  );
});

describe('what is carried', () => {
  const sofa = { width: 2200, depth: 955, height: 840, packingSize: null, removableLegs: null };

  it('is the packing where the seller tells it, else the piece', () => {
    expect(carriedPiece(sofa)).toEqual({
      boxes: [sidesOf(220, 95.5, 84)],
      by: 'piece',
      withoutLegs: null,
    });
    expect(carriedPiece({ ...sofa, packingSize: '230 × 100 × 90 cm' })).toMatchObject({
      boxes: [[230, 100, 90]],
      by: 'packing',
    });
    expect(carriedPiece({ ...sofa, packingSize: 'thùng gỗ' })?.by).toBe('piece');
  });

  it('is lower by legs that come off', () => {
    expect(carriedPiece({ ...sofa, removableLegs: 120 })?.withoutLegs).toEqual([220, 95.5, 72]);
    expect(carriedPiece({ ...sofa, removableLegs: 840 })?.withoutLegs).toBeNull();
  });

  it('is unknown without measures', () => {
    expect(carriedPiece({ ...sofa, depth: 0 })).toBeNull();
    expect(carriedPiece({ ...sofa, depth: 0, packingSize: '9 × 9 × 9 cm' })?.by).toBe('packing');
  });
});

describe('a measure as it is typed', () => {
  it.each([
    ['85', 85],
    [' 85 cm', 85],
    ['85,9', 85],
    ['50', 50],
  ])('%j is %d', (typed, value) => {
    expect(typedCentimetres(typed, boundsOf('door', 'width'), 'vi')).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['cm', 'empty'],
    ['rộng', 'no-number'],
    ['49,9', 'out-of-bounds'],
    ['2100', 'out-of-bounds'],
  ])('%j is %s', (typed, fault) => {
    expect(typedCentimetres(typed, boundsOf('door', 'width'), 'vi')).toEqual({ ok: false, fault });
  });
});
