import type { FaqItem } from '@hien/api';
import { faqCategories, faqCategoryLabels, highlight } from '@hien/domain';
import { Accordion, Heading } from '@hien/ui';
import { useLanguage } from '../i18n/useLanguage.ts';
import { matchParts } from '../search/parts.ts';
import * as s from './FaqQuestions.css.ts';

interface FaqQuestionsProps {
  questions: readonly FaqItem[];
  /** What was searched for: marked in the answers, and the questions stand in the order of the search. */
  query?: string;
  /** The level of the categories in the page's outline. */
  level?: 2 | 3;
}

/** Questions that unfold, by category; of a search in one list. Any page may show them, also to visitors (D42). */
export function FaqQuestions({ questions, query = '', level = 2 }: FaqQuestionsProps) {
  const language = useLanguage();
  if (query.trim() !== '')
    return <Accordion level={level} items={questions.map((one) => itemOf(one, query))} />;
  return (
    <div className={s.groups}>
      {faqCategories.map((category) => {
        const asked = questions.filter((one) => one.category === category);
        return asked.length === 0 ? null : (
          <section key={category} id={`faq-${category}`} className={s.group}>
            <Heading level={level} size="h3">
              {faqCategoryLabels[category][language]}
            </Heading>
            <Accordion level={level === 2 ? 3 : 4} items={asked.map((one) => itemOf(one, ''))} />
          </section>
        );
      })}
    </div>
  );
}

const itemOf = ({ id, question, answer }: FaqItem, query: string) => ({
  id,
  title: question,
  content: (
    <div className={s.answer}>
      {answer.split('\n\n').map((paragraph) => (
        <p key={paragraph}>
          {matchParts(paragraph, query === '' ? [] : highlight(paragraph, query)).map((part, at) =>
            part.match ? (
              <mark key={at} className={s.mark}>
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </p>
      ))}
    </div>
  ),
});
