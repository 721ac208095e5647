import { expect, test } from 'vitest';
import { storiesIn } from '../lib/stories.ts';
import { linkOf, looksPerStory, readAxes } from './looks.ts';
import { storyOfCode } from './codes.ts';
import { judge, type Told } from './screens.ts';

const stories = storiesIn(
  'X.stories.tsx',
  `const meta = { title: 'screens/shop/X' };
   export default meta;
   export const Loading = {};
   export const ReadOnly = { name: 'To be read' };`,
);
const screen = { area: 'shop', name: 'X', file: 'XScreen.tsx' };
const wanted = ['Loading', 'Empty', 'Forbidden'];
const reason = 'A list that the shop itself fills: it is never empty.';
const faults = (notTold: Told['notTold']) =>
  judge(screen, wanted, stories, notTold ? { notTold } : {}).faults;
const all = { Empty: reason, Forbidden: { shownBy: 'ReadOnly' } };

test('stories are read as Storybook names them', () => {
  expect(stories).toMatchObject([
    { id: 'screens-shop-x--loading', title: 'screens/shop/X', name: 'Loading', state: 'Loading' },
    { id: 'screens-shop-x--read-only', name: 'To be read', state: 'ReadOnly' },
  ]);
});

test('a state that nobody tells is named', () => {
  expect(faults({})).toEqual(['Empty is missing', 'Forbidden is missing']);
});

test('a reason, or a story under another name, stands for a state', () => {
  expect(faults({ Empty: reason, Forbidden: { shownBy: 'ReadOnly' } })).toEqual([]);
});

test('a shrug is no reason, and a story that is not there shows nothing', () => {
  expect(faults({ Empty: 'n/a', Forbidden: { shownBy: 'Gone' } })).toEqual([
    'Empty needs a reason in a sentence, not “n/a”',
    'Forbidden is said to be shown by Gone, which is no story',
    'Empty is missing',
    'Forbidden is missing',
  ]);
});

test('a reason for a state that is told has gone stale', () => {
  expect(faults({ Loading: reason, Empty: reason, Forbidden: reason })).toEqual([
    'Loading is told, and yet has a reason not to be',
  ]);
});

test('a code has the story of its name', () => {
  expect(['sold_out', 'AUTH_13', 'DELIVERY_DELAYED', 'awaiting_payment'].map(storyOfCode)).toEqual([
    'StatusSoldOut',
    'StatusAuth13',
    'StatusDeliveryDelayed',
    'StatusAwaitingPayment',
  ]);
});

test('a code that the screen declares, or whose list it imports, is told or named', () => {
  const told = { notTold: { ...all, StatusOnSale: { shownBy: 'Loading' } }, codes: ['AUTH_13'] };
  const judged = judge(screen, wanted, stories, told, {
    listed: ['on_sale', 'sold_out'],
    sends: true,
  });
  expect(judged.faults).toEqual(['StatusSoldOut is missing', 'StatusAuth13 is missing']);
  expect(judged.codes.map(({ state }) => state)).toEqual([
    'StatusOnSale',
    'StatusSoldOut',
    'StatusAuth13',
  ]);
});

test('a screen that sends says how it may be refused', () => {
  const sends = { listed: [], sends: true };
  expect(judge(screen, wanted, stories, { notTold: all }, sends).faults).toEqual([
    'sends something, and does not say by which codes it may be refused (`codes`)',
  ]);
  expect(judge(screen, wanted, stories, { notTold: all, codes: [] }, sends).faults).toEqual([]);
});

test('stories under another title belong to another screen', () => {
  expect(judge({ ...screen, name: 'Y' }, wanted, stories, {}).faults).toContain(
    'has no story under the title screens/shop/Y',
  );
});

test('a link holds the whole look', () => {
  const look = { language: 'ko', brand: 'vib', mode: 'dark', viewport: 'phone' };
  expect(linkOf('http://localhost:6006', 'screens-shop-x--loading', look)).toBe(
    'http://localhost:6006/?path=/story/screens-shop-x--loading&globals=language:ko;brand:vib;mode:dark;viewport:phone',
  );
});

test('brands are the files that are there', () => {
  const axes = readAxes();
  expect(axes.brand[0]).toBe('default');
  expect(looksPerStory(axes)).toBe(3 * axes.brand.length * 2 * 3);
});
