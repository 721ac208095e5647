import type { Journey } from '@hien/domain/routes';
import { expect, test } from 'vitest';
import { readStories, storiesIn } from '../lib/stories.ts';
import { judgeJourneys, readJourneys } from './journeys.ts';

const name = { vi: 'x', en: 'x', ko: 'x' };
const way = (...routes: Journey['stops'][number]['route'][]): Journey => ({
  name,
  stops: routes.map((route) => ({ route, name })),
});
const stories = [
  ...storiesIn(
    'A.stories.tsx',
    `export default { title: 'screens/a/A' };
     export const Default = {};
     export const Answered = {};`,
  ),
  ...storiesIn(
    'A.brands.stories.tsx',
    `export default { title: 'screens/a/A/brands' };
     export const Samsung = { globals: { brand: 'samsung' } };`,
  ),
];
const usual = {
  ways: { default: [way('roomByRoomProject')], samsung: [way('roomByRoomProject')] },
  brands: [
    { name: 'default', title: 'Hiên' },
    { name: 'samsung', title: 'S Living' },
  ],
  stories,
  screenOf: () => 'screens/a/A',
  page: (brand: string) =>
    `<Meta title="Partners/${brand === 'default' ? 'Hiên' : 'S Living'}" /><Strip brand="${brand}" />`,
};
const faults = (given: Partial<Parameters<typeof judgeJourneys>[0]>) =>
  judgeJourneys({ ...usual, ...given }).faults;

test('a story says the brand it stands in', () => {
  expect(stories.map(({ state, brand }) => [state, brand])).toEqual([
    ['Default', undefined],
    ['Answered', undefined],
    ['Samsung', 'samsung'],
  ]);
});

test('a page of a project is shown by the story of its brand', () => {
  const { brands, faults: none } = judgeJourneys(usual);
  expect(none).toEqual([]);
  expect(brands.map(({ brand, journeys }) => [brand, journeys[0]?.stops[0]?.story.state])).toEqual([
    ['default', 'Default'],
    ['samsung', 'Samsung'],
  ]);
});

test('a brand without a way, and one without a strip', () => {
  const lotus = [{ name: 'lotus', title: 'Lotus' }];
  expect(faults({ brands: lotus, page: () => undefined })).toEqual([
    'lotus has no way in packages/domain/src/routes/journeys.ts',
    'lotus has no strip of its way: write .storybook/docs/partners/lotus.mdx',
  ]);
});

test('a page that shows another brand, or stands elsewhere', () => {
  expect(faults({ page: () => '<Strip brand="default" /><Meta title="Partners/Hiên" />' })).toEqual(
    ['.storybook/docs/partners/samsung.mdx does not show <Strip brand="samsung" />'],
  );
  expect(
    faults({ page: (brand) => `<Strip brand="${brand}" /><Meta title="Partners/X" />` }),
  ).toEqual([
    '.storybook/docs/partners/default.mdx does not stand under Partners/Hiên',
    '.storybook/docs/partners/samsung.mdx does not stand under Partners/S Living',
  ]);
});

test('a page of a project without a story in the brand, and a state that nobody tells', () => {
  const vib = { name: 'vib', title: 'VIB Home' };
  const page = () => '<Strip brand="vib" /><Meta title="Partners/VIB Home" />';
  expect(faults({ brands: [vib], ways: { vib: [way('roomByRoomProject')] }, page })).toEqual([
    'roomByRoomProject has no story of screens/a/A in the brand vib',
  ]);
  const told: Journey = { name, stops: [{ route: 'roomByRoom', name, state: 'Bought' }] };
  expect(faults({ brands: [vib], ways: { vib: [told] }, page })).toEqual([
    'roomByRoom (Bought) has no story of screens/a/A in the brand default',
  ]);
});

test('every brand has its way told, in stories that there are', async () => {
  const { brands, faults: none } = await readJourneys(readStories());
  expect(none).toEqual([]);
  for (const { brand, journeys } of brands) {
    const own = journeys.flatMap(({ stops }) => stops.filter(({ frame }) => frame === brand));
    expect([brand, own.length > 0]).toEqual([brand, true]);
  }
});
