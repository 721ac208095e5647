import { itemCodes, orderCodes } from '@hien/domain';
import { expect, test } from 'vitest';
import { modes, picturesAtMost } from '../../.storybook/modes.ts';
import { readStories, type Story } from '../../tools/lib/stories.ts';
import { files, read } from './tree.ts';

const brands = files('tokens/brands/*.tokens.json').length;
const stories = readStories();
const isSheet = ({ file }: Story) => file.endsWith('.sheet.stories.tsx');
/** What acts, and a screen in a partner's frame: its other states have their pictures. */
const isUnseen = ({ file }: Story) => /\.(flow|brands)\.stories\.tsx$/.test(file);
const filesOf = (wanted: (story: Story) => boolean) => [
  ...new Set(stories.filter(wanted).map(({ file }) => file)),
];

test('sheets are photographed in every brand', () => {
  const sheets = filesOf(isSheet);
  expect(sheets.length).toBeGreaterThan(100);
  expect(
    sheets.filter((file) => !/parameters: (everyBrand|\{[^}]*\.\.\.everyBrand)/.test(read(file))),
  ).toEqual([]);
});

test('a sheet is photographed once a brand: every other mode is switched off for it', () => {
  const text = read('packages/ui/src/testing/every-brand.ts');
  const others = Object.keys(modes).filter((name) => name !== 'desktop');
  expect(others.filter((name) => !new RegExp(`'?${name}'?: off`).test(text))).toEqual([]);
});

test('screens and parts are photographed in one brand, or two', () => {
  expect(new Set(Object.values(modes).map(({ brand }) => brand)).size).toBeLessThanOrEqual(2);
});

test('what acts, and what partners’ pages show in their frames, is not photographed', () => {
  const photographed = filesOf(isUnseen).filter((file) => !read(file).includes('disableSnapshot'));
  expect(photographed).toEqual([]);
});

/** Stories that take `oneLook`, themselves, by a function of their file or by its meta: one code of many. */
const seenOnce = filesOf((story) => !isSheet(story) && read(story.file).includes('oneLook')).map(
  (file) => {
    const text = read(file);
    const stories = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(
      ([, name = '']) => name,
    );
    if (/^const meta = \{[^;]*?\boneLook\b/m.test(text)) return { file, states: stories };
    const makers = [...text.matchAll(/^const (\w+) = [^;]*?=> \(\{[^;]*?oneLook\b/gm)].map(
      ([, maker]) => maker,
    );
    const made = [...text.matchAll(/^export const (\w+): Story = (\w+)\(/gm)]
      .filter(([, , maker]) => makers.includes(maker))
      .map(([, state = '']) => state);
    const alone = [...text.matchAll(/^export const (\w+): Story = \{[^;]*?\.\.\.oneLook\b/gm)];
    return { file, states: [...made, ...alone.map(([, state = '']) => state)] };
  },
);

test('a story of one code is photographed once: every other mode is switched off for it', () => {
  const text = read('packages/ui/src/testing/one-look.ts');
  const others = Object.keys(modes).filter((name) => name !== 'desktop');
  expect(others.filter((name) => !new RegExp(`'?${name}'?: off`).test(text))).toEqual([]);
  expect(seenOnce.filter(({ states }) => states.length === 0)).toEqual([]);
});

test('a full run keeps to its budget of pictures', () => {
  const sheets = stories.filter(isSheet).length;
  const unseen = stories.filter(isUnseen).length;
  const once = seenOnce.reduce((all, { states }) => all + states.length, 0);
  const rest = stories.length - sheets - unseen - once;
  const total = sheets * brands + rest * Object.keys(modes).length + once;
  expect(
    total,
    `${sheets} sheets, ${once} stories of one code, ${rest} others: ${total}`,
  ).toBeLessThanOrEqual(picturesAtMost(brands));
});

/** The parts that look different for each code of a line: the buyer's, and the shop's. */
const linesOfOrders = [
  'packages/features/src/orders/parts/OrderItemCard.stories.tsx',
  'packages/features/src/seller/lines/LineDetail.stories.tsx',
];
const rowOfOrder = 'packages/features/src/orders/Orders/OrderRowCard.stories.tsx';
const storyOf = (code: string): string =>
  `Status${code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

test.each(linesOfOrders)('%s tells every code of an item, and every stage without one', (file) => {
  const told = new Set(stories.filter((story) => story.file === file).map(({ state }) => state));
  const codes = [
    ...Object.keys(itemCodes),
    'AWAITING_PAYMENT',
    'NEW_ORDER',
    'PREPARING',
    'CONFIRMED',
  ];
  expect(codes.map(storyOf).filter((state) => !told.has(state))).toEqual([]);
});

test('the row of an order tells every code of an order', () => {
  const told = new Set(stories.filter(({ file }) => file === rowOfOrder).map(({ state }) => state));
  // Orders of designs have a page of their own (9).
  const codes = Object.keys(orderCodes).filter((code) => code !== 'DOWNLOAD');
  expect(codes.map(storyOf).filter((state) => !told.has(state))).toEqual([]);
});
