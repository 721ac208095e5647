import type { ArticleProblem } from '@hien/domain';
import { useText } from '../../shared/i18n/useText.ts';

/** What is in the way of a text, in a sentence: where, and what to do. */
export function useProblemText(): (problem: ArticleProblem) => string {
  const text = useText();
  return ({ kind, ...values }) => text(`admin.terms.problem.${kind}`, values);
}
