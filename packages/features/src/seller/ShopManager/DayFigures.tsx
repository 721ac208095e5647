import { type ShopDashboard, readShopDashboard } from '@hien/api';
import { EmptyState, Heading, Skeleton, StatTile, Text } from '@hien/ui';
import { Suspense, lazy } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './Dashboard.css.ts';
import { useDayHrefs } from './useDayHrefs.ts';

const DayCharts = lazy(async () => ({ default: (await import('./DayCharts.tsx')).DayCharts }));

/** What days came to, as of 08:00; the rest of the page is live and does not wait for it. */
export function DayFigures() {
  const text = useText();
  const told = useCall(readShopDashboard);
  return (
    <div className={s.part}>
      <Heading level={2} size="h4">
        {text('seller.figures')}
      </Heading>
      <QueryBoundary
        query={told}
        size="section"
        skeleton={<Skeleton height="24rem" />}
        isEmpty={({ days }) => days.length === 0}
        empty={
          <EmptyState
            level={3}
            drawing="lamp"
            title={text('seller.figures.none')}
            text={text('seller.figures.none.text')}
          />
        }
      >
        {({ asOf, days }) => <Counted asOf={asOf} days={days} />}
      </QueryBoundary>
    </div>
  );
}

function Counted({ asOf, days }: ShopDashboard) {
  const text = useText();
  const { date, integer, vnd } = useFormat();
  const hrefs = useDayHrefs();
  const last = days.at(-1);
  if (last === undefined || asOf === null) return null;
  const on = date(`${last.day}T00:00:00+07:00`, 'date');
  return (
    <div className={s.part}>
      <Text tone="muted">{text('seller.figures.as-of', { at: date(asOf, 'dateTime') })}</Text>
      <ul className={s.figures}>
        <li>
          <StatTile
            label={text('seller.figures.ordered', { date: on })}
            value={integer(last.ordered)}
            href={hrefs.ordered(last.day)}
          />
        </li>
        <li>
          <StatTile
            label={text('seller.figures.claims', { date: on })}
            value={integer(last.claims)}
            href={hrefs.claims(last.day)}
          />
        </li>
        <li>
          <StatTile
            label={text('seller.figures.sales', { date: on })}
            value={vnd(last.sales)}
            note={text('seller.figures.sold', { count: last.sold })}
            href={hrefs.sales(last.day)}
          />
        </li>
      </ul>
      <Suspense fallback={<Skeleton height="32rem" />}>
        <DayCharts days={days} />
      </Suspense>
    </div>
  );
}
