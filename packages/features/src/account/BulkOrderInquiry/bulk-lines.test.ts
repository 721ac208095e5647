import { describe, expect, it } from 'vitest';
import { itemsOf, linesOf } from './bulk-lines.ts';

const of = (items: string) => linesOf(`?${new URLSearchParams({ items })}`);

describe('what the shop sends along', () => {
  it('is read back as it was written', () => {
    const lines = [
      { product_id: 12, quantity: 60 },
      { product_id: 15, quantity: 50 },
    ];
    expect(of(itemsOf(lines))).toEqual(lines);
  });

  it.each([
    ['12', [{ product_id: 12, quantity: 50 }]],
    ['12:3', [{ product_id: 12, quantity: 50 }]],
    ['12:60,12:70', [{ product_id: 12, quantity: 60 }]],
    ['0:60,-1:60,abc,1e3:60,12:60:1', []],
    ['12:9999999', [{ product_id: 12, quantity: 1e6 }]],
    ['', []],
  ])('%s', (items, lines) => {
    expect(of(items)).toEqual(lines);
  });

  it('has an end', () => {
    expect(of(Array.from({ length: 40 }, (_, index) => index + 1).join(','))).toHaveLength(20);
  });
});
