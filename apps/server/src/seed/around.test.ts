import { pictures } from '@hien/pictures';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { StoredAround, StoredPicture } from '../db/schema/columns.ts';
import { designRooms } from '../db/schema/designs.ts';
import { roomLayouts } from '../db/schema/room-by-room.ts';
import { products } from '../db/schema/shop.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';

const sample = catalogueRows(new PictureBook(pictures));
const rowsIn = <Row>(table: PgTable) =>
  (sample.find((one) => one.table === table)?.rows ?? []) as Row[];
type Looked = { panorama?: StoredPicture | null; around?: StoredAround | null };

test('who looks around in a room of the sample sees its pieces and the door out of it', () => {
  const known = new Set(rowsIn<{ id: number }>(products).map(({ id }) => id));
  const looked = [...rowsIn<Looked>(roomLayouts), ...rowsIn<Looked>(designRooms)];
  const seen = looked.filter(({ panorama }) => panorama != null);
  expect(seen.length).toBeGreaterThan(20);
  for (const { panorama, around } of seen) {
    expect(around?.pieces.length, panorama?.name).toBeGreaterThanOrEqual(3);
    expect(around?.doors.length, panorama?.name).toBeGreaterThanOrEqual(1);
    expect(
      around?.pieces.every(({ productId }) => known.has(productId)),
      panorama?.name,
    ).toBe(true);
  }
  for (const { around } of looked.filter(({ panorama }) => panorama == null))
    expect(around ?? null).toBeNull();
});
