import { describe, expect, it } from 'vitest';
import {
  type DesignContent,
  blankDesign,
  blankRoom,
  designAddresses,
  designChanges,
  designFaults,
} from './design-content.ts';

const room = {
  ...blankRoom,
  room_type: 'living-room',
  area: 24,
  pictures: ['/media/uploads/r.webp'],
};
const whole: DesignContent = {
  ...blankDesign,
  name: { vi: 'Nhà gỗ sáng', en: '', ko: '' },
  summary: { vi: 'Căn hai phòng ngủ, gỗ sồi.', en: '', ko: '' },
  description: { vi: 'Bếp mở ra phòng khách.', en: '', ko: '' },
  design_type: 'whole-unit',
  house_type: '2-bedroom',
  style: 'scandinavian',
  area: 68,
  plan_type: 'open-plan',
  price: 2_500_000,
  pictures: ['/media/uploads/a.webp'],
  rooms: [room],
};

describe('what keeps a design from being sent', () => {
  it('is nothing once it is told in Vietnamese', () => {
    expect(designFaults(whole)).toEqual([]);
  });

  it('is each field that nothing was typed in, in the order in which they stand', () => {
    expect(designFaults(blankDesign)).toEqual([
      { field: 'name', message: 'validation.required' },
      { field: 'summary', message: 'validation.required' },
      { field: 'description', message: 'validation.required' },
      { field: 'design_type', message: 'validation.required' },
      { field: 'house_type', message: 'validation.required' },
      { field: 'style', message: 'validation.required' },
      { field: 'area', message: 'validation.required' },
      { field: 'plan_type', message: 'validation.required' },
      { field: 'price', message: 'validation.required' },
      { field: 'pictures', message: 'validation.images.required' },
      { field: 'rooms', message: 'validation.required' },
    ]);
  });

  // commerce 5: “area, price, sort order must be valid”.
  it.each([
    [{ area: -4 }, 'area', 'validation.number.negative'],
    [{ area: 0 }, 'area', 'validation.number.zero'],
    [{ price: 0 }, 'price', 'validation.number.zero'],
    [{ price: 1_000_000_001 }, 'price', 'validation.number.too-large'],
    [{ price: 1000.5 }, 'price', 'validation.number.not-whole'],
    [{ style: 'baroque' }, 'style', 'validation.choice.invalid'],
    [{ plan_type: 'maze' }, 'plan_type', 'validation.choice.invalid'],
    [
      { pictures: Array.from({ length: 21 }, (_, at) => `/media/uploads/${at}.webp`) },
      'pictures',
      'validation.images.too-many',
    ],
    [{ files: [{ file: 'x', kind: 'plan', title: ' ' }] }, 'files.0.title', 'validation.required'],
  ] as const)('%j', (change, field, message) => {
    expect(designFaults({ ...whole, ...change })).toEqual([{ field, message }]);
  });

  it('is said at the room and the field of it', () => {
    const rooms = [room, { ...room, room_type: '', area: 90, pictures: [] }];
    expect(designFaults({ ...whole, rooms })).toEqual([
      { field: 'rooms.1.room_type', message: 'validation.required' },
      { field: 'rooms.1.pictures', message: 'validation.images.required' },
      // No room is larger than the home that it is in.
      { field: 'rooms.1.area', message: 'validation.number.too-large' },
    ]);
  });

  it('is a second room of a room by itself, which lies to no other', () => {
    const single = { ...whole, design_type: 'by-room', plan_type: '' };
    expect(designFaults(single)).toEqual([]);
    expect(designFaults({ ...single, rooms: [room, room] })).toEqual([
      { field: 'rooms', message: 'validation.number.too-large' },
    ]);
  });

  it('is more pieces in a room than anybody tells apart', () => {
    const piece = { product_id: 1, quantity: 1, x: 0.5, y: 0.5 };
    const full = (count: number) => ({
      ...whole,
      rooms: [{ ...room, pieces: Array.from({ length: count }, () => piece) }],
    });
    expect(designFaults(full(12))).toEqual([]);
    expect(designFaults(full(13))).toEqual([
      { field: 'rooms', message: 'validation.number.too-large' },
    ]);
  });
});

it('what differs is named by its field, and each upload once', () => {
  expect(designChanges(whole, structuredClone(whole))).toEqual([]);
  expect(designChanges(whole, { ...whole, price: 3_000_000, plans: ['p'] })).toEqual([
    'price',
    'plans',
  ]);
  const [first = ''] = whole.pictures;
  expect(
    designAddresses({
      ...whole,
      rooms: [{ ...room, pictures: [first, 'r'] }],
      plans: ['p'],
      files: [{ file: 'f', kind: 'plan', title: 'Bản vẽ' }],
    }),
  ).toEqual([first, 'r', 'p', 'f']);
});
