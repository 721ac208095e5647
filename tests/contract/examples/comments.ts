import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const words = {
  share_id: 1,
  parent_id: null,
  content: '  Cái hiên này đẹp quá.  ',
  key: 'comment-example-1',
};

export const commentExamples = [
  example('listShareComments', {
    title: 'newest first, and a guest has none of their own',
    given: { query: { share_id: 1 } },
    holds: ({ data: { items, count } }) => {
      const dates = items.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const all = items.flatMap((item) => [item, ...item.replies]);
      expect(all.filter(({ mine, editable }) => mine || editable)).toEqual([]);
      expect(count).toBe(all.filter(({ gone }) => gone === null).length);
    },
  }),
  example('listShareComments', {
    title: 'of a home that is not there',
    given: { query: { share_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('writeShareComment', {
    title: 'without the blanks around it, one’s own',
    given: { as: 'member', body: words },
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({
        content: 'Cái hiên này đẹp quá.',
        mine: true,
        editable: true,
        parent_id: null,
        gone: null,
        replies: [],
      }),
  }),
  example('writeShareComment', {
    title: 'an answer to a comment',
    given: ({ commentIds: [, parent] }) => ({
      as: 'member',
      body: { ...words, parent_id: parent, key: 'comment-example-2' },
    }),
    status: 201,
    holds: ({ data }) => expect(data.parent_id).toBeGreaterThan(0),
  }),
  example('writeShareComment', {
    title: 'below a comment that is not there',
    given: { as: 'member', body: { ...words, parent_id: nobodysId, key: 'comment-example-3' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('editShareComment', {
    title: 'while it is young',
    given: ({ commentIds: [id] }) => ({
      as: 'member',
      body: { id, content: 'Cái hiên đẹp quá.' },
    }),
    holds: ({ data }) => {
      expect(data.content).toBe('Cái hiên đẹp quá.');
      expect(data.edited_at).not.toBeNull();
    },
  }),
  example('editShareComment', {
    title: 'after a quarter of an hour',
    given: ({ commentIds: [, id] }) => ({ as: 'member', body: { id, content: 'Muộn rồi.' } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('editShareComment', {
    title: 'of somebody else',
    given: ({ commentIds: [id] }) => ({ as: 'admin', body: { id, content: 'Của ai đó.' } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('deleteShareComment', {
    title: 'one’s own',
    given: ({ commentIds: [id] }) => ({ as: 'member', body: { id } }),
    holds: ({ data }) => expect(data.id).toBeGreaterThan(0),
  }),
  example('deleteShareComment', {
    title: 'of somebody else',
    given: ({ commentIds: [, id] }) => ({ as: 'admin', body: { id } }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('reportInteriorShare', {
    title: 'a home',
    given: {
      as: 'member',
      body: { share_id: 1, comment_id: null, reason: 'stolen-pictures', words: 'Ảnh của tôi.' },
    },
    holds: ({ data }) =>
      expect(data).toMatchObject({ share_id: 1, comment_id: null, reason: 'stolen-pictures' }),
  }),
  example('reportInteriorShare', {
    title: 'one’s own comment',
    given: ({ commentIds: [, id] }) => ({
      as: 'member',
      body: { share_id: 1, comment_id: id, reason: 'spam' as const, words: '' },
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('reportInteriorShare', {
    title: 'a comment that is not there',
    given: {
      as: 'member',
      body: { share_id: 1, comment_id: nobodysId, reason: 'insult', words: '' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDesignComments', {
    title: 'newest first, and a guest has none of their own',
    given: { query: { design_id: 1 } },
    holds: ({ data: { items, count } }) => {
      const dates = items.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const all = items.flatMap((item) => [item, ...item.replies]);
      expect(all.filter(({ mine, editable }) => mine || editable)).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(all.filter(({ gone }) => gone === null).length);
    },
  }),
  example('listDesignComments', {
    title: 'of a design that is not there',
    given: { query: { design_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('writeDesignComment', {
    title: 'one’s own, of a design',
    given: {
      as: 'member',
      body: {
        design_id: 1,
        parent_id: null,
        content: ' Mình đã làm theo bản này. ',
        key: 'design-comment-1',
      },
    },
    status: 201,
    holds: ({ data }) =>
      expect(data).toMatchObject({ content: 'Mình đã làm theo bản này.', mine: true, replies: [] }),
  }),
  example('writeDesignComment', {
    title: 'of a design that is not there',
    given: {
      as: 'member',
      body: { design_id: nobodysId, parent_id: null, content: 'Đẹp.', key: 'design-comment-2' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('reportInteriorShare', {
    title: 'neither a home nor a comment',
    given: {
      as: 'member',
      body: { share_id: null, comment_id: null, reason: 'spam' as const, words: '' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
