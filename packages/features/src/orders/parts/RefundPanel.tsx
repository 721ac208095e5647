import type { ItemRefund, OrderItem } from '@hien/api';
import { Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { moneyReturnStatus } from '../../shared/status/payment-status.ts';
import { RefundSplitTable } from '../../shared/order/RefundSplitTable.tsx';
import * as s from './parts.css.ts';

/** The money of a line on its way back: how much, from what, where to, and until when. */
export function RefundPanel({ item, refund }: { item: OrderItem; refund: ItemRefund }) {
  const text = useText();
  const format = useFormat();
  return (
    <section className={s.refund} aria-label={text('orders.refund.title')}>
      {refund.state === null ? null : (
        <p className={s.refundState}>
          <CodeBadge status={moneyReturnStatus} code={refund.state} />
          <Text as="span" size="caption" tone="muted">
            {refund.refundedAt !== null
              ? text('orders.refund.done', { when: format.date(refund.refundedAt, 'dateTime') })
              : refund.dueAt === null
                ? text(`orders.refund.to.${refund.target}`)
                : text('orders.refund.until', { when: format.date(refund.dueAt, 'deadline') })}
          </Text>
        </p>
      )}
      {refund.failed ? (
        <Notice tone="caution" title={text('orders.refund.failed.title')}>
          {text('orders.refund.failed.text')}
        </Notice>
      ) : null}
      {refund.split === null ? null : (
        <RefundSplitTable
          split={refund.split}
          type={item.claim?.type ?? 'cancel'}
          caption={text('orders.refund.title')}
        />
      )}
      {refund.split !== null && refund.target === 'none' ? null : (
        <Text size="caption" tone="muted">
          {text(`orders.refund.to.${refund.target}`)}
        </Text>
      )}
    </section>
  );
}
