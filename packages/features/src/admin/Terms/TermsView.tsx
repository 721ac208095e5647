import type { AnnouncedTerms, TermsSource } from '@hien/api';
import { type TermsCategory, termsCategories, termsCategoryLabels } from '@hien/domain';
import { Button, ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { adminPaths, paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { TermsForm } from './TermsForm.tsx';
import type { Announce } from './useAnnounce.ts';
import * as s from './Terms.css.ts';

export interface TermsViewProps {
  category: TermsCategory;
  source: Loadable<TermsSource>;
  /** Once it is done. */
  announced: AnnouncedTerms | undefined;
  onAnnounce: Announce;
  onAnother: () => void;
}

/** Which document, then its text; afterwards what members see of it. */
export function TermsView({ category, source, announced, onAnnounce, onAnother }: TermsViewProps) {
  const text = useText();
  const language = useLanguage();
  if (announced) return <Announced announced={announced} onAnother={onAnother} />;
  return (
    <div className={s.page}>
      <nav className={s.chips} aria-label={text('admin.terms.which')}>
        {termsCategories.map((one) => (
          <Chip
            key={one}
            href={adminPaths.adminTerms.to(language, { document: one })}
            chosen={one === category}
          >
            {termsCategoryLabels[one][language]}
          </Chip>
        ))}
      </nav>
      <QueryBoundary query={source} size="page" skeleton={<Waiting />}>
        {(data) => <TermsForm key={category} source={data} onAnnounce={onAnnounce} />}
      </QueryBoundary>
    </div>
  );
}

function Announced({
  announced: { category, announced },
  onAnother,
}: {
  announced: AnnouncedTerms;
  onAnother: () => void;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <EmptyState
      drawing="letter"
      title={text('admin.terms.done', {
        version: announced.version,
        name: termsCategoryLabels[category][language],
      })}
      text={text(announced.important ? 'admin.terms.done.important' : 'admin.terms.done.usual', {
        date: format.date(announced.in_force_from),
      })}
      action={
        <>
          <ButtonLink
            variant="primary"
            href={paths.termDetail.to(
              language,
              { category },
              { version: String(announced.version) },
            )}
          >
            {text('admin.terms.done.read')}
          </ButtonLink>
          <Button onClick={onAnother}>{text('admin.terms.done.another')}</Button>
        </>
      }
    />
  );
}

/** The choices, and three languages. */
function Waiting() {
  return (
    <div className={s.page} aria-hidden>
      <Skeleton height="12rem" />
      {[1, 2, 3].map((language) => (
        <Skeleton key={language} height="28rem" />
      ))}
    </div>
  );
}
