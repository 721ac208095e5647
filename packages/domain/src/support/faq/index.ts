/** Frequent questions: an entry point of its own, so that their words are in no page that does not show them. */
import { accountQuestions } from './accounts.ts';
import { membershipQuestions } from './membership.ts';
import { orderQuestions } from './orders.ts';
import { paymentQuestions } from './payments.ts';
import { pointQuestions } from './points.ts';
import { faqCategories, type FaqCategory, type FaqQuestion } from './question.ts';
import { refundQuestions } from './refunds.ts';

export type { FaqQuestion } from './question.ts';

const byCategory: Readonly<Record<FaqCategory, readonly FaqQuestion[]>> = {
  order: orderQuestions,
  refund: refundQuestions,
  payment: paymentQuestions,
  membership: membershipQuestions,
  account: accountQuestions,
  points: pointQuestions,
};

/** All of them, category by category. */
export const faq: readonly (FaqQuestion & { readonly category: FaqCategory })[] =
  faqCategories.flatMap((category) =>
    byCategory[category].map((question) => ({ ...question, category })),
  );
