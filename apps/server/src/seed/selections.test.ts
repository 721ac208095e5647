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
} from '../db/schema/room-by-room.ts';
import { productOptions, products } from '../db/schema/shop.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';

const sample = catalogueRows(new PictureBook(pictures));
const rowsIn = <Table extends PgTable>(table: Table) =>
  (sample.find((one) => one.table === table)?.rows ?? []) as Required<Table['$inferInsert']>[];

const variants = new Map(rowsIn(productOptions).map((row) => [row.id, row]));
const productRows = new Map(rowsIn(products).map((row) => [row.id, row]));

/** The seed's homes as the domain reads them, without the server between. */
const homes: RoomHome[] = rowsIn(roomUnits).map(({ id: unit }) => ({
  project: 'any',
  unit,
  styles: rowsIn(roomStyles).map(({ id }) => id),
  rooms: rowsIn(rooms)
    .filter(({ unitId }) => unitId === unit)
    .map((room) => ({
      id: room.id,
      styles: rowsIn(roomLayouts)
        .filter(({ roomId }) => roomId === room.id)
        .map(({ styleId }) => styleId),
      slots: slotsOf(room.id),
    })),
}));

function slotsOf(room: number): RoomSlot[] {
  const options = rowsIn(roomOptions).filter(({ roomId }) => roomId === room);
  return [...Map.groupBy(options, ({ slot }) => slot)].map(([slot, list]) => ({
    slot,
    options: list.map(({ id, styleIds, productId, variantId, quantity }) => {
      const product = productRows.get(productId ?? 0);
      const variant = variants.get(variantId ?? 0);
      if (product === undefined || variant === undefined)
        return { id, styles: styleIds, state: 'on_sale' as const, piece: null };
      return {
        id,
        styles: styleIds,
        state:
          (variant.stock ?? 0) < (quantity ?? 1) ? ('sold_out' as const) : ('on_sale' as const),
        piece: {
          variant: variant.id,
          seller: product.sellerId,
          price: product.price,
          finalPrice: product.finalPrice,
          extraPrice: variant.extraPrice ?? 0,
          vatRate: 800,
          quantity: quantity ?? 1,
        },
      };
    }),
  }));
}

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
    const isPiece = row.productId !== undefined;
    expect(isPiece ? variants.get(row.variantId ?? 0)?.productId : row.productId).toBe(
      row.productId,
    );
    expect(isPiece || row.finish !== undefined).toBe(true);
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
