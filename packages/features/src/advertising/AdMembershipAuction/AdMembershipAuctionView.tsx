import type { Auction } from '@hien/api';
import { adCities } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, Field, Heading, Notice, Select, Skeleton, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { AuctionTimes } from '../parts/AuctionTimes.tsx';
import { PlannedBid } from '../parts/PlannedBid.tsx';
import { Problem } from '../parts/Problem.tsx';
import { WaitingBid } from '../parts/WaitingBid.tsx';
import { BidForm } from './BidForm.tsx';
import { Board } from './Board.tsx';
import { canBegin, isPlanned } from './phase.ts';
import { Standing } from './Standing.tsx';
import { WeekSelect } from './WeekSelect.tsx';
import * as s from './AdMembershipAuctionView.css.ts';

interface AdMembershipAuctionViewProps {
  auction: Loadable<Auction>;
  /** By the server's clock. */
  now: () => number;
  city: string;
  /** Undefined: the one under the hammer. */
  week: string | undefined;
  /** What is bid for; undefined while somebody looks. */
  slot: number | undefined;
  onCity: (city: string) => void;
  onWeek: (week: string) => void;
  hrefOf: (slot: number | undefined) => string;
}

export function AdMembershipAuctionView(props: AdMembershipAuctionViewProps) {
  const { auction, now, city, slot, week, onCity, onWeek, hrefOf } = props;
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{text('ad.auction.title')}</Heading>
        <Text tone="muted" measure>
          {text('ad.auction.lead')}
        </Text>
        <div className={s.tools}>
          <Field label={text('ad.free.city')}>
            <Select
              value={city}
              onChange={({ target }) => onCity(target.value)}
              options={adCities.map((one) => ({ value: one, label: one }))}
            />
          </Field>
          <WeekSelect week={week ?? auction.data?.week} now={now()} onWeek={onWeek} />
          <ButtonLink href={paths.premiumAuctionResult.to(language, { city })}>
            {text('ad.auction.go.ledger')}
          </ButtonLink>
        </div>
      </header>
      <QueryBoundary query={auction} size="page" skeleton={<AuctionSkeleton />}>
        {(data) => {
          const chosen = data.slots.find((one) => one.slot === slot);
          return chosen !== undefined && canBegin(data, chosen, now()) ? (
            <BidForm
              key={`${data.week} ${chosen.slot}`}
              auction={data}
              slot={chosen}
              plans={isPlanned(data, now())}
              back={hrefOf(undefined)}
            />
          ) : (
            <Look auction={data} now={now} hrefOf={hrefOf} />
          );
        }}
      </QueryBoundary>
    </Container>
  );
}

function Look({
  auction,
  now,
  hrefOf,
}: Pick<AdMembershipAuctionViewProps, 'now' | 'hrefOf'> & { auction: Auction }) {
  const { bidder, times } = auction;
  const text = useText();
  const { date } = useFormat();
  const plans = isPlanned(auction, now());
  return (
    <div className={s.stack}>
      <AuctionTimes times={times} now={now} />
      {plans ? (
        <Notice tone="info" title={text('ad.plan.title')}>
          {text('ad.plan.text', { opens: date(times.opens, 'deadline') })}
        </Notice>
      ) : null}
      {bidder?.orders.map((order) =>
        order.state === 'planned' ? (
          <PlannedBid key={order.id} order={order} />
        ) : (
          <WaitingBid key={order.id} order={order} />
        ),
      )}
      {bidder === null || bidder.problem !== null ? (
        <Problem problem={bidder?.problem ?? 'no-company'} />
      ) : (
        <Standing auction={auction} bidder={bidder} plans={plans} />
      )}
      <Board
        auction={auction}
        now={now()}
        plans={plans}
        hrefOf={(slot) => (canBegin(auction, slot, now()) ? hrefOf(slot.slot) : null)}
      />
    </div>
  );
}

const AuctionSkeleton = () => (
  <div className={s.stack}>
    <Skeleton width="100%" height="12rem" />
    <Skeleton width="100%" height="32rem" />
  </div>
);
