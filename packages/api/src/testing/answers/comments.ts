import type { Language } from '@hien/domain';
import type { ShareComment } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { ownComments, shareComments } from '../fixtures/comments.ts';
import { interiorShares } from '../fixtures/community.ts';
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

function homeOf(id: number, language: Language) {
  const home = interiorShares(language).find((share) => share.id === id);
  if (home === undefined) throw new MockFailure(404);
  return home;
}

export const commentAnswers: Answers<
  | 'listShareComments'
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
    const parent = to === null ? null : everySaid(language).find(({ id }) => id === to);
    if (parent === undefined || (parent !== null && parent.gone !== null))
      throw new MockFailure(404);
    return {
      data: {
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
      },
    };
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
    homeOf(body.share_id, language);
    const { comment_id: about } = body;
    if (about !== null) {
      const comment = everySaid(language).find(({ id, gone }) => id === about && gone === null);
      if (comment === undefined) throw new MockFailure(404);
      if (comment.mine) throw new MockFailure(409);
    }
    const { words: _, ...report } = body;
    return { data: { ...report, reported_at: '2026-03-06T03:00:00.000Z' } };
  },
};
