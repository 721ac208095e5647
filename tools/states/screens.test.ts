import { expect, test } from 'vitest';
import { storiesIn } from '../lib/stories.ts';
import { linkOf, looksPerStory, readAxes } from './looks.ts';
import { judge } from './screens.ts';

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
const faults = (notTold: Parameters<typeof judge>[3]) =>
  judge(screen, wanted, stories, notTold).faults;

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
