import type { TermsText } from '@hien/api';
import { type TermsCategory, termsCategoryLabels } from '@hien/domain';
import { Breadcrumbs, Container, SkeletonText } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentText } from './DocumentText.tsx';
import { PrintedDocument } from './PrintedDocument.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { Versions } from './Versions.tsx';
import * as s from './TermDetailView.css.ts';

interface TermDetailViewProps {
  category: TermsCategory;
  terms: Loadable<TermsText>;
  /** As a sheet of paper. */
  printed: boolean;
}

/** The text beside its table of contents; on phones the contents fold. */
export function TermDetailView({ category, terms, printed }: TermDetailViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      {printed ? null : (
        <Breadcrumbs
          label={text('terms.trail')}
          trail={[{ label: text('terms.title'), href: paths.terms.to(language) }]}
          current={termsCategoryLabels[category][language]}
        />
      )}
      <QueryBoundary query={terms} size="page" skeleton={<Waiting />}>
        {(document) =>
          printed ? (
            <PrintedDocument document={document} />
          ) : (
            <div className={s.columns}>
              <TableOfContents sections={document.sections} />
              <article className={s.article}>
                <DocumentHead document={document} />
                <DocumentText document={document} />
                <Versions document={document} />
              </article>
            </div>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const Waiting = () => (
  <div className={s.columns} aria-hidden>
    <div className={s.contents}>
      <SkeletonText lines={8} />
    </div>
    <div className={s.article}>
      <SkeletonText lines={3} />
      <SkeletonText lines={12} />
      <SkeletonText lines={12} />
    </div>
  </div>
);
