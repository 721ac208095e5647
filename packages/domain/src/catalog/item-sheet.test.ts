import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../search/fold.ts';
import { languages } from '../language/language.ts';
import { type TableCell, csvText, readCsv } from '../table-file/csv.ts';
import { noFacts } from './appliance-facts.ts';
import { applianceConnections, applianceKinds } from './appliance.ts';
import { noPack } from './pack-facts.ts';
import { type ItemContent, blankItem, itemFeeTypes, itemStyles } from './item-content.ts';
import { discountScopeLabels } from './item-labels.ts';
import type { SheetCategory } from './item-sheet-cells.ts';
import { compareItems, itemColumns } from './item-sheet-read.ts';
import { itemSheetColumns, itemSheetColumnsFor, itemSheetHeads } from './item-sheet-texts.ts';
import {
  type TableItem,
  allowedIn,
  changedCells,
  hasNumbers,
  itemSheet,
  itemTemplate,
} from './item-sheet.ts';

const categories: readonly SheetCategory[] = [
  { id: 3, name: { vi: 'Ghế', en: 'Chairs', ko: '의자' }, asks: null },
  { id: 4, name: { vi: 'Đèn', en: 'Lamps', ko: '조명' }, asks: null },
  { id: 9, name: { vi: 'Thiết bị', en: 'Appliances', ko: '가전' }, asks: 'appliance' },
  { id: 10, name: { vi: 'Sàn & tường', en: 'Floors & walls', ko: '바닥·벽' }, asks: 'pack' },
];
const plainColumns = itemSheetColumnsFor(new Set([null]));
const words = (vi: string) => ({ vi, en: '', ko: '' });

const chair: ItemContent = {
  ...blankItem,
  sku: 'GHE-1',
  categoryId: 3,
  name: words('Ghế mây'),
  description: words('Đan tay, khung tần bì.'),
  material: words('Mây'),
  measurement: words('Chỗ rộng nhất'),
  handling: words('Lau khô'),
  country: words('Việt Nam'),
  producer: 'Xưởng Mây',
  width: 54.5,
  depth: 58,
  height: 86,
  weight: 7.125,
  price: 2_400_000,
  discount: 200_000,
  options: [
    { sku: 'GHE-1-A', name: words('Tự nhiên'), additionalAmount: 0, stock: 9 },
    { sku: 'GHE-1-B', name: words('Nâu'), additionalAmount: 50_000, stock: 4 },
  ],
  pictures: ['/media/a.avif'],
  contact: '0912345678',
  shippingCompany: 'GHN',
  hashtags: ['mây', 'phòng khách'],
};
const oak: ItemContent = {
  ...chair,
  sku: 'SAN-1',
  categoryId: 10,
  packUse: 'floor',
  packCovers: 2.2,
  options: [{ sku: 'SAN-1-A', name: words('Một lô'), additionalAmount: 0, stock: 300 }],
};
const fridge: ItemContent = {
  ...chair,
  sku: 'TL-1',
  categoryId: 9,
  options: [{ sku: 'TL-1-A', name: words('Trắng'), additionalAmount: 0, stock: 3 }],
  applianceKind: 'refrigerator',
  airSide: 15,
  airAbove: 50,
  airBehind: 30,
  connections: ['power', 'water'],
  power: 110,
  yearlyEnergy: 288,
  energyStars: 5,
  noise: null,
};
const cold: TableItem = { id: 2, state: 'on_sale', content: fridge };
const laid: TableItem = { id: 2, state: 'on_sale', content: oak };
const onSale: TableItem = { id: 1, state: 'on_sale', content: chair };
const today = '2026-12-04';

function compared(file: string, items: readonly TableItem[] = [onSale]) {
  const read = readCsv(file, 20_000);
  if (!read.ok) throw new Error('no table');
  const [heads, ...lines] = read.lines;
  const columns = itemColumns(heads?.cells ?? []);
  if (columns === null) throw new Error('no columns');
  return compareItems(columns, lines, items, { categories, today });
}

/** A table as it was exported, with cells typed over: by line (0 is the first under the heads) and column. */
function typed(
  over: readonly (readonly [number, (typeof itemSheetColumns)[number], TableCell])[],
  items: readonly TableItem[] = [onSale],
): string {
  const [heads = [], ...lines] = itemSheet(items, categories, 'vi');
  const at = itemColumns(heads.map(String));
  for (const [line, column, cell] of over) {
    const [cells, place] = [lines[line], at?.get(column)];
    if (cells === undefined || place === undefined) throw new Error(`no ${column}`);
    cells[place] = cell;
  }
  return csvText([heads, ...lines], ';');
}
const told = ({ faults }: ReturnType<typeof compared>) =>
  faults.map(({ line, why, column }) => [line, why, column]);

describe('a table of items', () => {
  it('has a name of its own for each column, in each language', () => {
    for (const language of languages) {
      const heads = itemSheetColumns.map((column) => fold(itemSheetHeads[column][language]));
      expect(new Set(heads).size, language).toBe(heads.length);
    }
  });

  it('says nothing of where a discount counts while there is none', () => {
    const reduced = (discount: number): readonly TableItem[] => [
      { ...onSale, content: { ...chair, discount, discountScope: 'all' } },
    ];
    const onWeb = (items: readonly TableItem[]) =>
      compared(typed([[0, 'discountScope', discountScopeLabels.web.vi]], items), items);
    expect(onWeb(reduced(0)).changed).toEqual([]);
    expect(onWeb(reduced(100_000)).changed.map(({ changes }) => changes.direct)).toEqual([
      ['discountScope'],
    ]);
  });

  it('says what may stand in a column that has a list', () => {
    expect(allowedIn('categoryId', categories, 'ko')).toEqual(['의자', '조명', '가전', '바닥·벽']);
    expect(allowedIn('style', categories, 'vi')).toHaveLength(itemStyles.length);
    expect(allowedIn('name_vi', categories, 'vi')).toBeNull();
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 24 });
  const texts = fc.record({ vi: text, en: text, ko: text });
  const money = fc.option(fc.nat({ max: 2_000_000_000 }));
  const length = fc.option(fc.nat({ max: 99_999 }).map((mm) => mm / 10));
  const figure = fc.option(fc.integer({ min: -3_000, max: 100_000_000 }).map((twice) => twice / 2));
  const content = fc.record({
    categoryId: fc.constantFrom(null, 3, 4, 9),
    applianceKind: fc.option(fc.constantFrom(...applianceKinds)),
    airSide: figure,
    airAbove: figure,
    airBehind: figure,
    // Kept in whatever order it was sent.
    connections: fc.shuffledSubarray([...applianceConnections]),
    power: figure,
    yearlyEnergy: figure,
    energyStars: fc.option(fc.integer({ min: 0, max: 6 })),
    noise: figure,
    style: fc.constantFrom(...itemStyles),
    name: texts,
    summary: texts,
    description: texts,
    material: texts,
    measurement: texts,
    handling: texts,
    country: texts,
    producer: text,
    width: length,
    depth: length,
    height: length,
    weight: fc.option(fc.nat({ max: 9_999_999 }).map((grams) => grams / 1000)),
    removableLegs: length,
    price: money,
    discount: money,
    discountScope: fc.constantFrom('all' as const, 'web' as const, 'app' as const),
    contact: text,
    preparationDays: fc.option(fc.nat({ max: 60 })),
    shippingMethod: fc.constantFrom('self' as const, 'package-company' as const),
    shippingCompany: text,
    feeType: fc.constantFrom(...itemFeeTypes),
    fee: money,
    freeFrom: money,
    installationFee: money,
    packingSize: text,
    visibleOn: fc.constantFrom('', '2027-01-02'),
    hashtags: fc.array(text, { maxLength: 4 }),
    options: fc.array(
      fc.record({ name: texts, additionalAmount: fc.nat(2_000_000_000), stock: fc.nat(1_000_000) }),
      { maxLength: 3 },
    ),
  });
  const anyItems = fc.array(content, { maxLength: 5 }).map((all) =>
    all.map((one, at): TableItem => ({
      id: at + 1,
      state: 'on_sale',
      content: {
        ...blankItem,
        ...one,
        sku: `S-${at}`,
        options: one.options.map((option, row) => ({ ...option, sku: `S-${at}-${row}` })),
      },
    })),
  );

  it('that comes back as it went changes nothing, whatever stands in it', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(...languages), (items, language) => {
        const file = csvText(itemSheet(items, categories, language), ';');
        const { same, ...rest } = compared(file, items);
        expect([same.length, rest]).toEqual([items.length, { fresh: [], changed: [], faults: [] }]);
      }),
    );
  });

  it('comes back sorted otherwise, and changes nothing', () => {
    const [heads = [], ...lines] = itemSheet([onSale], categories, 'vi');
    expect(compared(csvText([heads, ...lines.toReversed()])).same).toHaveLength(1);
  });

  it('parts what waits for staff from what counts at once', () => {
    const { changed } = compared(
      typed([
        [0, 'name_vi', 'Ghế mây tay cao'],
        [0, 'price', '2.600.000'],
        [1, 'option_stock', 12],
      ]),
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]?.changes).toEqual({ content: ['name'], direct: ['options', 'price'] });
    expect(changed[0]?.content.price).toBe(2_600_000);
    expect(changed[0]?.content.options.map(({ stock }) => stock)).toEqual([9, 12]);
  });

  it('puts no sold pieces back, and no price of then', () => {
    const file = typed([[0, 'name_vi', 'Ghế mây tay cao']]);
    const sold: TableItem = {
      ...onSale,
      content: {
        ...chair,
        price: 2_300_000,
        options: chair.options.map((option) => ({ ...option, stock: option.stock - 1 })),
      },
    };
    const { changed } = compared(file, [sold]);
    expect(changed[0]?.changes).toEqual({ content: ['name'], direct: [] });
  });

  it('leaves alone what a file does not name: columns and options', () => {
    const { changed, faults } = compared('sku;option_sku;Nhà sản xuất\nGHE-1;GHE-1-B;Xưởng Hai\n');
    expect(faults).toEqual([]);
    expect(changed[0]?.content).toEqual({ ...chair, producer: 'Xưởng Hai' });
  });

  it('makes a new item of a number that the shop does not have, without pictures', () => {
    const [heads = [], ...lines] = itemSheet([onSale], categories, 'en');
    const file = csvText([
      heads,
      ...lines.map((cells) =>
        cells.map((cell) => (typeof cell === 'string' ? cell.replace('GHE-1', 'GHE-2') : cell)),
      ),
    ]);
    const { fresh, same, faults } = compared(file);
    expect([same, faults]).toEqual([[], []]);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]?.lines).toEqual([2, 3]);
    expect(fresh[0]?.content).toMatchObject({
      sku: 'GHE-2',
      categoryId: 3,
      width: 54.5,
      weight: 7.125,
      pictures: [],
      hashtags: ['mây', 'phòng khách'],
      options: [
        { sku: 'GHE-2-A', stock: 9 },
        { sku: 'GHE-2-B', additionalAmount: 50_000 },
      ],
    });
  });

  it.each([
    ['a category that is none', 'categoryId', 'Xe hơi', 'not-listed'],
    ['half a đồng', 'price', '1,25', 'not-whole'],
    ['a measure that could be two', 'width', '1.200', 'not-measure'],
    ['a day that is none', 'visibleOn', '31/2/2027', 'no-day'],
    ['a day that has passed', 'visibleOn', '4/12/2026', 'PRODUCT_03'],
    ['no category', 'categoryId', '', 'PRODUCT_04'],
    ['no name', 'name_vi', '', 'PRODUCT_05'],
    ['no maker', 'producer', '', 'PRODUCT_06'],
    ['no phone number', 'contact', '12', 'AUTH_14'],
    ['legs of nothing', 'removableLegs', '0', 'VALIDATION'],
    ['legs as high as the chair', 'removableLegs', '86', 'VALIDATION'],
    ['legs to the hundredth', 'removableLegs', '12,25', 'not-measure'],
    ['legs below nothing', 'removableLegs', '-12', 'not-measure'],
    ['a gift', 'discount', '2400000', 'VALIDATION'],
    ['a price of nothing', 'price', '0', 'VALIDATION'],
    ['too long a text', 'producer', 'x'.repeat(201), 'too-long'],
  ] as const)(
    'tells %s at its line and column, and holds back the item',
    (_, column, cell, why) => {
      const draft: TableItem = { ...onSale, state: 'draft' };
      const result = compared(typed([[0, column, cell]]), [draft]);
      expect(result.changed).toEqual([]);
      expect(told(result)).toContainEqual([2, why, column]);
      expect(told(result)).toContainEqual([3, 'beside', undefined]);
    },
  );

  it('reads a day as it is written here, and asks for none once buyers have seen the item', () => {
    const file = typed([[0, 'visibleOn', '5/12/2026']]);
    const { changed } = compared(file, [{ ...onSale, state: 'draft' }]);
    expect(changed[0]?.content.visibleOn).toBe('2026-12-05');
    expect(compared(file).same).toHaveLength(1);
  });

  it('tells options without a name or a number, and one that comes twice', () => {
    expect(told(compared(typed([[1, 'option_vi', '']])))).toContainEqual([
      3,
      'PRODUCT_08',
      'option_vi',
    ]);
    expect(told(compared(typed([[1, 'option_sku', '']])))).toContainEqual([
      3,
      'no-option',
      'option_sku',
    ]);
    expect(told(compared(typed([[1, 'option_sku', 'GHE-1-A']])))).toContainEqual([
      3,
      'twice',
      'option_sku',
    ]);
  });

  it('tells lines of an item that say two things of it', () => {
    expect(told(compared(typed([[1, 'producer', 'Xưởng Hai']])))).toContainEqual([
      3,
      'differs',
      'producer',
    ]);
  });

  it('tells a line without a number', () => {
    expect(told(compared(typed([[1, 'sku', '']])))).toContainEqual([3, 'no-item', 'sku']);
  });

  it.each(['waiting', 'edit_request'] as const)('leaves alone what is %s', (state) => {
    const item: TableItem = { ...onSale, state };
    const file = typed([[0, 'producer', 'Xưởng Hai']]);
    expect(told(compared(file, [item]))).toContainEqual([2, 'waits', undefined]);
    expect(compared(typed([]), [item]).same).toHaveLength(1);
  });

  it('takes no more options than an item may have', () => {
    const lines = Array.from({ length: 199 }, (_, at) => `GHE-1;N-${at};Màu ${at};1`);
    const file = ['sku;option_sku;option_vi;option_stock', ...lines].join('\n');
    expect(told(compared(file))).toContainEqual([2, 'too-many', undefined]);
  });

  it('knows no table without the numbers of items and options', () => {
    expect(itemColumns(['sku', 'name_vi'])).toBeNull();
    expect(itemColumns(['Mã sản phẩm (SKU)', 'Mã phân loại'])).not.toBeNull();
  });

  it('leaves alone what somebody is changing by hand, unless the file says nothing of it', () => {
    const item: TableItem = { ...onSale, typed: true };
    const file = typed([[0, 'producer', 'Xưởng Hai']]);
    expect(told(compared(file, [item]))).toContainEqual([2, 'typed', undefined]);
    expect(compared(typed([]), [item]).same).toHaveLength(1);
  });

  it('begins with a template of a category, whose lines say nothing until they are filled in', () => {
    for (const language of languages) {
      const lines = itemTemplate(4, categories, language);
      const file = csvText(lines, ';');
      expect(compared(file)).toEqual({ fresh: [], changed: [], same: [], faults: [] });
      const [heads = [], first = []] = lines;
      expect(heads).toEqual(plainColumns.map((column) => itemSheetHeads[column][language]));
      const at = (column: (typeof itemSheetColumns)[number]) => plainColumns.indexOf(column);
      first[at('option_stock')] = 3;
      expect(told(compared(csvText(lines, ';')))).toEqual([[2, 'no-item', 'sku']]);
      first[at('sku')] = 'DEN-1';
      first[at('option_sku')] = 'DEN-1-A';
      // One line is filled in: it is looked at, the others are not.
      const result = compared(csvText(lines, ';'));
      expect(new Set(result.faults.map(({ line }) => line))).toEqual(new Set([2]));
      expect(result.faults.map(({ column }) => column)).not.toContain('categoryId');
    }
  });

  describe('with an appliance', () => {
    it('has columns for its facts, and what may stand in them', () => {
      const columns = itemSheetColumns.filter(
        (column) => column !== 'packUse' && column !== 'packCovers',
      );
      expect(columns).toContain('applianceKind');
      for (const lines of [itemTemplate(9, categories, 'en'), itemSheet([cold], categories, 'en')])
        expect(lines[0]).toEqual(columns.map((column) => itemSheetHeads[column].en));
      expect(itemSheet([onSale], categories, 'en')[0]).not.toContain('Kind of appliance');
      expect(allowedIn('applianceKind', categories, 'en')).toHaveLength(applianceKinds.length);
      expect(allowedIn('needs_water', categories, 'ko')).toEqual(['예', '아니요']);
      expect(allowedIn('energyStars', categories, 'vi')?.[3]).toBe('4 sao');
      expect(compared(csvText(itemTemplate(9, categories, 'vi'), ';'))).toMatchObject({
        fresh: [],
        faults: [],
      });
    });

    it('reads them in any language, and waits for staff', () => {
      const file = typed(
        [
          [0, 'applianceKind', 'robot hut bui'],
          [0, 'needs_water', 'No'],
          [0, 'needs_circuit', '예'],
          [0, 'energyStars', ''],
          [0, 'yearlyEnergy', '32'],
        ],
        [cold],
      );
      const { changed, faults } = compared(file, [cold]);
      expect(faults).toEqual([]);
      expect(changed[0]?.changes).toEqual({
        content: ['applianceKind', 'connections', 'yearlyEnergy', 'energyStars'].toSorted(
          (a, b) => Object.keys(blankItem).indexOf(a) - Object.keys(blankItem).indexOf(b),
        ),
        direct: [],
      });
      expect(changed[0]?.content).toMatchObject({
        applianceKind: 'robot_vacuum',
        connections: ['power', 'circuit'],
        energyStars: null,
      });
    });

    it.each([
      ['a kind that is none', 'applianceKind', 'Xe hơi', 'not-listed', undefined],
      ['a figure in words', 'power', 'nhiều', 'not-whole', undefined],
      ['air below nothing', 'airSide', '-20', 'VALIDATION', 'This cannot be below 0'],
      ['six stars', 'energyStars', '6', 'not-listed', undefined],
      ['neither yes nor no', 'needs_gas', 'có lẽ', 'not-listed', undefined],
      ['no kind', 'applianceKind', '', 'PRODUCT_06', 'Please choose the kind'],
    ] as const)('tells %s at its line and column', (_, column, cell, why, said) => {
      const { changed, faults } = compared(typed([[0, column, cell]], [cold]), [cold]);
      expect(changed).toEqual([]);
      const fault = faults.find((one) => one.column === column);
      expect([fault?.line, fault?.why, fault?.said?.en]).toEqual([2, why, said]);
    });

    it('asks for one thing at least that has to reach it', () => {
      const none = typed(
        [
          [0, 'needs_power', 'Không'],
          [0, 'needs_water', ''],
        ],
        [cold],
      );
      expect(told(compared(none, [cold]))).toEqual([[2, 'PRODUCT_06', 'needs_power']]);
    });

    it('that moves to another category leaves its facts there, or is told where they stand', () => {
      const moved = compared('sku;option_sku;Danh mục\nTL-1;TL-1-A;Đèn\n', [cold]);
      expect(moved.changed[0]?.content).toEqual({ ...fridge, categoryId: 4, ...noFacts });
      const stays = compared(typed([[0, 'categoryId', 'Đèn']], [cold]), [cold]);
      expect(told(stays)).toContainEqual([2, 'VALIDATION', 'applianceKind']);
    });
  });

  describe('with a floor', () => {
    it('has columns for its pack where one is among the items, in the category’s template, and nowhere else', () => {
      const heads = ['Made for', 'One box or can covers (m²)'];
      const [template = []] = itemTemplate(10, categories, 'en');
      expect(template.filter((head) => heads.includes(String(head)))).toEqual(heads);
      expect(template).not.toContain('Kind of appliance');
      const [mixed = []] = itemSheet([onSale, laid, cold], categories, 'en');
      expect(mixed).toEqual(itemSheetColumns.map((column) => itemSheetHeads[column].en));
      for (const head of heads)
        expect(itemSheet([onSale, cold], categories, 'en')[0]).not.toContain(head);
      expect(allowedIn('packUse', categories, 'ko')).toEqual([
        '바닥',
        '벽',
        '시공용 아님(샘플, 도구)',
      ]);
    });

    it('reads them in any language and with either mark, and waits for staff', () => {
      expect(compared(typed([], [laid]), [laid]).same).toHaveLength(1);
      const file = typed(
        [
          [0, 'packUse', '벽'],
          [0, 'packCovers', '18.5'],
        ],
        [laid],
      );
      const { changed, faults } = compared(file, [laid]);
      expect(faults).toEqual([]);
      expect(changed[0]?.changes).toEqual({ content: ['packUse', 'packCovers'], direct: [] });
      expect(changed[0]?.content).toMatchObject({ packUse: 'wall', packCovers: 18.5 });
    });

    it.each([
      ['a ceiling', 'packUse', 'Trần', 'not-listed', undefined],
      ['no use', 'packUse', '', 'PRODUCT_06', 'Please choose what it is made for'],
      ['thousandths, or two thousand', 'packCovers', '2.200', 'not-measure', undefined],
      [
        'a floor in decimetres',
        'packCovers',
        '220',
        'VALIDATION',
        'Between 0.2 and 50 m². Please check the unit',
      ],
      ['nothing', 'packCovers', '', 'PRODUCT_06', 'Please say how many m² one box or can covers'],
    ] as const)('tells %s at its line and column', (_, column, cell, why, said) => {
      const { changed, faults } = compared(typed([[0, column, cell]], [laid]), [laid]);
      expect(changed).toEqual([]);
      const fault = faults.find((one) => one.column === column);
      expect([fault?.line, fault?.why, fault?.said?.en]).toEqual([2, why, said]);
    });

    it('that moves to another category leaves its pack there, or is told where it stands', () => {
      const moved = compared('sku;option_sku;Danh mục\nSAN-1;SAN-1-A;Đèn\n', [laid]);
      expect(moved.changed[0]?.content).toEqual({ ...oak, categoryId: 4, ...noPack });
      const stays = compared(typed([[0, 'categoryId', 'Đèn']], [laid]), [laid]);
      expect(told(stays)).toContainEqual([2, 'VALIDATION', 'packCovers']);
      // Among appliances it has no pack either, and is asked for their facts.
      const among = compared('sku;option_sku;Danh mục\nSAN-1;SAN-1-A;Thiết bị\n', [laid]);
      expect(told(among)).toContainEqual([2, 'PRODUCT_06', 'applianceKind']);
    });
  });

  it('names what differs cell by cell, an option’s with its number', () => {
    const [one, two] = chair.options;
    if (one === undefined || two === undefined) throw new Error('no options');
    const after: ItemContent = {
      ...chair,
      price: 2_500_000,
      name: { ...chair.name, en: 'Rattan chair' },
      options: [one, { ...two, stock: 9 }, { ...two, sku: 'GHE-1-C', stock: 1 }],
    };
    expect(changedCells(chair, chair, categories, 'vi')).toEqual([]);
    const cells = changedCells(chair, after, categories, 'vi');
    expect(cells).toContainEqual({ column: 'price', option: null, from: 2_400_000, to: 2_500_000 });
    expect(cells).toContainEqual({ column: 'name_en', option: null, from: '', to: 'Rattan chair' });
    expect(cells).toContainEqual({ column: 'option_stock', option: 'GHE-1-B', from: 4, to: 9 });
    expect(cells).toContainEqual({ column: 'option_vi', option: 'GHE-1-C', from: '', to: 'Nâu' });
    expect(cells.every(({ column }) => column !== 'exported')).toBe(true);
  });

  it('has drafts whose lines can be known', () => {
    const [option] = chair.options;
    if (option === undefined) throw new Error('no options');
    expect(hasNumbers(chair)).toBe(true);
    expect(hasNumbers({ ...chair, options: [] })).toBe(true);
    expect(hasNumbers({ ...chair, sku: ' ' })).toBe(false);
    expect(hasNumbers({ ...chair, options: [{ ...option, sku: '' }] })).toBe(false);
    expect(hasNumbers({ ...chair, options: [option, option] })).toBe(false);
  });
});
