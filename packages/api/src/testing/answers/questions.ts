import { MockFailure } from '../failure.ts';
import { member, tokens } from '../fixtures/members.ts';
import { productIds } from '../fixtures/shop/products.ts';
import { shopQuestions } from '../fixtures/seller/feedback.ts';
import { myQuestions } from '../fixtures/shop/questions.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

const now = '2026-03-06T03:00:00.000Z';

export const questionAnswers: Answers<
  'askQuestion' | 'askQuestionAgain' | 'listMyQuestions' | 'answerQuestion'
> = {
  askQuestion({ body }) {
    if (!productIds.includes(body.productId)) throw new MockFailure(404, { code: 'PRODUCT_05' });
    return {
      id: 999,
      author: { name: `${member.first_name} ${member.last_name.slice(0, 1)}.`, avatar: null },
      category: body.category,
      secret: body.secret,
      content: body.content,
      createdAt: now,
      answer: null,
      further: [],
    };
  },

  askQuestionAgain({ body, language }) {
    const question = myQuestions(language).find(({ id }) => id === body.id);
    if (question === undefined) throw new MockFailure(404);
    return {
      ...question,
      state: 'unanswered',
      version: question.version + 1,
      further: [...question.further, { content: body.content, createdAt: now, answer: null }],
    };
  },

  listMyQuestions: ({ query, language }) =>
    pageOf(
      myQuestions(language).filter(
        ({ state }) => query.state === undefined || state === query.state,
      ),
      query.page,
      query.limit,
    ),

  answerQuestion({ body, language, token }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    const asked = [...myQuestions(language), ...shopQuestions(language)];
    const question = asked.find(({ id }) => id === body.id);
    if (question === undefined) throw new MockFailure(404);
    if (question.version !== body.version) throw new MockFailure(409);
    const answer = { name: 'Sải Tay', content: body.content, createdAt: now };
    const last = question.further.at(-1);
    return {
      ...question,
      state: 'answered',
      version: question.version + 1,
      ...(last === undefined
        ? { answer }
        : { further: [...question.further.slice(0, -1), { ...last, answer }] }),
    };
  },
};
