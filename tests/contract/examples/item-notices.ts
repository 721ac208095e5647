import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const words = { title: 'Nghỉ Tết', details: 'Xưởng nghỉ từ 12/2 đến 22/2.' };

export const itemNoticeExamples = [
  example('addItemNotice', {
    title: 'a shop says something about its item',
    given: ({ items: { untouched: id } }) => ({ as: 'partner', body: { id, ...words } }),
    status: 201,
    holds: ({ items: [newest] }) => expect(newest).toMatchObject(words),
  }),
  example('addItemNotice', {
    title: 'an item of nobody',
    given: { as: 'partner', body: { id: nobodysId, ...words } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('addItemNotice', {
    title: 'blanks are no title',
    given: ({ items: { untouched: id } }) => ({
      as: 'partner',
      body: { id, ...words, title: '   ' },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('listItemNotices', {
    title: 'the newest first',
    given: ({ items: { untouched: id } }) => ({ as: 'partner', query: { id } }),
    holds: ({ items }) => {
      const times = items.map(({ addedAt }) => Date.parse(addedAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    },
  }),
  example('listItemNotices', {
    title: 'an item of nobody',
    given: { as: 'partner', query: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeItemNotice', {
    title: 'one that is not there',
    given: ({ items: { untouched: id } }) => ({
      as: 'partner',
      body: { id, noticeId: nobodysId },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeItemNotice', {
    title: 'one that was said',
    given: ({ itemNotice: { id, noticeId } }) => ({ as: 'partner', body: { id, noticeId } }),
    holds: ({ items }, { itemNotice: { noticeId } }) =>
      expect(items.map(({ id }) => id)).not.toContain(noticeId),
  }),
];
