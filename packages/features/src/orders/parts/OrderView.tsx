import type { Order, OrderItem } from '@hien/api';
import { Button, ButtonLink, Container, Heading, Link, Notice, Text } from '@hien/ui';
import { ChevronLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaths, paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { orderStatus } from '../../shared/status/order-status.ts';
import { OrderTitle } from './OrderTitle.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { EventDialog } from './EventDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { type AskedEvent, type BuyerEvent, isAsked } from './item-actions.ts';
import { OrderBillPrint } from './OrderBillPrint.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItemCard } from './OrderItemCard.tsx';
import { OrderNextStep } from './OrderNextStep.tsx';
import { OrderPrint } from './OrderPrint.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { reasonSentence } from '../../shared/order/order-words.ts';
import { RefundAccount } from './RefundAccount.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';
import { useOrderActions } from './use-order-actions.ts';
import type { OrderAccess } from './order-query.ts';
import * as s from './OrderView.css.ts';

type Asked =
  | { readonly event: AskedEvent; readonly items: readonly OrderItem[] }
  | { readonly event: 'refund.pickup_started'; readonly items: readonly [OrderItem] }
  | { readonly event: 'extend' }
  | { readonly event: 'address' };

/** One order in full. `?view=print` shows the sheet for paper, `?view=bill` its VAT invoice. */
export function OrderView({ order, access }: { order: Order; access: OrderAccess }) {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (view === 'bill' && order.redBill !== null) return <OrderBillPrint id={order.id} />;
  return view === 'print' ? <OrderPrint order={order} /> : <Whole order={order} access={access} />;
}

function Whole({ order, access }: { order: Order; access: OrderAccess }) {
  const text = useText();
  const actions = useOrderActions(order, access);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const ask = (event: BuyerEvent, item: OrderItem) => {
    if (isAsked(event)) setAsked({ event, items: [item] });
    else if (event === 'refund.pickup_started') setAsked({ event, items: [item] });
  };
  return (
    <Container className={s.page}>
      <OrderHead order={order} />
      <div className={s.columns}>
        <div className={s.main}>
          {order.next === null ? null : (
            <OrderNextStep
              next={order.next}
              viewer={order.viewer}
              action={<NextAction order={order} onAsk={setAsked} />}
            />
          )}
          {order.refundAccount?.needed ? (
            <RefundAccount access={access} account={order.refundAccount} />
          ) : null}
          <section aria-labelledby="order-items">
            <Heading level={2} size="h3" id="order-items">
              {text('orders.items.title', { count: order.items.length })}
            </Heading>
            <div>
              {order.items.map((item) => (
                <OrderItemCard key={item.id} order={order} item={item} onAsk={ask} />
              ))}
            </div>
          </section>
          <section className={s.part} aria-labelledby="order-timeline">
            <Heading level={2} size="h3" id="order-timeline">
              {text('orders.timeline.title')}
            </Heading>
            <OrderTimeline order={order} />
          </section>
        </div>
        <aside className={s.side}>
          <section className={s.part} aria-labelledby="order-sums">
            <Heading level={2} size="h4" id="order-sums">
              {text('orders.sum.title')}
            </Heading>
            <OrderSums amounts={order.amounts} />
          </section>
          <OrderFacts order={order} onAddress={() => setAsked({ event: 'address' })} />
          <Confirmation order={order} onExtend={() => setAsked({ event: 'extend' })} />
          <Again order={order} actions={actions} />
        </aside>
      </div>
      {asked === undefined ? null : asked.event === 'address' ? (
        <AddressDialog order={order} actions={actions} onClose={close} />
      ) : asked.event === 'extend' ? (
        <ExtendDialog order={order} actions={actions} onClose={close} />
      ) : asked.event === 'refund.pickup_started' ? (
        <ShipmentDialog item={asked.items[0]} actions={actions} onClose={close} />
      ) : (
        <EventDialog event={asked.event} items={asked.items} actions={actions} onClose={close} />
      )}
    </Container>
  );
}

function OrderHead({ order }: { order: Order }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <header className={s.head}>
      {order.viewer === 'buyer' ? (
        <Link variant="quiet" className={s.back} href={paths.orders.to(language)}>
          <ChevronLeft size={16} aria-hidden /> {text('orders.back')}
        </Link>
      ) : null}
      {order.viewer === 'admin' ? (
        <Link
          variant="quiet"
          className={s.back}
          href={adminPaths.adminQueue.to(language, { queue: 'orders' })}
        >
          <ChevronLeft size={16} aria-hidden /> {text('orders.staff.back')}
        </Link>
      ) : null}
      <div className={s.titleLine}>
        <Heading level={1} size="h2">
          <OrderTitle number={order.number} />
        </Heading>
        <CodeBadge status={orderStatus} code={order.code} />
      </div>
      <div className={s.headEnd}>
        <Text tone="muted" size="small" numeric>
          {text('orders.placed', { when: format.date(order.placedAt, 'dateTime') })}
        </Text>
        <ButtonLink variant="quiet" size="sm" href="?view=print">
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          {text('orders.print')}
        </ButtonLink>
      </div>
      {order.viewer === 'guest' ? <Notice>{text('orders.guest.notice')}</Notice> : null}
    </header>
  );
}

/** The one thing to do now for the order as a whole: pay, or confirm everything that has arrived. */
function NextAction({ order, onAsk }: { order: Order; onAsk: (asked: Asked) => void }) {
  const text = useText();
  const language = useLanguage();
  if (order.viewer !== 'buyer') return null;
  if (order.payment.state === 'waiting' && order.payment.method !== 'COD') {
    const pay = paths.payment.to(language, {
      type: 'shop',
      id: order.payment.groupId,
      payType: order.payment.method,
    });
    return (
      <ButtonLink variant="primary" href={pay}>
        {text('orders.action.pay')}
      </ButtonLink>
    );
  }
  const arrived = order.items.filter(
    ({ actions, dates }) =>
      dates.deliveredAt !== null &&
      actions.some(({ event, refused }) => event === 'buyer.confirm' && refused === null),
  );
  return arrived.length < 2 ? null : (
    <Button variant="primary" onClick={() => onAsk({ event: 'buyer.confirm', items: arrived })}>
      {text('orders.action.confirm-all', { count: arrived.length })}
    </Button>
  );
}

function Confirmation({ order, onExtend }: { order: Order; onExtend: () => void }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { extension, viewer } = order;
  const waits = order.items.some(
    ({ dates }) => dates.confirmDueAt !== null && dates.confirmedAt === null,
  );
  if (viewer !== 'buyer' || (!waits && extension.extendedAt === null)) return null;
  return (
    <section className={s.part} aria-labelledby="order-extend">
      <Heading level={2} size="h4" id="order-extend">
        {text('orders.extend.title')}
      </Heading>
      <Text size="small" tone="muted">
        {extension.extendedAt !== null && extension.until !== null
          ? text('orders.extend.done', { until: format.date(extension.until, 'deadline') })
          : text('orders.extend.text')}
      </Text>
      {extension.extendedAt === null ? (
        <div>
          <Button
            onClick={onExtend}
            {...(extension.refused === null
              ? {}
              : { disabledReason: reasonSentence(extension.refused, 'buyer', language) })}
          >
            {text('orders.extend.action')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Again({ order, actions }: { order: Order; actions: ReturnType<typeof useOrderActions> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (order.viewer !== 'buyer') return null;
  return (
    <div className={s.part}>
      <Button
        loading={busy}
        loadingLabel={text('orders.sending')}
        onClick={async () => {
          setBusy(true);
          setFailed(await actions.buyAgain());
          setBusy(false);
        }}
      >
        {text('orders.reorder')}
      </Button>
      {failed === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failed}
        </Notice>
      )}
    </div>
  );
}
