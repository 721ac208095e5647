import type { TermsDocument } from '@hien/api';
import { termsCategoryLabels } from '@hien/domain';
import {
  Container,
  EmptyState,
  Heading,
  Link,
  Notice,
  Skeleton,
  StatusBadge,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import * as s from './TermsView.css.ts';

interface TermsViewProps {
  documents: Loadable<TermsDocument[]>;
}

/** The documents as a table of contents: what each is about, and since when it applies. */
export function TermsView({ documents }: TermsViewProps) {
  const text = useText();
  return (
    <Container className={s.page}>
      <PageTitle
        eyebrow={text('terms.eyebrow')}
        title={text('terms.title')}
        lead={text('terms.lead')}
      />
      <QueryBoundary
        query={documents}
        skeleton={
          <div className={s.list} aria-hidden>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height="8rem" />
            ))}
          </div>
        }
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={text('terms.empty.title')} text={text('terms.empty.text')} />}
      >
        {(list) => (
          <>
            {list.some(({ sample }) => sample) ? (
              <Notice tone="caution" className={s.sample}>
                {text('terms.sample')}
              </Notice>
            ) : null}
            <ol className={s.list}>
              {list.map((document) => (
                <Row key={document.category} document={document} />
              ))}
            </ol>
          </>
        )}
      </QueryBoundary>
    </Container>
  );
}

function Row({ document: { category, summary, current, announced } }: { document: TermsDocument }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <li className={s.row}>
      <div className={s.words}>
        <Heading level={2} size="h3">
          <Link href={paths.termDetail.to(language, { category })}>
            {termsCategoryLabels[category][language]}
          </Link>
        </Heading>
        <Text tone="muted" measure>
          {summary}
        </Text>
        {announced ? (
          <StatusBadge tone="caution">
            {text('terms.announced', {
              version: announced.version,
              date: format.date(announced.in_force_from),
            })}
          </StatusBadge>
        ) : null}
      </div>
      <Text size="small" tone="muted" className={s.since}>
        {text('terms.since', {
          version: current.version,
          date: format.date(current.in_force_from),
        })}
      </Text>
    </li>
  );
}
