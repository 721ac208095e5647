import type { Order, OrderItem } from '@hien/api';
import { givenReason } from '@hien/domain';
import { DefinitionList, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { PictureStrip } from '../../pictures/PictureStrip.tsx';
import { ItemBadge } from '../ItemBadge.tsx';
import { methodName, nextSentence } from '../order-words.ts';
import { ShipmentLine } from '../ShipmentLine.tsx';
import { lastAct } from './last-act.ts';
import { StaffActs } from './StaffActs.tsx';
import * as s from './staff.css.ts';

interface StaffLineProps {
  order: Order;
  item: OrderItem;
}

/** One line of an order with what staff have to know to act, and what they can do. */
export function StaffLine({ order, item }: StaffLineProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { claim, shipment, thing } = item;
  const last = lastAct(order, language);
  return (
    <div className={s.line}>
      <div className={s.head}>
        <ItemBadge item={item} reader="staff" />
        <Text weight="strong">{nextSentence(item.state, 'staff', language)}</Text>
      </div>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('orders.staff.order'),
            detail: (
              <Link href={`${paths.orderDetail.to(language, { id: order.id })}#item-${item.id}`}>
                {order.number}
              </Link>
            ),
          },
          {
            term: text('orders.staff.thing'),
            detail: text('orders.timeline.item', { name: thing.name, count: item.quantity }),
          },
          {
            term: text('orders.staff.paid'),
            detail: `${format.vnd(item.paid)} · ${methodName(order.payment.method, language)}`,
          },
          {
            term: text('orders.staff.receiver'),
            detail: `${order.address.receiver}, ${order.address.phone}`,
          },
          {
            term: text('orders.staff.shop'),
            detail: `${order.seller.name}, ${order.seller.phone}`,
          },
          ...(claim === null
            ? []
            : [
                {
                  term: text('orders.staff.claim'),
                  detail: [
                    givenReason(claim.reason, language),
                    claim.text,
                    format.date(claim.requestedAt, 'dateTime'),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]),
          ...(claim?.hold == null
            ? []
            : [
                {
                  term: text('orders.staff.hold'),
                  detail: [
                    givenReason(claim.hold.reason, language),
                    claim.hold.text,
                    format.date(claim.hold.since, 'dateTime'),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]),
          ...(last === undefined
            ? []
            : [{ term: text('orders.staff.last'), detail: `${last.what} · ${last.who}` }]),
        ]}
      />
      {claim === null ? null : (
        <PictureStrip pictures={claim.pictures} label={text('orders.claim.pictures')} />
      )}
      {shipment === null ? null : (
        <ShipmentLine label={text('orders.staff.parcel')} shipment={shipment} />
      )}
      <StaffActs order={order} item={item} />
    </div>
  );
}
