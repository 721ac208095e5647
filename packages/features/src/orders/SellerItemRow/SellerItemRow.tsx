import type { SellerItem } from '@hien/api';
import { Badge, Button, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemHead } from '../parts/OrderItemCard.tsx';
import { actorName, givenReason, methodName, reasonSentence } from '../parts/order-words.ts';
import { ShipmentLine } from '../parts/ShipmentLine.tsx';
import { type SellerEvent, sellerEventWords, sellerOffers } from './seller-actions.ts';
import * as s from './SellerItemRow.css.ts';

interface SellerItemRowProps {
  row: SellerItem;
  onAct: (event: SellerEvent, row: SellerItem) => void;
}

/** One line of an order as the shop that sold it works on it: for whom, where it stands, until when, what to do. */
export function SellerItemRow({ row, onAct }: SellerItemRowProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { item, address } = row;
  const { claim, next } = item;
  const mine = next.who.includes('seller');
  const who = next.who.map((actor) => actorName(actor, language)).filter(Boolean);
  return (
    <article className={s.row} aria-label={`${row.orderNumber} ${item.thing.name}`}>
      <header className={s.head}>
        <strong className={s.number}>{row.orderNumber}</strong>
        <Text as="span" size="caption" tone="muted" numeric>
          {format.date(row.placedAt, 'dateTime')} · {methodName(row.payment.method, language)}
        </Text>
        {mine ? <Badge tone="accent">{text('orders.seller-row.yours')}</Badge> : null}
      </header>
      <ItemHead item={item} />
      <dl className={s.facts}>
        <div>
          <dt className={s.term}>{text('orders.seller-row.buyer')}</dt>
          <dd className={s.detail}>
            {row.buyer}
            <br />
            {[address.ward, address.city].join(', ')}
          </dd>
        </div>
        <div>
          <dt className={s.term}>{text('orders.next.label')}</dt>
          <dd className={s.detail}>
            {who.length === 0
              ? text('orders.seller-row.nobody')
              : text('orders.seller-row.waits-for', { who: who.join(', ') })}
            {next.until === null ? null : (
              <>
                <br />
                {text('orders.row.until', { until: format.date(next.until, 'deadline') })}
              </>
            )}
          </dd>
        </div>
        {claim === null ? null : (
          <div>
            <dt className={s.term}>{text(`orders.claim.${claim.type}`)}</dt>
            <dd className={s.detail}>
              {givenReason(claim.reason, language)}
              {claim.text === '' ? null : (
                <>
                  <br />
                  <span className={s.words}>{claim.text}</span>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {item.shipment === null ? null : (
        <ShipmentLine label={text('orders.shipment.out')} shipment={item.shipment} />
      )}
      <SellerButtons row={row} onAct={onAct} />
    </article>
  );
}

function SellerButtons({ row, onAct }: SellerItemRowProps) {
  const text = useText();
  const language = useLanguage();
  const offers = sellerOffers(row.item);
  if (offers.length === 0) return null;
  const first = offers.find(({ refused }) => refused === null)?.event;
  return (
    <div className={s.buttons}>
      {offers.map(({ event, refused }) => (
        <Button
          key={event}
          size="sm"
          variant={event === first ? 'primary' : 'secondary'}
          onClick={() => onAct(event, row)}
          {...(refused === null
            ? {}
            : { disabledReason: reasonSentence(refused, 'seller', language) })}
        >
          {text(sellerEventWords[event])}
        </Button>
      ))}
    </div>
  );
}
