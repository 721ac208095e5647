import type { Order, OrderItem } from '@hien/api';
import { readerOf } from '@hien/domain';
import { Button, ButtonLink, Skeleton, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type BuyerEvent, eventWords, formHref, offersOf } from './item-actions.ts';
import { reasonSentence } from '../../shared/order/order-words.ts';
import * as s from './parts.css.ts';

/** Of staff alone: no buyer loads it. */
const StaffActs = lazy(async () => ({
  default: (await import('../../shared/order/staff/StaffActs.tsx')).StaffActs,
}));

interface ItemButtonsProps {
  order: Order;
  item: OrderItem;
  onAsk: (event: BuyerEvent, item: OrderItem) => void;
}

/** Everything that may be done with a line; what may not be says why. */
export function ItemButtons({ order, item, onAsk }: ItemButtonsProps) {
  const text = useText();
  const language = useLanguage();
  const offers = offersOf(item);
  const review = item.reviewable ? paths.review.to(language, { write: item.id }) : undefined;
  const denied = item.claim?.refused != null && item.claim.type !== 'cancel';
  const deny = denied
    ? paths.orderShopDetailRefundDeny.to(language, { id: order.id }, { item: item.id })
    : undefined;
  const reader = readerOf(order.viewer);
  if (reader === 'staff')
    return (
      <Suspense fallback={<Skeleton height="3rem" />}>
        <StaffActs order={order} item={item} />
      </Suspense>
    );
  // These are the buyer's; the shop's stand in its own rows.
  if (reader !== 'buyer') return null;
  if (offers.length === 0 && review === undefined && deny === undefined) return null;
  return (
    <div className={s.offers}>
      <div className={s.buttons}>
        {review === undefined ? null : (
          <ButtonLink variant="primary" href={review}>
            {text('orders.action.review')}
          </ButtonLink>
        )}
        {deny === undefined ? null : (
          <ButtonLink href={deny}>{text('orders.action.see-denial')}</ButtonLink>
        )}
        {offers.map(({ event, refused }) => {
          const href = formHref(event, order, item, language);
          // Of several lines none comes forward: the step of the whole order does.
          const first = event === 'buyer.confirm' && order.items.length === 1;
          const variant = first ? 'primary' : 'secondary';
          if (refused !== null)
            return (
              <Button
                key={event}
                disabledReason={reasonSentence(refused, 'buyer', language)}
                reasonHidden
              >
                {text(eventWords[event])}
              </Button>
            );
          return href === undefined ? (
            <Button key={event} variant={variant} onClick={() => onAsk(event, item)}>
              {text(eventWords[event])}
            </Button>
          ) : (
            <ButtonLink key={event} href={href}>
              {text(eventWords[event])}
            </ButtonLink>
          );
        })}
      </div>
      <Reasons offers={offers} />
    </div>
  );
}

/** Why some of them cannot be pressed, once for all that share a reason. Each button says its own to screen readers. */
function Reasons({ offers }: { offers: ReturnType<typeof offersOf> }) {
  const text = useText();
  const language = useLanguage();
  const refused = offers.flatMap(({ event, refused: reason }) =>
    reason === null ? [] : [{ event, reason }],
  );
  const reasons = Map.groupBy(refused, ({ reason }) => reason);
  return [...reasons].map(([reason, shared]) => (
    <Text key={reason} size="caption" tone="muted" aria-hidden>
      {shared.length === offers.length
        ? ''
        : `${shared.map(({ event }) => text(eventWords[event])).join(', ')}: `}
      {reasonSentence(reason, 'buyer', language)}
    </Text>
  ));
}
