import type { FaqItem } from '@hien/api';
import { Section, SkeletonText } from '@hien/ui';
import { FaqQuestions } from '../../shared/faq/FaqQuestions.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';

/** The frequent questions for whoever has no account, or cannot get into it (D42). */
export function PublicQuestions({ questions }: { questions: Loadable<FaqItem[]> }) {
  const text = useText();
  return (
    <Section id="faq" width="text" title={text('about.faq.title')} lead={text('about.faq.lead')}>
      <QueryBoundary query={questions} skeleton={<SkeletonText lines={12} />}>
        {(all) => <FaqQuestions questions={all} level={3} />}
      </QueryBoundary>
    </Section>
  );
}
