import { expect, it } from 'vitest';
import type { HomeRoom, RoomHome, RoomSlot, SlotOption } from './home.ts';
import { isExchanged, startSelection, withEverywhere, withOption, withStyle } from './selection.ts';

const option = (id: number, styles: number[], rest: Partial<SlotOption> = {}): SlotOption => ({
  id,
  styles,
  state: 'on_sale',
  piece: {
    variant: id % 10,
    seller: 1,
    price: 1_000_000,
    finalPrice: 1_000_000,
    extraPrice: 0,
    vatRate: 800,
    quantity: 1,
  },
  ...rest,
});
const sofaOf = (first: Partial<SlotOption> = {}): RoomSlot => ({
  slot: 'sofa',
  options: [option(1, [1], first), option(2, [2])],
});
const floorOf = (room: number): RoomSlot => ({
  slot: 'floor',
  options: [option(room * 10 + 3, [1]), option(room * 10 + 4, [2])],
});
const sofa = sofaOf();
const living: HomeRoom = { id: 1, styles: [1, 2], slots: [floorOf(1), sofa] };
const bedroom: HomeRoom = { id: 2, styles: [1, 2], slots: [floorOf(2)] };
const kitchen: HomeRoom = { id: 3, styles: [1, 2], slots: [floorOf(3)] };
const home: RoomHome = {
  project: 'vuon-song',
  unit: 9,
  styles: [1, 2],
  rooms: [living, bedroom, kitchen],
};
const start = startSelection(home);

it('is the style’s own look until a piece is another, whichever style that is', () => {
  expect(isExchanged(start, living)).toBe(false);
  expect(isExchanged(withStyle(home, start, 2), living)).toBe(false);
  const other = withOption(start, living, sofa, 2);
  expect(isExchanged(other, living)).toBe(true);
  expect(isExchanged(other, bedroom)).toBe(false);
  // The style’s own sofa now.
  expect(isExchanged(withStyle(home, other, 2), living)).toBe(false);
  expect(isExchanged(withOption(start, living, sofa, null), living)).toBe(true);
});

it('is the style’s own where its floor was bought, and not where another was', () => {
  const floor = floorOf(2);
  expect(isExchanged(withOption(start, bedroom, floor, 23), bedroom)).toBe(false);
  expect(isExchanged(withOption(start, bedroom, floor, 24), bedroom)).toBe(true);
});

it('is another where the style’s piece is gone and the nearest stands there', () => {
  const gone = { ...living, slots: [sofaOf({ state: 'sold_out' })] };
  expect(isExchanged(start, gone)).toBe(true);
});

it('brings a floor into the named rooms alone, and takes it out of them alone', () => {
  const among = withEverywhere(home, start, 'floor', 4, [1, 3]);
  expect(among.rooms).toEqual({ 1: { slots: { floor: 14 } }, 3: { slots: { floor: 34 } } });
  const all = withEverywhere(home, start, 'floor', 4);
  expect(Object.keys(all.rooms)).toEqual(['1', '2', '3']);
  expect(withEverywhere(home, all, 'floor', null, [1, 3]).rooms).toEqual({
    2: { slots: { floor: 24 } },
  });
});
