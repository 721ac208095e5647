import type { DesignOrder } from '@hien/api';
import { Button, Text } from '@hien/ui';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { RefundDesigns } from './RefundDesigns.tsx';
import * as s from './DesignOrderCard.css.ts';

/** What was asked, and what our staff answered: both in the words they were written in. */
export function RefundWords({ refund }: { refund: NonNullable<DesignOrder['refund']> }) {
  const text = useText();
  const format = useFormat();
  const { reason, requestedAt, answer, decidedAt } = refund;
  return (
    <div className={s.refund}>
      <figure className={s.said}>
        <figcaption>
          <Text as="span" size="caption" tone="muted">
            {text('orders.designs.refund.asked')} · {format.date(requestedAt, 'dateTime')}
          </Text>
        </figcaption>
        <Text as="p" size="small" measure>
          {reason}
        </Text>
      </figure>
      {answer === null || decidedAt === null ? null : (
        <figure className={s.said}>
          <figcaption>
            <Text as="span" size="caption" tone="muted">
              {text('orders.designs.refund.answered')} · {format.date(decidedAt, 'dateTime')}
            </Text>
          </figcaption>
          <Text as="p" size="small" measure>
            {answer}
          </Text>
        </figure>
      )}
    </div>
  );
}

/** The way to the request, or why there is none any more. */
export function AskForRefund({ order }: { order: DesignOrder }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  if (order.refundRefused !== null)
    return order.refundRefused === 'NOT_NOW' ? null : (
      <Text size="small" tone="muted">
        {text(`orders.designs.refund.no.${order.refundRefused}`)}
      </Text>
    );
  return (
    <div className={s.actions}>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('orders.designs.refund')}
      </Button>
      <Suspense>
        {asking ? <RefundDesigns order={order} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  );
}
