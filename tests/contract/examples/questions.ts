import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const question = {
  category: 'delivery' as const,
  content: 'Giao trong tuần này được không?',
  secret: true,
};

export const questionExamples = [
  example('askQuestion', {
    title: 'is there with its words',
    given: ({ productId }) => ({
      body: { ...question, productId, key: 'example-question-1' },
      as: 'member',
    }),
    status: 201,
    holds: (body) => expect(body).toMatchObject({ ...question, answer: null }),
  }),
  example('askQuestion', {
    title: 'about a product nobody has',
    given: {
      body: { ...question, productId: nobodysId, key: 'example-question-2' },
      as: 'member',
    },
    status: 404,
    code: 'PRODUCT_05',
  }),
  example('askQuestionAgain', {
    title: 'waits for an answer again',
    given: ({ ownQuestionId }) => ({
      body: { id: ownQuestionId, content: 'Còn buổi tối thì sao?', key: 'example-further-1' },
      as: 'member',
    }),
    holds: ({ state, further }) => {
      expect(state).toBe('unanswered');
      expect(further.at(-1)).toMatchObject({ content: 'Còn buổi tối thì sao?', answer: null });
    },
  }),
  example('askQuestionAgain', {
    title: 'under a question of somebody else',
    given: { body: { id: nobodysId, content: 'Còn tôi?', key: 'example-further-2' }, as: 'member' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listMyQuestions', {
    title: 'the newest first, secret ones with their words',
    given: { as: 'member' },
    holds: ({ items }) => {
      const times = items.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const { content } of items) expect(content).not.toBe('');
    },
  }),
  example('listMyQuestions', {
    title: 'only answered ones',
    given: { query: { state: 'answered' }, as: 'member' },
    holds: ({ items }) => {
      for (const { answer } of items) expect(answer).not.toBeNull();
    },
  }),
  example('answerQuestion', {
    title: 'is answered',
    given: ({ questionId }) => ({
      body: { id: questionId, version: 0, content: 'Được ạ, giao sau 17 giờ.' },
      as: 'partner',
    }),
    holds: ({ state, answer }) => {
      expect(state).toBe('answered');
      expect(answer?.content).toBe('Được ạ, giao sau 17 giờ.');
    },
  }),
  example('answerQuestion', {
    title: 'after somebody else',
    given: ({ questionId }) => ({
      body: { id: questionId, version: 7, content: 'Dạ chưa ạ.' },
      as: 'partner',
    }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('answerQuestion', {
    title: 'is for sellers and staff',
    given: ({ questionId }) => ({
      body: { id: questionId, version: 0, content: 'Được ạ.' },
      as: 'member',
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('answerQuestion', {
    title: 'one of nobody',
    given: { body: { id: nobodysId, version: 0, content: 'Được ạ.' }, as: 'partner' },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDesignQuestions', {
    title: 'newest first, secret ones without their words',
    given: { params: { id: 1 } },
    holds: ({ items }) => {
      const times = items.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      for (const { secret, content } of items) expect(content === '').toBe(secret);
    },
  }),
  example('listDesignQuestions', {
    title: 'of a design that is not there',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('askDesignQuestion', {
    title: 'is there with its words',
    given: {
      body: {
        designId: 1,
        content: 'Trần 2,6 m có làm được không?',
        secret: true,
        key: 'design-q-1',
      },
      as: 'member',
    },
    status: 201,
    holds: (body) =>
      expect(body).toMatchObject({
        content: 'Trần 2,6 m có làm được không?',
        secret: true,
        answer: null,
      }),
  }),
  example('askDesignQuestion', {
    title: 'about a design nobody has',
    given: {
      body: { designId: nobodysId, content: 'Còn bán không?', secret: false, key: 'design-q-2' },
      as: 'member',
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listDesignQuestionCases', {
    title: 'the longest wait first',
    given: { as: 'partner' },
    holds: ({ items, counts, meta }) => {
      expect(meta.total).toBe(counts.unanswered);
      for (const { state, product } of items) {
        expect(state).toBe('unanswered');
        expect(product).toBeNull();
      }
    },
  }),
];
