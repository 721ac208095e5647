import {
  type RoomHome,
  type RoomSlot,
  type Selection,
  chosenOption,
  decodeSelection,
  encodeSelection,
  selectionCodeLimit,
  selectionPrice,
  startSelection,
  withOption,
} from '@hien/domain';
import { pictures } from '@hien/pictures';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import {
  roomLayouts,
  roomOptions,
  roomStyles,
  roomUnits,
  rooms,
  savedRooms,
} from '../db/schema/room-by-room.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';
import { sampleHomes } from './rows/sample-homes.ts';

const sample = catalogueRows(new PictureBook(pictures));
const rowsIn = <Table extends PgTable>(table: Table) =>
  (sample.find((one) => one.table === table)?.rows ?? []) as Required<Table['$inferInsert']>[];

const variants = new Map(rowsIn(productOptions).map((row) => [row.id, row]));

const room = {
  styles: rowsIn(roomStyles),
  units: rowsIn(roomUnits),
  rooms: rowsIn(rooms),
  layouts: rowsIn(roomLayouts),
  options: rowsIn(roomOptions),
};
const homes = sampleHomes(room, {
  products: rowsIn(products),
  options: rowsIn(productOptions),
});

test('every room of every home has something to choose, each piece with the option that is bought', () => {
  expect(homes.length).toBeGreaterThan(8);
  for (const { unit, rooms: all } of homes)
    for (const { id, slots } of all) {
      expect(slots.length, `home ${unit}, room ${id}`).toBeGreaterThan(0);
      expect(
        slots.some(({ options }) => options.length > 1),
        `home ${unit}, room ${id}`,
      ).toBe(true);
    }
  for (const row of rowsIn(roomOptions)) {
    expect(variants.get(row.variantId ?? 0)?.productId).toBe(row.productId);
  }
});

/** Every way to choose one option in each slot. */
function* combinations(slots: readonly RoomSlot[]): Generator<Map<RoomSlot, number>> {
  const [slot, ...others] = slots;
  if (slot === undefined) {
    yield new Map();
    return;
  }
  for (const rest of combinations(others))
    for (const { id, state } of slot.options)
      if (state === 'on_sale') yield new Map([...rest, [slot, id]]);
}

test('every combination of every room comes back from its code, at the sum of its pieces', () => {
  let seen = 0;
  const wrong: string[] = [];
  for (const whole of homes)
    for (const room of whole.rooms) {
      const home: RoomHome = { ...whole, rooms: [room] };
      const start = startSelection(home);
      for (const choice of combinations(room.slots)) {
        seen += 1;
        const selection = [...choice].reduce(
          (all, [slot, id]) => withOption(all, room, slot, id),
          start,
        );
        const code = encodeSelection(home, selection);
        const read = decodeSelection(home, code);
        const standing = room.slots.map(
          (slot) => chosenOption(read.selection, room, slot)?.id === choice.get(slot),
        );
        if (standing.includes(false)) wrong.push(code);
        if (seen % 101 !== 0) continue;
        const sum = [...choice].reduce((all, [slot, id]) => {
          const piece = slot.options.find((option) => option.id === id)?.piece;
          return all + (piece ? (piece.finalPrice + piece.extraPrice) * piece.quantity : 0);
        }, 0);
        if (selectionPrice(home, selection).breakdown.goods !== sum) wrong.push(`${code} ${sum}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(20_000);
});

test('the longest selection of a home fits into an address', () => {
  for (const home of homes) {
    const everything = home.rooms.reduce<Selection>(
      (all, room) =>
        room.slots.reduce((more, slot) => {
          const last = slot.options.findLast(
            ({ id, state }) => state === 'on_sale' && id !== chosenOption(all, room, slot)?.id,
          );
          return withOption(more, room, slot, last?.id ?? null);
        }, all),
      startSelection(home),
    );
    const code = encodeSelection(home, everything, 999_999_999);
    expect(code.length, `home ${home.unit}`).toBeLessThanOrEqual(selectionCodeLimit);
  }
});

test('what the demo customer keeps can be had as it was kept', () => {
  const saved = rowsIn(savedRooms);
  expect(new Set(saved.map(({ code }) => code)).size).toBe(3);
  for (const { unitId, code, total, name } of saved) {
    const home = homes.find(({ unit }) => unit === unitId);
    if (home === undefined) throw new Error(`${name} is of no home`);
    const { selection, notices } = decodeSelection(home, code);
    expect([name, notices]).toEqual([name, []]);
    expect(selectionPrice(home, selection).breakdown.goods).toBe(total);
    expect(total).toBeGreaterThan(0);
  }
});
