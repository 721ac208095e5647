import { pictures } from '@hien/pictures';
import { layeredRooms } from '@hien/pictures/layered';
import { describe, expect, test } from 'vitest';
import { designProducts } from '../db/schema/designs.ts';
import { roomLayouts } from '../db/schema/room-by-room.ts';
import { products } from '../db/schema/shop.ts';
import { brands } from './content/brands.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';
import { entries, firstOfModel } from './rows/catalogue-content.ts';
import { isStopped, optionsOf } from './rows/product-facts.ts';
import { descriptionOf, nameOf } from './rows/product-texts.ts';

const finishes = entries.filter(({ model }) => model.category === 'finishes');
const packs = finishes.filter(({ edition }) => edition.suffix === null);
const samples = finishes.filter(({ edition }) => edition.suffix !== null);
const priceOf = ({ piece, edition }: (typeof entries)[number]) => edition.price ?? piece.price;

describe('floors and paints of the shop', () => {
  test('each come as a pack that covers something and as a cheap sample', () => {
    expect([packs.length, samples.length]).toEqual([14, 14]);
    for (const { model, piece } of packs) {
      expect(piece.surface?.covers, model.id).toBeGreaterThan(1);
      expect(piece.surface?.color, model.id).toMatch(/^#[\da-f]{6}$/);
    }
    for (const entry of samples) {
      expect(priceOf(entry), entry.model.id).toBeLessThanOrEqual(90_000);
      // It is not called what its pack is called.
      expect(nameOf(entry).vi, entry.model.id).not.toContain(entry.model.name.vi);
    }
    const others = entries.filter(({ model }) => model.category !== 'finishes');
    expect(others.filter(({ piece }) => piece.surface !== undefined)).toEqual([]);
  });

  test('are those of the layered rooms, on sale in packs for a whole home', () => {
    const shown = new Set(layeredRooms().flatMap(({ walls, floors }) => [...walls, ...floors]));
    expect(new Set(packs.map(({ model }) => model.id))).toEqual(shown);
    for (const entry of packs) {
      expect(isStopped(entry), entry.model.id).toBe(false);
      for (const { stock } of optionsOf(entry))
        expect(stock, entry.model.id).toBeGreaterThanOrEqual(200);
    }
  });

  test('are not told of as furniture is', () => {
    for (const entry of finishes) {
      const craft = brands[entry.brandId - 1]?.craft.vi ?? '';
      expect(descriptionOf(entry).vi, entry.model.id).not.toContain(craft);
    }
  });

  test('stand in no picture of a room', () => {
    const sample = catalogueRows(new PictureBook(pictures));
    const rowsIn = <Row>(table: object) =>
      (sample.find((one) => one.table === table)?.rows ?? []) as Row[];
    expect(rowsIn(products)).toHaveLength(entries.length);
    const standing = [
      ...rowsIn<{ productId: number }>(designProducts),
      ...rowsIn<{ products: { productId: number }[] }>(roomLayouts).flatMap((row) => row.products),
    ];
    expect(standing.length).toBeGreaterThan(100);
    const ids = new Set(
      [...firstOfModel.values()].filter((one) => one.piece.surface).map(({ id }) => id),
    );
    expect(standing.filter(({ productId }) => ids.has(productId))).toEqual([]);
  });
});
