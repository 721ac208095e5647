import { expect, test } from 'vitest';
import { atom } from './atom.ts';
import type { Feed } from './feed.ts';
import { rss } from './rss.ts';

const hostile = `Bếp & "phòng ăn" <script>alert('x')</script> ]]> \u0000\u0008\uFFFE\uD800 &amp; 부엌`;
/** What is left of it: no control signs, no half of a sign. */
const readable = `Bếp & "phòng ăn" <script>alert('x')</script> ]]> \uFFFD &amp; 부엌`;

const entry = {
  id: 'tag:hien.vn,2026:articles:vi:7',
  url: 'https://hien.example/vi/article/7',
  title: hostile,
  summary: hostile,
  html: `<p>${hostile}</p>`,
  author: hostile,
  published: new Date('2026-03-01T02:03:04.000Z'),
  updated: new Date('2026-03-05T06:07:08.000Z'),
  picture: {
    url: 'https://hien.example/media/rooms/a.avif?width=1280&height=960',
    width: 1280,
    height: 960,
    alt: hostile,
  },
};
const feed: Feed = {
  id: 'tag:hien.vn,2026:articles:vi',
  language: 'vi',
  title: hostile,
  lead: hostile,
  page: 'https://hien.example/vi/article',
  self: 'https://hien.example/vi/feed/articles.atom',
  entries: [entry],
};

const parsed = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};

const contentNs = 'http://purl.org/rss/1.0/modules/content/';
const mediaNs = 'http://search.yahoo.com/mrss/';

test('Atom says any title, text and address as it is, and is well-formed', () => {
  const document = parsed(atom(feed));
  const [item] = document.getElementsByTagName('entry');
  const said = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect([said('title'), said('summary'), said('name')]).toEqual([readable, readable, readable]);
  expect(said('content')).toBe(`<p>${readable}</p>`);
  expect(item?.getElementsByTagName('script')).toHaveLength(0);
  expect([said('published'), said('updated')]).toEqual([
    '2026-03-01T02:03:04.000Z',
    '2026-03-05T06:07:08.000Z',
  ]);
  expect(item?.querySelector('link[rel=enclosure]')?.getAttribute('href')).toBe(entry.picture.url);
  expect(document.querySelector('feed > updated')?.textContent).toBe('2026-03-05T06:07:08.000Z');
});

test('RSS says the same, with dates as RSS writes them', () => {
  const document = parsed(rss(feed));
  const [item] = document.getElementsByTagName('item');
  const said = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect([said('title'), said('description')]).toEqual([readable, readable]);
  expect(item?.getElementsByTagNameNS(contentNs, 'encoded')[0]?.textContent).toBe(
    `<p>${readable}</p>`,
  );
  expect(said('pubDate')).toBe('Sun, 01 Mar 2026 02:03:04 GMT');
  expect(item?.getElementsByTagNameNS(mediaNs, 'content')[0]?.getAttribute('url')).toBe(
    entry.picture.url,
  );
  expect(document.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
});

test('a feed of nothing is a feed', () => {
  expect(parsed(atom({ ...feed, entries: [] })).documentElement.localName).toBe('feed');
  expect(parsed(rss({ ...feed, entries: [] })).documentElement.localName).toBe('rss');
});
