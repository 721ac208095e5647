import { type ItemContent, blankItem, compareItems, itemColumns, itemSheet } from '@hien/domain';
import { describe, expect, it } from 'vitest';
import { type KnownItem, after, nextLot, notBegun, rowsOf } from './table-run.ts';

const words = (vi: string) => ({ vi, en: '', ko: '' });
const content = (sku: string): ItemContent => ({
  ...blankItem,
  sku,
  name: words(`Ghế ${sku}`),
  description: words('Gỗ sồi'),
  material: words('Sồi'),
  measurement: words('Phủ bì'),
  handling: words('Lau khô'),
  country: words('Việt Nam'),
  producer: 'Xưởng',
  categoryId: 3,
  width: 40,
  depth: 40,
  height: 80,
  weight: 5,
  price: 900_000,
  contact: '0912345678',
  shippingMethod: 'self',
  options: [
    { sku: `${sku}-A`, name: words('Sồi'), additionalAmount: 0, stock: 4 },
    { sku: `${sku}-B`, name: words('Óc chó'), additionalAmount: 0, stock: 2 },
  ],
});
const known = (sku: string, id: number | null): KnownItem => ({
  id,
  draft: id === null ? 'its-name' : null,
  version: 3,
  state: id === null ? 'draft' : 'on_sale',
  content: content(sku),
});
const categories = [{ id: 3, name: { vi: 'Ghế', en: 'Chairs', ko: '의자' }, asks: null }];

function rows(items: readonly KnownItem[], file: readonly ItemContent[]) {
  const [heads = [], ...lines] = itemSheet(
    file.map((one) => ({ id: 1, state: 'on_sale', content: one })),
    categories,
    'vi',
  ).map((cells) => [...cells.slice(0, -1).map(String), '']);
  const columns = itemColumns(heads);
  if (columns === null) throw new Error('no columns');
  const read = lines.map((cells, at) => ({ line: at + 2, cells }));
  const comparison = compareItems(columns, read, items, { categories, today: '2026-12-04' });
  expect(comparison.faults).toEqual([]);
  let key = 0;
  return rowsOf(comparison, columns, read, () => {
    key += 1;
    return `key-${key}`;
  });
}

describe('rows of a table on their way', () => {
  it('say what changes and what it was compared with, in the order of the file', () => {
    const [first, second, third] = rows(
      [known('B', 7), known('C', null)],
      [content('A'), { ...content('B'), price: 950_000 }, { ...content('C'), producer: 'Hai' }],
    );
    expect(first).toMatchObject({ line: 2, optionLines: [2, 3], call: { key: 'key-1', id: null } });
    expect(first?.call.content.sku).toBe('A');
    expect(second?.call).toMatchObject({
      key: 'item-7',
      id: 7,
      expectedVersion: 3,
      fields: ['price'],
      stockFrom: [
        { sku: 'B-A', stock: 4 },
        { sku: 'B-B', stock: 2 },
      ],
    });
    // What does not change is not sent.
    expect(second?.call.content).toEqual({ ...blankItem, price: 950_000 });
    expect(third?.call).toMatchObject({ key: 'its-name', id: null, expectedVersion: 3 });
  });

  it('go in lots that a call can take', () => {
    const short = rows(
      [],
      Array.from({ length: 450 }, (_, at) => content(`S-${at}`)),
    );
    expect(nextLot(short, 0).length).toBeLessThanOrEqual(200);
    let at = 0;
    for (let lots = 0; at < short.length; lots += 1) {
      const lot = nextLot(short, at);
      expect([lots, lot.length > 0]).toEqual([lots, true]);
      const bytes = new TextEncoder().encode(JSON.stringify(lot.map(({ call }) => call))).length;
      expect(bytes).toBeLessThan(256 * 1024);
      at += lot.length;
    }
    const long = rows([], [{ ...content('L'), description: words('đ'.repeat(5_000)) }]);
    expect(nextLot(long, 0)).toHaveLength(1);
  });

  it('are counted by what became of them', () => {
    const result = (state: string | null, code: string | null = null) => ({
      key: 'k',
      done: code === null,
      state: state as 'draft',
      code,
      message: code,
      errors: [],
    });
    const progress = after(after(notBegun, { rows: [result('draft'), result('edit_request')] }), {
      rows: [result('on_sale'), result(null, 'PRODUCT_02')],
    });
    expect(progress).toMatchObject({ at: 4, drafts: 1, sent: 1, applied: 1 });
    expect(progress.refused.map(({ row }) => row)).toEqual([3]);
  });
});
