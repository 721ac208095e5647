import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const words = { content: 'Cảm ơn anh, chiều thứ Bảy được ạ.', images: [], key: 'example-reply-1' };
const booked = {
  reason: 'fully-booked' as const,
  words: 'Sớm nhất là tháng Ba chúng tôi mới có đội trống.',
};
const post = {
  category: 'delivery' as const,
  title: 'Đổi ngày giao',
  content: 'Tôi muốn nhận hàng vào thứ Bảy.',
  images: [],
};
const elsewhere = ['/media/elsewhere/a.webp'];

export const supportExamples = [
  example('listInbox', {
    title: 'the newest conversation first, with how many are unread',
    given: { as: 'member' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(1);
      const times = data.items.map(({ last_at }) => last_at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(data.unread).toBe(data.items.filter(({ state }) => state === 'unread').length);
    },
  }),
  example('listInbox', {
    title: 'only what is unread',
    given: { query: { state: 'unread' }, as: 'member' },
    holds: ({ data }) => {
      for (const { state } of data.items) expect(state).toBe('unread');
    },
  }),
  example('listInbox', {
    title: 'found without accents',
    given: { query: { q: 'bao gia' }, as: 'member' },
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(0),
  }),
  example('listInbox', {
    title: 'only what was refused, with the reason',
    given: { query: { inquiry: 'refused' }, as: 'member' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { inquiry } of data.items) expect(inquiry.state).toBe('refused');
      expect(data.items.map(({ inquiry }) => inquiry.refusal?.reason)).toContain('too-far');
    },
  }),
  example('listInbox', {
    title: 'a company reads how many inquiries are new, and finds them',
    given: { query: { side: 'received', inquiry: 'new' }, as: 'builder' },
    holds: ({ data }) => {
      expect(data.new_inquiries).toBe(data.items.length);
      expect(data.new_inquiries).toBeGreaterThan(0);
    },
  }),
  example('getInboxThread', {
    title: 'everything said, the oldest first',
    given: { params: { id: 2 }, as: 'member' },
    holds: ({ data }) => {
      expect(data.messages.map(({ position }) => position)).toEqual(
        data.messages.map((_, index) => index + 1),
      );
      expect(data.messages[0]?.mine).toBe(true);
    },
  }),
  example('getInboxThread', {
    title: 'to its sender with the others that were asked the same',
    given: { params: { id: 1 }, as: 'member' },
    holds: ({ data }) => {
      expect(data.alike.length).toBeGreaterThan(0);
      for (const { id } of data.alike) expect(id).not.toBe(1);
    },
  }),
  example('getInboxThread', {
    title: 'to the company without them',
    given: { params: { id: 1 }, as: 'builder' },
    holds: ({ data }) => expect(data).toMatchObject({ side: 'received', alike: [] }),
  }),
  example('getInboxThread', {
    title: 'one of nobody',
    given: { params: { id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readInboxThread', {
    title: 'is read',
    given: { body: { id: 2 }, as: 'member' },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'read' }),
  }),
  example('readInboxThread', {
    title: 'one of nobody',
    given: { body: { id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('replyInInbox', {
    title: 'a message for the other side',
    given: { body: { id: 2, ...words }, as: 'member' },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ mine: true, content: words.content }),
  }),
  example('replyInInbox', {
    title: 'nothing but blanks is AUTH_15',
    given: { body: { ...words, id: 2, content: '  ', key: 'example-reply-3' }, as: 'member' },
    status: 400,
    code: 'AUTH_15',
  }),
  example('replyInInbox', {
    title: 'in a conversation of nobody',
    given: { body: { ...words, id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('replyInInbox', {
    title: 'with a picture from elsewhere',
    given: { body: { ...words, id: 2, images: elsewhere, key: 'example-reply-2' }, as: 'member' },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('refuseInquiry', {
    title: 'a company says why it does not take a job',
    given: { body: { id: 4, ...booked }, as: 'builder' },
    holds: ({ data }) =>
      expect(data).toMatchObject({
        state: 'refused',
        refusal: { reason: 'fully-booked', words: booked.words },
      }),
  }),
  example('refuseInquiry', {
    title: 'another reason without words is AUTH_15',
    given: { body: { id: 4, reason: 'other', words: ' ' }, as: 'builder' },
    status: 422,
    code: 'AUTH_15',
  }),
  example('refuseInquiry', {
    title: 'one that its sender took back',
    given: ({ inquiries }) => ({
      body: { id: inquiries.takenBack, ...booked },
      as: 'builder',
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('refuseInquiry', {
    title: 'by who asks',
    given: { body: { id: 2, ...booked }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('closeInquiry', {
    title: 'a member takes it back',
    given: { body: { id: 3 }, as: 'member' },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'closed', closed_by: 'sender' }),
  }),
  example('closeInquiry', {
    title: 'one that was refused',
    given: ({ inquiries }) => ({ body: { id: inquiries.refused }, as: 'member' }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('closeInquiry', {
    title: 'one of nobody',
    given: { body: { id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('replyInInbox', {
    title: 'to a company that refused',
    given: ({ inquiries }) => ({
      body: { ...words, id: inquiries.refused, key: 'example-reply-4' },
      as: 'member',
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('listSupportPosts', {
    title: 'what was said last comes first',
    given: { as: 'member' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(1);
      const times = data.items.map(({ updated_at }) => updated_at);
      expect(times).toEqual(times.toSorted().toReversed());
    },
  }),
  example('listSupportPosts', {
    title: 'answered ones of a category',
    given: { query: { state: 'answered', category: 'delivery' }, as: 'member' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const item of data.items)
        expect(item).toMatchObject({ state: 'answered', category: 'delivery' });
    },
  }),
  example('getSupportPost', {
    title: 'with its answer',
    given: { params: { id: 1 }, as: 'member' },
    holds: ({ data }) => {
      expect(data.state).toBe('answered');
      expect(data.messages.at(-1)?.by).toBe('staff');
    },
  }),
  example('getSupportPost', {
    title: 'one of nobody',
    given: { params: { id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('writeSupportPost', {
    title: 'waits for an answer and may be changed',
    given: { body: { ...post, key: 'example-post-1' }, as: 'member' },
    status: 201,
    holds: ({ data }) => expect(data).toMatchObject({ state: 'unanswered', editable: true }),
  }),
  example('writeSupportPost', {
    title: 'a question without words is AUTH_15',
    given: { body: { ...post, content: '', key: 'example-post-3' }, as: 'member' },
    status: 400,
    code: 'AUTH_15',
  }),
  example('writeSupportPost', {
    title: 'with a picture from elsewhere',
    given: { body: { ...post, images: elsewhere, key: 'example-post-2' }, as: 'member' },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('editSupportPost', {
    title: 'while nobody has answered',
    given: { body: { ...post, id: 4, version: 0 }, as: 'member' },
    holds: ({ data }) => expect(data).toMatchObject({ title: post.title, version: 1 }),
  }),
  example('editSupportPost', {
    title: 'after an answer',
    given: { body: { ...post, id: 1, version: 1 }, as: 'member' },
    status: 409,
    code: 'CONFLICT',
  }),
  example('editSupportPost', {
    title: 'one of nobody',
    given: { body: { ...post, id: nobodysId, version: 0 }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('askAgain', {
    title: 'is unanswered again',
    given: { body: { id: 1, ...words, key: 'example-ask-1' }, as: 'member' },
    holds: ({ data }) => expect(data).toMatchObject({ state: 'unanswered', editable: false }),
  }),
  example('askAgain', {
    title: 'about a post of nobody',
    given: { body: { ...words, id: nobodysId }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('askAgain', {
    title: 'with a picture from elsewhere',
    given: { body: { id: 1, ...words, images: elsewhere, key: 'example-ask-2' }, as: 'member' },
    status: 422,
    code: 'PRODUCT_07',
  }),
  example('listSupportQueue', {
    title: 'who waits longest comes first',
    given: { query: { state: 'unanswered' }, as: 'admin' },
    holds: ({ data }) => {
      expect(data.waiting).toBe(data.meta.total);
      const times = data.items.map(({ updated_at }) => updated_at);
      expect(times).toEqual(times.toSorted());
    },
  }),
  example('listSupportQueue', {
    title: 'is for staff',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('getSupportCase', {
    title: 'with who wrote it',
    given: { params: { id: 1 }, as: 'admin' },
    holds: ({ data }) => expect(data.author.email).toBe('khach@hien.example'),
  }),
  example('getSupportCase', {
    title: 'is for staff',
    given: { params: { id: 1 }, as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('getSupportCase', {
    title: 'one of nobody',
    given: { params: { id: nobodysId }, as: 'admin' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('answerSupportPost', {
    title: 'is answered',
    given: {
      body: { id: 3, content: 'Ngân hàng xác nhận đã chuyển sáng nay.', key: 'example-answer-1' },
      as: 'admin',
    },
    holds: ({ data }) => {
      expect(data.state).toBe('answered');
      expect(data.messages.at(-1)).toMatchObject({ by: 'staff', author_name: 'Hiên' });
    },
  }),
  example('answerSupportPost', {
    title: 'is for staff',
    given: { body: { id: 3, content: 'Chào bạn', key: 'example-answer-2' }, as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('answerSupportPost', {
    title: 'one of nobody',
    given: { body: { id: nobodysId, content: 'Chào bạn', key: 'example-answer-3' }, as: 'admin' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listFaq', {
    title: 'at least 24, in the language that was asked for',
    given: { language: 'ko' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThanOrEqual(24);
      for (const { question } of data.items) expect(question).toMatch(/[가-힣]/);
    },
  }),
];
