import { MockFailure } from '../failure.ts';
import { figures, termsDocuments, termsText } from '../fixtures/terms.ts';
import type { Answers } from './answerer.ts';

/** Documents, and what about-us counts. */
export const termsAnswers: Answers<'listTerms' | 'getTerms' | 'getFigures'> = {
  listTerms: ({ language }) => ({ data: { items: termsDocuments(language) } }),

  getTerms({ params, query, language }) {
    const found = termsText(params.category, language, query.version);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },

  getFigures: () => ({ data: figures }),
};
