import type { AuctionLedger, LedgerEnd } from '@hien/api';
import { adCities } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Accordion,
  ButtonLink,
  Container,
  EmptyState,
  Field,
  Heading,
  Select,
  SkeletonText,
  Text,
} from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useWeek } from '../parts/useWeek.ts';
import { Lines } from './Lines.tsx';
import { Replayed } from './Replayed.tsx';
import { Winners } from './Winners.tsx';
import * as s from './PremiumAuctionResultView.css.ts';

interface PremiumAuctionResultViewProps {
  ledger: Loadable<AuctionLedger>;
  /** Where the city’s ledgers end for everybody. */
  ends: readonly LedgerEnd[];
  city: string;
  /** Undefined: the last one whose results are out. */
  week: string | undefined;
  onCity: (city: string) => void;
  onWeek: (week: string) => void;
}

export function PremiumAuctionResultView(props: PremiumAuctionResultViewProps) {
  const { ledger, ends, city, onCity } = props;
  const text = useText();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{text('ad.ledger.title')}</Heading>
        <Text tone="muted" measure>
          {text('ad.ledger.lead')}
        </Text>
        <div className={s.tools}>
          <Field label={text('ad.free.city')}>
            <Select
              value={city}
              onChange={({ target }) => onCity(target.value)}
              options={adCities.map((one) => ({ value: one, label: one }))}
            />
          </Field>
          <WeekSelect {...props} />
        </div>
      </header>
      <QueryBoundary query={ledger} size="page" skeleton={<SkeletonText lines={12} />}>
        {(data) => (data.entries.length === 0 ? <Nobody /> : <Week ledger={data} ends={ends} />)}
      </QueryBoundary>
    </Container>
  );
}

/** The weeks in which anybody bid, and the one that is looked at. */
function WeekSelect({ ledger, week, onWeek }: PremiumAuctionResultViewProps) {
  const text = useText();
  const weekOf = useWeek();
  const shown = week ?? ledger.data?.week;
  if (shown === undefined) return null;
  const weeks = [...new Set([...(ledger.data?.weeks ?? []), shown])].toSorted().toReversed();
  return (
    <Field label={text('ad.ledger.week')}>
      <Select
        value={shown}
        onChange={({ target }) => onWeek(target.value)}
        options={weeks.map((one) => ({ value: one, label: weekOf(one) }))}
      />
    </Field>
  );
}

interface WeekProps {
  ledger: AuctionLedger;
  ends: readonly LedgerEnd[];
}

function Week({ ledger, ends }: WeekProps) {
  const text = useText();
  const isTold = ledger.weekKey !== null;
  return (
    <div className={s.stack}>
      {isTold ? (
        <Winners ledger={ledger} />
      ) : (
        <Text measure>{text('ad.ledger.runs', { count: ledger.entries.length })}</Text>
      )}
      <Replayed
        key={`${ledger.city} ${ledger.week}`}
        ledger={ledger}
        publicEnd={ends.find(({ week }) => week === ledger.week)}
      />
      <Accordion
        level={2}
        items={[
          {
            id: 'lines',
            title: text('ad.ledger.lines', { count: ledger.entries.length }),
            content: <Lines ledger={ledger} />,
          },
        ]}
      />
    </div>
  );
}

function Nobody() {
  const text = useText();
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('ad.ledger.none.title')}
      text={text('ad.ledger.none.text')}
      action={
        <ButtonLink variant="primary" href={paths.adMembershipAuction.to(useLanguage())}>
          {text('ad.auction')}
        </ButtonLink>
      }
    />
  );
}
