import { expect, it } from 'vitest';
import type { OptionState, SlotOption } from './home.ts';
import { mostSimilar, similarOptions } from './similar.ts';

const option = (id: number, price: number, state: OptionState = 'on_sale'): SlotOption => ({
  id,
  styles: [1],
  state,
  piece: {
    variant: id,
    seller: 1,
    price,
    finalPrice: price,
    extraPrice: 0,
    vatRate: 800,
    quantity: 1,
  },
});
const sofa = option(1, 10_000_000);
const ids = (options: readonly SlotOption[]) =>
  similarOptions({ slot: 'sofa', options }, sofa).map(({ id }) => id);

it('names the nearest in price first, cheaper or dearer, and never itself', () => {
  expect(ids([sofa, option(2, 14_000_000), option(3, 9_000_000), option(4, 12_000_000)])).toEqual([
    3, 4, 2,
  ]);
});

it('leaves out what cannot be had', () => {
  expect(
    ids([
      sofa,
      option(2, 10_000_000, 'sold_out'),
      option(3, 10_000_000, 'retired'),
      option(5, 30_000_000),
    ]),
  ).toEqual([5]);
});

it('names few, and equal prices in one order', () => {
  const many = Array.from({ length: 9 }, (_, at) => option(20 - at, 11_000_000));
  expect(ids([sofa, ...many])).toEqual([12, 13, 14]);
  expect(mostSimilar).toBe(3);
});
