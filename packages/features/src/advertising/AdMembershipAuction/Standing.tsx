import type { Auction } from '@hien/api';
import { limits } from '@hien/domain';
import { DefinitionList, Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { lockedIn } from './locked.ts';
import * as s from './AdMembershipAuctionView.css.ts';

type Bidder = NonNullable<Auction['bidder']>;

interface StandingProps {
  auction: Auction;
  bidder: Bidder;
  /** The week opens later. */
  plans: boolean;
}

/** What the company has bid or planned in this week, and what it still can. */
export function Standing({ auction, bidder, plans }: StandingProps) {
  const text = useText();
  const { vnd, integer } = useFormat();
  const language = useLanguage();
  const { maxBidsPerCompany, maxBidsPerProduct } = limits.auction;
  const leads = bidder.bids.filter(({ leads: first }) => first).length;
  return (
    <section className={s.standing} aria-labelledby="standing">
      <Heading level={2} size="h4" id="standing">
        {bidder.company}
      </Heading>
      <DefinitionList
        items={[
          {
            term: text(plans ? 'ad.plan.left' : 'ad.auction.left.mine'),
            detail: text('ad.auction.of', { left: bidder.left, all: maxBidsPerCompany }),
          },
          ...(plans ? [] : [{ term: text('ad.auction.leading'), detail: integer(leads) }]),
          { term: text('ad.auction.locked'), detail: vnd(lockedIn(bidder)) },
          ...(plans
            ? []
            : [
                {
                  term: text('ad.auction.left.all'),
                  detail: text('ad.auction.of', { left: auction.left, all: maxBidsPerProduct }),
                },
              ]),
        ]}
      />
      {leads > 1 ? (
        <Text size="small" tone="muted">
          {text('ad.auction.one-only')}
        </Text>
      ) : null}
      <Link href={paths.myAuctionResult.to(language)}>{text('ad.auction.go.mine')}</Link>
    </section>
  );
}
