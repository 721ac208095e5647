import type { Bid, BidList } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Heading, Link, Notice, SkeletonText } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Pages } from '../../shared/lists/Pages.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { PlannedBid } from '../parts/PlannedBid.tsx';
import { WaitingBid } from '../parts/WaitingBid.tsx';
import { BidLine } from './BidLine.tsx';
import { Dispute } from './Dispute.tsx';
import { useWeek } from '../parts/useWeek.ts';
import * as s from './MyAuctionResultView.css.ts';

interface MyAuctionResultViewProps {
  bids: Loadable<BidList>;
  hrefOf: (page: number) => string;
}

export function MyAuctionResultView({ bids, hrefOf }: MyAuctionResultViewProps) {
  const text = useText();
  const language = useLanguage();
  const toTheAuction = (
    <ButtonLink variant="primary" href={paths.adMembershipAuction.to(language)}>
      {text('ad.auction')}
    </ButtonLink>
  );
  return (
    <MyPageFrame
      section="bids"
      title={text('ad.bids.title')}
      lead={text('ad.bids.lead')}
      action={<div>{toTheAuction}</div>}
    >
      <QueryBoundary query={bids} skeleton={<SkeletonText lines={10} />}>
        {(data) => (
          <div className={s.stack}>
            {data.orders.length === 0 ? null : <Orders orders={data.orders} />}
            {data.bids.length === 0 ? (
              <EmptyState
                size="section"
                level={2}
                drawing="door"
                title={text('ad.bids.none.title')}
                text={text('ad.bids.none.text')}
                action={toTheAuction}
              />
            ) : (
              [...Map.groupBy(data.bids, ({ city, week }) => `${week} ${city}`).values()].map(
                (week) => <Week key={week[0]?.id} bids={week} weeks={data.weeks} />,
              )
            )}
            <Pages
              page={data.page.page}
              totalPages={data.page.totalPages}
              href={hrefOf}
              label={text('ad.bids.title')}
            />
          </div>
        )}
      </QueryBoundary>
    </MyPageFrame>
  );
}

/** Bids on their way, planned ones, and those that were not taken any more when their money came. */
function Orders({ orders }: Pick<BidList, 'orders'>) {
  const text = useText();
  const { vnd } = useFormat();
  return (
    <div className={s.notices}>
      {orders.map((order) => {
        if (order.state === 'waiting') return <WaitingBid key={order.id} order={order} />;
        if (order.state === 'planned') return <PlannedBid key={order.id} order={order} />;
        return (
          <Notice
            key={order.id}
            tone="info"
            title={text('ad.bids.refused.title', { slot: order.slot, city: order.city })}
          >
            {text('ad.bids.refused.text', {
              amount: vnd(order.amount),
              reason: order.refusal ?? '',
            })}
          </Notice>
        );
      })}
    </div>
  );
}

/** The bids of a city and week. */
function Week({ bids, weeks }: { bids: readonly Bid[]; weeks: BidList['weeks'] }) {
  const text = useText();
  const language = useLanguage();
  const weekOf = useWeek();
  const [first] = bids;
  if (first === undefined) return null;
  const { city, week } = first;
  const id = `week-${first.id}`;
  const of = weeks.find((one) => one.city === city && one.week === week);
  return (
    <section className={s.week} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {text('ad.bids.week', { city, week: weekOf(week) })}
      </Heading>
      <ul className={s.bids}>
        {bids.map((bid) => (
          <BidLine key={`${bid.id} ${bid.version}`} bid={bid} />
        ))}
      </ul>
      {of === undefined ? null : <Dispute of={of} />}
      <Link href={paths.premiumAuctionResult.to(language, { city, week })}>
        {text('ad.bids.ledger')}
      </Link>
    </section>
  );
}
