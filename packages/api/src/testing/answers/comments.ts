import type { Language } from '@hien/domain';
import type { ShareComment } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { designComments, ownComments, shareComments } from '../fixtures/comments.ts';
import { interiorShares } from '../fixtures/community.ts';
import { designCards } from '../fixtures/designs.ts';
import { tokens } from '../fixtures/members.ts';
import { author } from '../fixtures/shop/reviews.ts';
import { type Answers, pageOf } from './answerer.ts';

const everySaid = (language: Language): ShareComment[] =>
  shareComments(language, true).flatMap((comment) => [
    comment,
    ...comment.replies.map((reply) => ({ ...reply, parent_id: comment.id, replies: [] })),
  ]);

function own(id: number, token: string | null, language: Language): ShareComment {
  if (token !== tokens.member) throw new MockFailure(404);
  const found = everySaid(language).find((comment) => comment.id === id && comment.mine);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

const everyOfDesign = (language: Language): ShareComment[] =>
  designComments(language, true).flatMap((comment) => [
    comment,
    ...comment.replies.map((reply) => ({ ...reply, parent_id: comment.id, replies: [] })),
  ]);

function designOf(id: number, language: Language) {
  if (designCards(language)[id - 1] === undefined) throw new MockFailure(404);
}

function parentOf(all: readonly ShareComment[], to: number | null): ShareComment | null {
  const parent = to === null ? null : all.find(({ id }) => id === to);
  if (parent === undefined || (parent !== null && parent.gone !== null)) throw new MockFailure(404);
  return parent;
}

const newComment = (
  body: { readonly content: string },
  parent: ShareComment | null,
  language: Language,
): ShareComment => ({
  id: 10_001,
  parent_id: parent === null ? null : (parent.parent_id ?? parent.id),
  author: author('An N.', 3),
  by_home: false,
  mine: true,
  editable: true,
  content: body.content.normalize('NFC').trim(),
  language,
  created_at: '2026-03-06T03:00:00.000Z',
  edited_at: null,
  gone: null,
  replies: [],
});

function homeOf(id: number, language: Language) {
  const home = interiorShares(language).find((share) => share.id === id);
  if (home === undefined) throw new MockFailure(404);
  return home;
}

export const commentAnswers: Answers<
  | 'listShareComments'
  | 'listDesignComments'
  | 'writeDesignComment'
  | 'writeShareComment'
  | 'editShareComment'
  | 'deleteShareComment'
  | 'reportInteriorShare'
> = {
  listShareComments({ query, language, token }) {
    homeOf(query.share_id, language);
    const items = shareComments(language, token === tokens.member);
    const count = everySaid(language).filter(({ gone }) => gone === null).length;
    return { data: { ...pageOf(items, query.page, query.limit ?? 10), count } };
  },

  writeShareComment({ body, language }) {
    homeOf(body.share_id, language);
    const { parent_id: to } = body;
    return { data: newComment(body, parentOf(everySaid(language), to), language) };
  },

  listDesignComments({ query, language, token }) {
    designOf(query.design_id, language);
    const items = designComments(language, token === tokens.member);
    const count = items.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
    return { data: { ...pageOf(items, query.page, query.limit ?? 10), count } };
  },

  writeDesignComment({ body, language }) {
    designOf(body.design_id, language);
    const parent = parentOf(designComments(language, true), body.parent_id);
    return { data: newComment(body, parent, language) };
  },

  editShareComment({ body, token, language }) {
    const found = own(body.id, token, language);
    if (found.id !== ownComments.young) throw new MockFailure(409);
    return {
      data: { ...found, content: body.content.trim(), edited_at: '2026-03-06T03:00:00.000Z' },
    };
  },

  deleteShareComment({ body, token, language }) {
    own(body.id, token, language);
    return { data: { id: body.id } };
  },

  reportInteriorShare({ body, language }) {
    if (body.share_id !== null) homeOf(body.share_id, language);
    const { comment_id: about } = body;
    if (about === null && body.share_id === null) throw new MockFailure(404);
    if (about !== null) {
      const all = body.share_id === null ? everyOfDesign(language) : everySaid(language);
      const comment = all.find(({ id, gone }) => id === about && gone === null);
      if (comment === undefined) throw new MockFailure(404);
      if (comment.mine) throw new MockFailure(409);
    }
    const { words: _, ...report } = body;
    return { data: { ...report, reported_at: '2026-03-06T03:00:00.000Z' } };
  },
};
