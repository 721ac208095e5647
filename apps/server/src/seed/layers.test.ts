import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstOfModel } from './rows/catalogue-content.ts';
import { optionsOf } from './rows/product-facts.ts';

interface Room {
  id: string;
  slots: { slot: string; options: { product: string }[] }[];
}

const pictures = fileURLToPath(new URL('.', import.meta.resolve('@hien/pictures/manifest')));
const rooms = JSON.parse(readFileSync(join(pictures, 'studio', 'layered.json'), 'utf8')) as Room[];

test('every piece that can be chosen in a layered room is on sale, in a variant that is in stock', () => {
  const options = rooms.flatMap(({ id, slots }) =>
    slots.flatMap(({ slot, options: all }) =>
      all.map(({ product }) => ({ where: `${id} ${slot} ${product}`, product })),
    ),
  );
  expect(options.length).toBeGreaterThan(100);
  for (const { where, product } of options) {
    const entry = firstOfModel.get(product);
    if (!entry) throw new Error(`${where} is not in the shop`);
    expect(
      optionsOf(entry).some(({ stock }) => stock !== undefined && stock !== null && stock > 0),
      where,
    ).toBe(true);
  }
});
