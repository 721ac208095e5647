import { expect, test } from 'vitest';
import { modes, pictures } from '../../.storybook/modes.ts';
import { readStories, type Story } from '../../tools/lib/stories.ts';
import { files, read } from './tree.ts';

const brands = files('tokens/brands/*.tokens.json').length;
const stories = readStories();
const isSheet = ({ file }: Story) => file.endsWith('.sheet.stories.tsx');
const isFlow = ({ file }: Story) => file.endsWith('.flow.stories.tsx');
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

test('what acts is not photographed', () => {
  const photographed = filesOf(isFlow).filter((file) => !read(file).includes('disableSnapshot'));
  expect(photographed).toEqual([]);
});

test('a full run keeps to its budget of pictures', () => {
  const sheets = stories.filter(isSheet).length;
  const flows = stories.filter(isFlow).length;
  const rest = stories.length - sheets - flows;
  const total = sheets * brands + rest * Object.keys(modes).length;
  expect(total, `${sheets} sheets, ${rest} other stories`).toBeLessThanOrEqual(pictures);
});
