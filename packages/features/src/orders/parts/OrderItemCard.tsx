import type { Order, OrderItem } from '@hien/api';
import { type Reader, readerOf } from '@hien/domain';
import { LinkBase, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ClaimPanel } from './ClaimPanel.tsx';
import type { BuyerEvent } from './item-actions.ts';
import { ItemBadge } from '../../shared/order/ItemBadge.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import { ShipmentLine } from '../../shared/order/ShipmentLine.tsx';
import { nextSentence } from '../../shared/order/order-words.ts';
import * as s from './parts.css.ts';

interface OrderItemCardProps {
  order: Order;
  item: OrderItem;
  onAsk: (event: BuyerEvent, item: OrderItem) => void;
}

/** One line of an order: the thing, where it stands, its parcel, its claim, its money, and what may be done. */
export function OrderItemCard({ order, item, onAsk }: OrderItemCardProps) {
  const text = useText();
  const language = useLanguage();
  const split = item.splitFrom !== null;
  const id = `item-${item.id}`;
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  // A link leads to one line: the order is there later than the page.
  useEffect(() => {
    if (hash === `#${id}`) card.current?.scrollIntoView({ block: 'start' });
  }, [hash, id]);
  return (
    <article ref={card} className={s.item} id={id}>
      <ItemHead item={item} reader={readerOf(order.viewer)} />
      {split ? (
        <Text size="caption" tone="muted">
          {text('orders.item.split')}
        </Text>
      ) : null}
      {order.items.length > 1 && item.id !== order.next?.itemId ? (
        <Text size="caption" tone="muted">
          {nextSentence(item.state, readerOf(order.viewer), language)}
        </Text>
      ) : null}
      {item.shipment === null ? null : (
        <ShipmentLine
          label={text(order.viewer === 'admin' ? 'orders.staff.parcel' : 'orders.shipment.out')}
          shipment={item.shipment}
        />
      )}
      {item.claim === null ? null : <ClaimPanel item={item} claim={item.claim} />}
      {item.refund === null ? null : <RefundPanel item={item} refund={item.refund} />}
      <ItemButtons order={order} item={item} onAsk={onAsk} />
    </article>
  );
}

/** The thing itself, with its badge and what was paid for it. */
export function ItemHead({ item, reader }: { item: OrderItem; reader: Reader }) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  const { thing } = item;
  const href = thing.productOpen
    ? paths.shopDetail.to(language, { id: thing.productId })
    : undefined;
  const crossed = item.discount > 0;
  return (
    <div className={s.itemHead}>
      <Picture className={s.itemPicture} picture={thing.picture} ratio="1:1" sizes="96px" alt="" />
      <div className={s.itemWords}>
        <div>
          <ItemBadge item={item} reader={reader} />
        </div>
        <p className={s.itemName}>
          {href === undefined ? (
            thing.name
          ) : (
            <LinkBase className={s.itemLink} href={href}>
              {thing.name}
            </LinkBase>
          )}
        </p>
        <p className={s.itemOption}>
          {text('orders.item.option', { option: thing.optionName, count: item.quantity })}
        </p>
      </div>
      <p className={s.itemMoney}>
        {item.quantity > 1 ? (
          <span className={s.itemUnit}>
            {text('price.times', { unit: vnd(item.unitPrice), count: item.quantity })}
          </span>
        ) : null}
        <span className={s.itemPaid}>{vnd(item.goods)}</span>
        {crossed ? (
          <s className={s.itemList}>
            <span className={s.hidden}>{text('orders.item.before')} </span>
            {vnd(item.list)}
          </s>
        ) : null}
      </p>
    </div>
  );
}
