import type { OrderRow } from '@hien/api';
import { ButtonLink, OrderCard, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { orderStatus } from '../../shared/status/order-status.ts';
import { ItemBadge } from '../../shared/order/ItemBadge.tsx';
import { methodName, nextSentence } from '../../shared/order/order-words.ts';

/** One order in the buyer's list. */
export function OrderRowCard({ order }: { order: OrderRow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { payment, seller, next } = order;
  const detail = paths.orderDetail.to(language, { id: order.id });
  const pay =
    payment.state === 'waiting' && payment.method !== 'COD'
      ? paths.payment.to(language, {
          type: 'shop',
          id: payment.groupId,
          payType: payment.method,
        })
      : undefined;
  const reviewed = order.items.find(({ reviewable }) => reviewable);
  const review =
    reviewed === undefined ? undefined : paths.review.to(language, { write: reviewed.id });
  const brand = seller.slug === null ? undefined : paths.brand.to(language, { id: seller.id });
  return (
    <OrderCard
      href={detail}
      title={text('orders.detail.title', { number: order.number })}
      placed={{ text: format.date(order.placedAt, 'dateTime'), iso: order.placedAt }}
      status={<CodeBadge status={orderStatus} code={order.code} />}
      seller={{ name: seller.name, ...(brand === undefined ? {} : { href: brand }) }}
      level={2}
      items={order.items.map((item) => ({
        id: String(item.id),
        title: item.name,
        picture: item.picture,
        options: item.optionName,
        quantity: text('orders.item.for', { count: item.quantity }),
        price: format.vnd(item.paid),
        status: <ItemBadge item={item} reader="buyer" />,
      }))}
      moreLabel={(count) => text('orders.item.more', { count })}
      next={
        next === null ? null : (
          <Text size="small" tone="muted">
            {nextSentence(next.state, 'buyer', language)}
            {next.until === null
              ? null
              : ` ${text('orders.row.until', { until: format.date(next.until, 'deadline') })}`}
          </Text>
        )
      }
      total={{
        label: text('orders.sum.total'),
        amount: format.vnd(order.total),
        note: methodName(payment.method, language),
      }}
      actions={
        <>
          <ButtonLink href={detail}>{text('orders.row.open')}</ButtonLink>
          {review === undefined ? null : (
            <ButtonLink variant="primary" href={review}>
              {text('orders.action.review')}
            </ButtonLink>
          )}
          {pay === undefined ? null : (
            <ButtonLink variant="primary" href={pay}>
              {text('orders.action.pay')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
