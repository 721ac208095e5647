import { expect, test } from 'vitest';
import { placeHref, readPlace } from './article-place.ts';

const everything = { type: undefined, page: 1, q: '' };

test.each([
  ['article', {}, everything],
  ['every kind', { type: 'all', page: '2' }, { ...everything, page: 2 }],
  ['one kind', { type: 'guide', page: '3' }, { type: 'guide', page: 3, q: '' }],
  ['a kind nobody knows', { type: 'constructor', page: '1' }, undefined],
  ['a page past any list', { type: 'guide', page: '1000000000' }, undefined],
])('%s', (_, params, place) => {
  expect(readPlace(params, '')).toEqual(place);
});

test.each([
  [everything, '/vi/article'],
  [{ ...everything, q: 'sofa' }, '/vi/article?q=sofa'],
  [{ ...everything, page: 2 }, '/vi/article/all/page-2'],
  [{ type: 'story', page: 1, q: '' } as const, '/vi/article/story/page-1'],
])('%j stands at %s', (place, href) => {
  expect(placeHref('vi', place)).toBe(href);
});
