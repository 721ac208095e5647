import { fold } from '@hien/domain';
import type { ShopReview } from '../../types.ts';
import { shopQuestions, shopReviews } from '../fixtures/seller/feedback.ts';
import { type Answers, pageOf } from './answerer.ts';

const named =
  (q = '') =>
  ({ product }: { readonly product: { readonly name: string } }): boolean =>
    fold(product.name).includes(fold(q));

const tabs: Readonly<Record<'unanswered' | 'low' | 'removal', (review: ShopReview) => boolean>> = {
  unanswered: ({ reply }) => reply === null,
  low: ({ rating }) => rating <= 2,
  removal: ({ removal }) => removal !== null,
};

export const sellerFeedbackAnswers: Answers<'listShopQuestions' | 'listShopReviews'> = {
  listShopQuestions({ query, language }) {
    const found = shopQuestions(language).filter(named(query.q));
    const under = (tab: 'unanswered' | 'answered') => found.filter(({ state }) => state === tab);
    return {
      ...pageOf(under(query.tab ?? 'unanswered'), query.page, query.limit ?? 20),
      counts: { unanswered: under('unanswered').length, answered: under('answered').length },
      answerHours: 5.5,
    };
  },

  listShopReviews({ query, language }) {
    const found = shopReviews(language).filter(named(query.q));
    const { tab } = query;
    return {
      ...pageOf(tab ? found.filter(tabs[tab]) : found, query.page, query.limit ?? 20),
      counts: {
        unanswered: found.filter(tabs.unanswered).length,
        low: found.filter(tabs.low).length,
        removal: found.filter(tabs.removal).length,
      },
    };
  },
};
