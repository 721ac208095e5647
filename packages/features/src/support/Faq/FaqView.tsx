import type { FaqItem } from '@hien/api';
import { faqCategories, faqCategoryLabels } from '@hien/domain';
import {
  ButtonLink,
  Chip,
  EmptyState,
  Heading,
  SearchBox,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@hien/ui';
import { useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { FaqQuestions } from '../../shared/faq/FaqQuestions.tsx';
import { findQuestions } from '../../shared/faq/find-questions.ts';
import * as s from './FaqView.css.ts';

interface FaqViewProps {
  questions: Loadable<FaqItem[]>;
  /** What was searched for, from the address. */
  q: string;
  onSearch: (q: string) => void;
}

/** Questions by category; words narrow them at once, accents or not. */
export function FaqView({ questions, q, onSearch }: FaqViewProps) {
  const text = useText();
  const language = useLanguage();
  const center = paths.customerCenterPost.to(language);
  const [typed, setTyped] = useState(q);
  const found = findQuestions(questions.data ?? [], typed);
  return (
    <MyPageFrame
      section="faq"
      title={text('faq.title')}
      lead={text('faq.lead')}
      action={
        <div className={s.search}>
          <SearchBox
            size="lg"
            label={text('faq.search')}
            placeholder={text('faq.search.placeholder')}
            value={typed}
            onChange={setTyped}
            onSubmit={onSearch}
            clearLabel={text('search.clear')}
            submitLabel={text('search.submit')}
          />
        </div>
      }
    >
      <QueryBoundary query={questions} size="page" skeleton={<FaqSkeleton />}>
        {(all) => (
          <>
            <VisuallyHidden role="status">
              {typed.trim() === '' ? '' : text('faq.found', { count: found.length })}
            </VisuallyHidden>
            {typed.trim() === '' ? (
              <nav className={s.chips} aria-label={text('faq.categories')}>
                {faqCategories.map((category) => (
                  <Chip
                    key={category}
                    href={`#faq-${category}`}
                    count={String(all.filter((one) => one.category === category).length)}
                  >
                    {faqCategoryLabels[category][language]}
                  </Chip>
                ))}
              </nav>
            ) : null}
            {found.length === 0 ? (
              <EmptyState
                drawing="lamp"
                title={text('faq.none.title')}
                text={text('faq.none.text')}
                action={
                  <ButtonLink variant="primary" href={center}>
                    {text('faq.ask')}
                  </ButtonLink>
                }
              />
            ) : (
              <FaqQuestions questions={found} query={typed} />
            )}
          </>
        )}
      </QueryBoundary>
      {found.length > 0 ? (
        <div className={s.more}>
          <div className={s.moreWords}>
            <Heading level={2} size="h4">
              {text('faq.more.title')}
            </Heading>
            <Text tone="muted" measure>
              {text('faq.more.text')}
            </Text>
          </div>
          <ButtonLink variant="primary" href={center}>
            {text('faq.ask')}
          </ButtonLink>
        </div>
      ) : null}
    </MyPageFrame>
  );
}

/** A row of categories and eight questions. */
function FaqSkeleton() {
  return (
    <div className={s.waiting} aria-hidden>
      <Skeleton height="40px" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="60px" />
      ))}
    </div>
  );
}
