import type { LedgerEnd } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Heading, Link, SkeletonText, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './LedgerEnds.css.ts';
import { useWeek } from './useWeek.ts';

/** The newest; the others stand with their ledgers. */
const fewWeeks = 4;

interface LedgerEndsProps {
  city: string;
  ends: Loadable<{ ends: readonly LedgerEnd[] }>;
}

/** Where the auction's ledgers of a city end, for everybody: what a receipt is held against (docs/adr/0183). */
export function LedgerEnds({ city, ends }: LedgerEndsProps) {
  const text = useText();
  const weekOf = useWeek();
  const ledger = paths.premiumAuctionResult.to(useLanguage(), { city });
  return (
    <section className={s.block} aria-labelledby="ends">
      <Heading level={2} size="h3" id="ends">
        {text('ad.ends.title')}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text('ad.ends.lead')}
      </Text>
      <QueryBoundary query={ends} skeleton={<SkeletonText lines={3} />}>
        {({ ends: weeks }) =>
          weeks.length === 0 ? (
            <Text>{text('ad.ends.none', { city })}</Text>
          ) : (
            <DefinitionList
              items={weeks.slice(0, fewWeeks).map(({ week, lines, hash, closed }) => ({
                term: weekOf(week),
                detail: (
                  <span className={s.end}>
                    {text(closed ? 'ad.ends.closed' : 'ad.ends.open', { count: lines })}
                    <code className={s.hash}>{hash}</code>
                  </span>
                ),
              }))}
            />
          )
        }
      </QueryBoundary>
      <Link href={ledger}>{text('ad.ends.ledger')}</Link>
    </section>
  );
}
