import { type InquiryEvent, type InquiryState, fold, inquiryAfter, queryWords } from '@hien/domain';
import { faq } from '@hien/domain/faq';
import type { InboxThread } from '../../types.ts';
import { wirePost } from '../../wire/support.ts';
import { MockFailure } from '../failure.ts';
import { inboxItems, inboxThread, justSent, sentInquiryId } from '../fixtures/inbox.ts';
import { tokens } from '../fixtures/members.ts';
import { supportCase, supportPost, supportPostItems, supportQueue } from '../fixtures/support.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

const whose = (token: string | null) => (token === tokens.partner ? 'partner' : 'member');

const has = (text: string, q: string | undefined): boolean =>
  queryWords(q ?? '').every((word) => fold(text).includes(word));

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new MockFailure(404);
  return thing;
}

function staff(token: string | null): void {
  if (token !== tokens.admin) throw new MockFailure(403);
}

/** What an event of who asks leads to. */
function moved({ side, inquiry }: InboxThread, event: InquiryEvent): InquiryState {
  const next = inquiryAfter(inquiry.state, side === 'sent' ? 'sender' : 'contractor', event);
  if (next === null) throw new MockFailure(409);
  return next;
}

/** Only what was uploaded may be sent along. */
function uploaded(images: readonly string[]): void {
  if (images.some((address) => !address.startsWith('/media/uploads/')))
    throw new MockFailure(422, { code: 'PRODUCT_07' });
}

export const supportAnswers: Answers<
  | 'listInbox'
  | 'getInboxThread'
  | 'readInboxThread'
  | 'replyInInbox'
  | 'refuseInquiry'
  | 'closeInquiry'
  | 'listSupportPosts'
  | 'getSupportPost'
  | 'writeSupportPost'
  | 'editSupportPost'
  | 'askAgain'
  | 'listSupportQueue'
  | 'getSupportCase'
  | 'answerSupportPost'
  | 'listFaq'
> = {
  listInbox({ query, language, token }) {
    const all = inboxItems(language, whose(token));
    const found = all.filter(
      (item) =>
        (query.state === undefined || item.state === query.state) &&
        (query.side === undefined || item.side === query.side) &&
        (query.inquiry === undefined || item.inquiry.state === query.inquiry) &&
        has(`${item.contractor.company_name} ${item.sender.last_name} ${item.excerpt}`, query.q),
    );
    return {
      data: {
        ...pageOf(found, query.page, query.limit),
        unread: all.filter(({ state }) => state === 'unread').length,
        new_inquiries:
          whose(token) === 'partner'
            ? all.filter(({ side, inquiry }) => side === 'received' && inquiry.state === 'new')
                .length
            : null,
      },
    };
  },

  getInboxThread: ({ params, language, token }) => ({
    data: there(
      params.id === sentInquiryId
        ? justSent(language)
        : inboxThread(params.id, language, whose(token)),
    ),
  }),

  readInboxThread({ body, language, token }) {
    there(inboxThread(body.id, language, whose(token)));
    return { data: { id: body.id, state: 'read', unread: 0 } };
  },

  replyInInbox({ body, language, token }) {
    const thread = there(inboxThread(body.id, language, whose(token)));
    uploaded(body.images);
    moved(thread, 'write');
    const mine = thread.messages.find((message) => message.mine) ?? thread.messages[0];
    return {
      data: {
        position: thread.messages.length + 1,
        mine: true,
        author_name: mine?.author_name ?? '',
        content: body.content,
        images: [],
        created_at: now,
      },
    };
  },

  refuseInquiry({ body: { id, reason, words }, language, token }) {
    const thread = there(inboxThread(id, language, whose(token)));
    if (thread.side === 'sent') throw new MockFailure(404);
    if (reason === 'other' && words.trim() === '')
      throw new MockFailure(422, {
        code: 'AUTH_15',
        fields: [{ field: 'words', code: 'AUTH_15' }],
      });
    const state = moved(thread, 'refuse');
    return {
      data: {
        ...thread.inquiry,
        state,
        refusal: { reason, words: words.trim() },
        ended_at: now,
        overdue: false,
      },
    };
  },

  closeInquiry({ body: { id }, language, token }) {
    const thread = there(inboxThread(id, language, whose(token)));
    if (thread.inquiry.state === 'closed') return { data: thread.inquiry };
    const state = moved(thread, 'close');
    const closed_by = thread.side === 'sent' ? ('sender' as const) : ('contractor' as const);
    return { data: { ...thread.inquiry, state, closed_by, ended_at: now, overdue: false } };
  },

  listSupportPosts({ query, language }) {
    const found = supportPostItems(language).filter(
      (item) =>
        (query.state === undefined || item.state === query.state) &&
        (query.category === undefined || item.category === query.category) &&
        has(`${item.title} ${item.excerpt}`, query.q),
    );
    return { data: pageOf(found, query.page, query.limit) };
  },

  getSupportPost: ({ params, language }) => ({ data: there(supportPost(params.id, language)) }),

  writeSupportPost({ body, language }) {
    uploaded(body.images);
    const like = there(supportPost(4, language));
    return {
      data: {
        ...like,
        id: 9,
        category: body.category,
        title: body.title,
        messages: like.messages.map((first) => ({ ...first, content: body.content })),
        created_at: now,
        updated_at: now,
      },
    };
  },

  editSupportPost({ body, language }) {
    const post = there(supportPost(body.id, language));
    uploaded(body.images);
    if (!post.editable || post.version !== body.version) throw new MockFailure(409);
    return {
      data: {
        ...post,
        category: body.category,
        title: body.title,
        version: post.version + 1,
        messages: post.messages.map((first) => ({ ...first, content: body.content })),
        updated_at: now,
      },
    };
  },

  askAgain({ body, language }) {
    const post = there(supportPost(body.id, language));
    uploaded(body.images);
    return { data: said(post, 'member', body.content) };
  },

  listSupportQueue({ query, language, token }) {
    staff(token);
    const all = supportQueue(language);
    const found = all.filter(
      (item) =>
        (query.state === undefined || item.state === query.state) &&
        (query.category === undefined || item.category === query.category) &&
        has(`${item.title} ${item.excerpt}`, query.q),
    );
    return {
      data: {
        ...pageOf(found, query.page, query.limit),
        waiting: all.filter(({ state }) => state === 'unanswered').length,
      },
    };
  },

  getSupportCase({ params, language, token }) {
    staff(token);
    return { data: there(supportCase(params.id, language)) };
  },

  answerSupportPost({ body, language, token }) {
    staff(token);
    return { data: said(there(supportCase(body.id, language)), 'staff', body.content) };
  },

  listFaq: ({ language }) => ({
    data: {
      items: faq.map(({ id, category, question, answer }) => ({
        id,
        category,
        question: question[language],
        answer: answer[language],
      })),
    },
  }),
};

type Post = ReturnType<typeof supportPost> & object;

/** The post with one thing more said in it. */
function said<Of extends Post>(post: Of, by: 'member' | 'staff', content: string): Of {
  const more = { by, content, images: [], created_at: now };
  const all = [...post.messages, more];
  const state = by === 'staff' ? ('answered' as const) : ('unanswered' as const);
  const changed = { ...post, state, version: post.version + 1, updated_at: now };
  return { ...changed, ...wirePost(changed, all, post.messages[0]?.author_name ?? '') };
}
