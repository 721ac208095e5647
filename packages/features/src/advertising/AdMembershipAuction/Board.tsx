import type { Auction, AuctionSlot } from '@hien/api';
import { ButtonLink, Heading, StatusBadge, Text, VisuallyHidden } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNews } from './useNews.ts';
import * as s from './AdMembershipAuctionView.css.ts';

interface BoardProps {
  auction: Auction;
  /** By the server's clock. */
  now: number;
  /** The week opens later: a press plans a bid. */
  plans: boolean;
  /** Where a slot is bid for; null while it cannot be. */
  hrefOf: (slot: AuctionSlot) => string | null;
}

/** The ten positions with the highest bid of each; nobody is named. What changes meanwhile is told calmly. */
export function Board({ auction, now, plans, hrefOf }: BoardProps) {
  const text = useText();
  const news = useNews(auction);
  return (
    <section className={s.standing} aria-labelledby="board">
      <Heading level={2} size="h3" id="board">
        {text('ad.auction.board', { city: auction.city })}
      </Heading>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <ol className={s.board}>
        {auction.slots.map((slot) => (
          <Slot key={slot.slot} slot={slot} now={now} plans={plans} href={hrefOf(slot)} />
        ))}
      </ol>
    </section>
  );
}

interface SlotProps {
  slot: AuctionSlot;
  now: number;
  plans: boolean;
  href: string | null;
}

function Slot({ slot, now, plans, href }: SlotProps) {
  const text = useText();
  const format = useFormat();
  const isClosed = now >= Date.parse(slot.closes);
  const least = format.vnd(slot.least);
  const open = plans
    ? text('ad.plan.from', { least })
    : text('ad.auction.least', { least, time: format.date(slot.closes, 'time') });
  return (
    <li className={s.slot}>
      <p className={s.number}>
        <VisuallyHidden>{text('ad.auction.position')} </VisuallyHidden>
        {slot.slot}
      </p>
      <div className={s.words}>
        {slot.highest === null ? (
          <p className={s.none}>{text(plans ? 'ad.plan.free' : 'ad.auction.free')}</p>
        ) : (
          <p className={s.price}>{format.vnd(slot.highest)}</p>
        )}
        <Text size="small" tone="muted">
          {isClosed ? text('ad.auction.closed') : open}
        </Text>
      </div>
      {slot.mine === null ? null : (
        <div className={s.mine}>
          <Mine mine={slot.mine} highest={slot.highest} />
        </div>
      )}
      {href === null ? null : (
        <div className={s.act}>
          <ButtonLink size="sm" variant={slot.mine === null ? 'secondary' : 'primary'} href={href}>
            {text(plans ? 'ad.plan.press' : 'ad.auction.bid')}
            <VisuallyHidden>: {text('ad.auction.slot', { slot: slot.slot })}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

function Mine({ mine, highest }: { mine: number; highest: number | null }) {
  const text = useText();
  const { vnd } = useFormat();
  const leads = mine === highest;
  return (
    <>
      <StatusBadge tone={leads ? 'positive' : 'caution'}>
        {text(leads ? 'ad.auction.leads' : 'ad.auction.overtaken')}
      </StatusBadge>
      {leads ? null : (
        <Text size="small" tone="muted">
          {text('ad.auction.yours', { amount: vnd(mine) })}
        </Text>
      )}
    </>
  );
}
