import type { Order } from '@hien/api';
import { formatPhone, isVietnamesePhone } from '@hien/domain';
import { Button, type Definition, DefinitionList, Heading, Link, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { paymentStatus, shippingStatus } from '../../shared/status/payment-status.ts';
import { methodName, reasonSentence } from '../../shared/order/order-words.ts';
import { OrderBill } from './OrderBill.tsx';
import * as s from './facts.css.ts';

const phone = (number: string): string =>
  isVietnamesePhone(number) ? formatPhone(number) : number;

interface OrderFactsProps {
  order: Order;
  /** Asks for another address. */
  onAddress: () => void;
}

/** Where it goes, how it was paid, who sold it, the VAT invoice. */
export function OrderFacts({ order, onAddress }: OrderFactsProps) {
  const text = useText();
  const language = useLanguage();
  const { address, seller } = order;
  const shop = seller.slug === null ? undefined : paths.brand.to(language, { id: seller.id });
  return (
    <div className={s.groups}>
      <section className={s.group} aria-labelledby="order-address">
        <Heading level={2} size="h4" id="order-address">
          {text('orders.address.title')}
        </Heading>
        <address className={s.address}>
          <strong>{address.receiver}</strong> · {phone(address.phone)}
          <br />
          {[address.address, address.ward, address.district, address.city]
            .filter((part) => part !== null)
            .join(', ')}
        </address>
        {address.masked ? (
          <Text size="caption" tone="muted">
            {text('orders.address.masked')}
          </Text>
        ) : null}
        <ChangeAddress order={order} onPress={onAddress} />
        {order.message === '' ? null : (
          <p className={s.message}>
            <Text as="span" size="caption" tone="muted">
              {text('orders.message')}
            </Text>
            <br />
            {order.message}
          </p>
        )}
      </section>
      <section className={s.group} aria-labelledby="order-payment">
        <Heading level={2} size="h4" id="order-payment">
          {text('orders.payment.title')}
        </Heading>
        <PaymentFacts order={order} />
      </section>
      <section className={s.group} aria-labelledby="order-seller">
        <Heading level={2} size="h4" id="order-seller">
          {text('orders.seller.title')}
        </Heading>
        <p className={s.address}>
          {shop === undefined ? (
            <strong>{seller.name}</strong>
          ) : (
            <Link href={shop}>{seller.name}</Link>
          )}
          {seller.phone === null ? null : (
            <>
              <br />
              <Link href={`tel:${seller.phone}`}>
                {text('orders.seller.call', { phone: seller.phone })}
              </Link>
            </>
          )}
        </p>
      </section>
      {order.redBill === null ? null : (
        <section className={s.group} aria-labelledby="order-red-bill">
          <Heading level={2} size="h4" id="order-red-bill">
            {text('orders.red-bill.title')}
          </Heading>
          <OrderBill order={order} bill={order.redBill} />
        </section>
      )}
    </div>
  );
}

/** For its buyer, until the goods are dispatched (D97); why not while a cancel waits. */
function ChangeAddress({ order, onPress }: { order: Order; onPress: () => void }) {
  const text = useText();
  const language = useLanguage();
  const { addressRefused: refused } = order;
  if (order.viewer !== 'buyer' || (refused !== null && refused !== 'CANCEL_OPEN')) return null;
  return (
    <div>
      <Button
        size="sm"
        onClick={onPress}
        {...(refused === null
          ? {}
          : { disabledReason: reasonSentence(refused, 'buyer', language) })}
      >
        {text('orders.address.change')}
      </Button>
    </div>
  );
}

function PaymentFacts({ order }: { order: Order }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { payment, referralCode, textStatus } = order;
  const items: Definition[] = [
    { term: text('orders.payment.method'), detail: methodName(payment.method, language) },
    {
      term: text('orders.payment.state'),
      detail: <CodeBadge status={paymentStatus} code={textStatus.payment} />,
    },
  ];
  if (payment.paidAt !== null)
    items.push({
      term: text('orders.payment.paid-at'),
      detail: format.date(payment.paidAt, 'dateTime'),
    });
  if (payment.dueAt !== null)
    items.push({
      term: text('orders.payment.due-at'),
      detail: format.date(payment.dueAt, 'deadline'),
    });
  if (payment.orderCount > 1)
    items.push({
      term: text('orders.payment.group'),
      detail: text('orders.payment.group.of', {
        count: payment.orderCount,
        amount: format.vnd(payment.groupTotal),
      }),
    });
  if (referralCode !== null)
    items.push({ term: text('orders.payment.referral'), detail: referralCode });
  if (textStatus.shipping !== null)
    items.push({
      term: text('orders.shipping.state'),
      detail: <CodeBadge status={shippingStatus} code={textStatus.shipping} />,
    });
  return <DefinitionList items={items} />;
}
