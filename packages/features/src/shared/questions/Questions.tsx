import { type QuestionList, hasSession } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, EmptyState, Section, SkeletonText } from '@hien/ui';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Pages } from '../lists/Pages.tsx';
import type { Loadable } from '../query/loadable.ts';
import { QueryBoundary } from '../query/QueryBoundary.tsx';
import { QuestionCard, type QuestionWords } from './QuestionCard.tsx';
import * as s from './Questions.css.ts';

interface QuestionsProps {
  questions: Loadable<QuestionList>;
  page: number;
  /** The page with its address; `#questions` is added. */
  href: (page: number) => string;
  words: QuestionWords & {
    /** Who answers, and when: where nobody has asked yet. */
    readonly none: string;
  };
  sorted?: boolean;
  /** The form, in place; null for whoever does not ask here. */
  ask: ((onDone: () => void) => ReactNode) | null;
}

/** What was asked and answered, and the way to ask: whoever is not signed in comes back to it. */
export function Questions({ questions, page, href, words, sorted = false, ask }: QuestionsProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The form took the button's place and its focus.
  useEffect(() => {
    if (wasAsking.current && !asking) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const open = () => {
    if (hasSession()) setAsking(true);
    else void navigate(paths.login.to(language, { next: `${href(page)}#questions` }));
  };
  return (
    <Section
      title={text('question.title')}
      id="questions"
      action={
        asking || ask === null ? undefined : (
          <Button ref={opener} onClick={open}>
            <MessageCircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />{' '}
            {text('question.ask')}
          </Button>
        )
      }
    >
      {asking && ask !== null ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <FocusOnFirst>{ask(() => setAsking(false))}</FocusOnFirst>
        </Suspense>
      ) : null}
      <QueryBoundary
        query={questions}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ meta }) => meta.total === 0}
        empty={
          <EmptyState level={3} drawing={null} title={text('question.none')} text={words.none} />
        }
      >
        {({ items, meta }) => (
          <>
            <ul className={s.list}>
              {items.map((question) => (
                <li key={question.id} className={s.item}>
                  <QuestionCard question={question} words={words} sorted={sorted} />
                </li>
              ))}
            </ul>
            <Pages
              page={page}
              totalPages={meta.totalPages}
              href={(next) => `${href(next)}#questions`}
              label={text('question.title')}
            />
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

/** Whoever opened a form begins in its first field. */
function FocusOnFirst({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return <div ref={form}>{children}</div>;
}
