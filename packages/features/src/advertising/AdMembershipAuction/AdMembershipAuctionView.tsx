import type { Auction } from '@hien/api';
import { adCities } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, Field, Heading, Select, Skeleton, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { AuctionTimes } from '../parts/AuctionTimes.tsx';
import { Problem } from '../parts/Problem.tsx';
import { WaitingBid } from '../parts/WaitingBid.tsx';
import { BidForm } from './BidForm.tsx';
import { Board } from './Board.tsx';
import { Standing } from './Standing.tsx';
import * as s from './AdMembershipAuctionView.css.ts';

interface AdMembershipAuctionViewProps {
  auction: Loadable<Auction>;
  /** By the server's clock. */
  now: () => number;
  city: string;
  /** What is bid for; undefined while somebody looks. */
  slot: number | undefined;
  onCity: (city: string) => void;
  hrefOf: (slot: number | undefined) => string;
}

export function AdMembershipAuctionView(props: AdMembershipAuctionViewProps) {
  const { auction, now, city, slot, onCity, hrefOf } = props;
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
          <ButtonLink href={paths.premiumAuctionResult.to(language, { city })}>
            {text('ad.auction.go.ledger')}
          </ButtonLink>
        </div>
      </header>
      <QueryBoundary query={auction} size="page" skeleton={<AuctionSkeleton />}>
        {(data) => {
          const chosen = data.slots.find((one) => one.slot === slot);
          return chosen !== undefined && canBid(data, chosen, now()) ? (
            <BidForm key={chosen.slot} auction={data} slot={chosen} back={hrefOf(undefined)} />
          ) : (
            <Look auction={data} now={now} hrefOf={hrefOf} />
          );
        }}
      </QueryBoundary>
    </Container>
  );
}

/** Whether a bid on a slot can be begun: the company may, has bids left, pays for none there, and the slot is open. */
function canBid({ bidder, times, left }: Auction, slot: Auction['slots'][number], now: number) {
  return (
    bidder !== null &&
    bidder.problem === null &&
    bidder.left > 0 &&
    left > 0 &&
    now >= Date.parse(times.opens) &&
    now < Date.parse(slot.closes) &&
    bidder.orders.every((order) => order.slot !== slot.slot)
  );
}

function Look({
  auction,
  now,
  hrefOf,
}: Pick<AdMembershipAuctionViewProps, 'now' | 'hrefOf'> & { auction: Auction }) {
  const { bidder, times } = auction;
  return (
    <div className={s.stack}>
      <AuctionTimes times={times} now={now} />
      {bidder?.orders.map((order) => (
        <WaitingBid key={order.id} order={order} />
      ))}
      {bidder === null || bidder.problem !== null ? (
        <Problem problem={bidder?.problem ?? 'no-company'} />
      ) : (
        <Standing auction={auction} bidder={bidder} />
      )}
      <Board
        auction={auction}
        now={now()}
        hrefOf={(slot) => (canBid(auction, slot, now()) ? hrefOf(slot.slot) : null)}
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
