import type { Order, OrderItem } from '@hien/api';
import { readerOf } from '@hien/domain';
import { Button, ButtonLink, EmptyState, Text } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ClaimPage } from '../parts/ClaimPage.tsx';
import { ClaimPanel } from '../parts/ClaimPanel.tsx';
import { eventWords, formHref, offersOf, orderHref } from '../parts/item-actions.ts';
import { ItemHead } from '../parts/OrderItemCard.tsx';
import { nextSentence, reasonSentence } from '../../shared/order/order-words.ts';
import { readId } from '../../shared/address/parts.ts';
import type { OrderAccess } from '../parts/order-query.ts';
import * as s from '../parts/ClaimPage.css.ts';

const wasDenied = ({ claim }: OrderItem): boolean =>
  claim !== null && claim.refused !== null && claim.type !== 'cancel';

export function OrderShopDetailRefundDenyView({
  order,
  access,
}: {
  order: Order;
  access: OrderAccess;
}) {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const chosen = readId(params.get('item'));
  const denied = order.items.filter(wasDenied);
  const shown = denied.filter(({ id }) => chosen === undefined || id === chosen);
  return (
    <ClaimPage
      order={order}
      access={access}
      title={text('orders.deny.title')}
      lead={text('orders.deny.lead')}
    >
      {denied.length === 0 ? (
        <EmptyState
          drawing="letter"
          title={text('orders.deny.none.title')}
          text={text('orders.deny.none.text')}
          action={
            <ButtonLink variant="primary" href={orderHref(order, access.link, language)}>
              {text('orders.claim.to-order')}
            </ButtonLink>
          }
        />
      ) : (
        (shown.length === 0 ? denied : shown).map((item) => (
          <Denied key={item.id} order={order} item={item} />
        ))
      )}
    </ClaimPage>
  );
}

function Denied({ order, item }: { order: Order; item: OrderItem }) {
  const text = useText();
  const language = useLanguage();
  const again = offersOf(item).filter(
    ({ event }) => event === 'refund.request' || event === 'exchange.request',
  );
  return (
    <section className={s.denied} aria-label={item.thing.name}>
      <ItemHead item={item} reader={readerOf(order.viewer)} />
      {item.claim === null ? null : <ClaimPanel item={item} claim={item.claim} />}
      <Text>{nextSentence(item.state, readerOf(order.viewer), language)}</Text>
      <Text size="small" tone="muted">
        {text('orders.deny.left', { count: item.claimsLeft.return })}
      </Text>
      <div className={s.end}>
        {again.map(({ event, refused }) => {
          const href = formHref(event, order, item, language);
          return refused === null && href !== undefined ? (
            <ButtonLink key={event} href={href}>
              {text(eventWords[event])}
            </ButtonLink>
          ) : (
            <Button
              key={event}
              disabledReason={reasonSentence(
                refused ?? 'NOT_NOW',
                readerOf(order.viewer),
                language,
              )}
            >
              {text(eventWords[event])}
            </Button>
          );
        })}
        {order.seller.phone === null ? null : (
          <ButtonLink variant="quiet" href={`tel:${order.seller.phone}`}>
            {text('orders.seller.call', { phone: order.seller.phone })}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={paths.customerCenter.to(language)}>
          {text('orders.deny.support')}
        </ButtonLink>
      </div>
    </section>
  );
}
