import type { Language } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { designCards } from '../fixtures/designs.ts';
import {
  designQuestionCases,
  designQuestions,
  everyDesignQuestion,
  myDesignQuestions,
} from '../fixtures/design-questions.ts';
import { member, tokens } from '../fixtures/members.ts';
import { productIds } from '../fixtures/shop/products.ts';
import { shopQuestions } from '../fixtures/seller/feedback.ts';
import { myQuestions } from '../fixtures/shop/questions.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

const ownQuestions = (language: Language) =>
  [...myQuestions(language), ...myDesignQuestions(language)].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );

const now = '2026-03-06T03:00:00.000Z';

export const questionAnswers: Answers<
  | 'askQuestion'
  | 'askDesignQuestion'
  | 'askQuestionAgain'
  | 'listMyQuestions'
  | 'listDesignQuestions'
  | 'listDesignQuestionCases'
  | 'answerQuestion'
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

  askDesignQuestion({ body, language }) {
    if (designCards(language)[body.designId - 1] === undefined) throw new MockFailure(404);
    return {
      id: 1299,
      author: { name: `${member.first_name} ${member.last_name.slice(0, 1)}.`, avatar: null },
      category: 'item',
      secret: body.secret,
      content: body.content,
      createdAt: now,
      answer: null,
      further: [],
    };
  },

  listDesignQuestions({ params, query, language }) {
    if (designCards(language)[params.id - 1] === undefined) throw new MockFailure(404);
    return pageOf(designQuestions(language), query.page, query.limit ?? 5);
  },

  // Staff have the commerce token of members here: the role matrix asks who may.
  listDesignQuestionCases({ query, language }) {
    const all = designQuestionCases(language);
    const of = (state: 'unanswered' | 'answered') => all.filter((one) => one.state === state);
    const counts = { unanswered: of('unanswered').length, answered: of('answered').length };
    return { ...pageOf(of(query.state ?? 'unanswered'), query.page, query.limit ?? 20), counts };
  },

  askQuestionAgain({ body, language }) {
    const question = ownQuestions(language).find(({ id }) => id === body.id);
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
      ownQuestions(language).filter(
        ({ state }) => query.state === undefined || state === query.state,
      ),
      query.page,
      query.limit,
    ),

  answerQuestion({ body, language, token }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    const asked = [
      ...myQuestions(language),
      ...shopQuestions(language).map((one) => ({ ...one, design: null })),
      ...everyDesignQuestion(language),
    ];
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
