import type { DesignOrder } from '@hien/api';
import { designOrderTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Heading, Link, Picture, Text } from '@hien/ui';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { methodName } from '../../../shared/order/order-words.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { orderStatus } from '../../../shared/status/order-status.ts';
import { CancelDesignOrder } from './CancelDesignOrder.tsx';
import { AskForRefund, RefundWords } from './RefundSteps.tsx';
import * as s from './DesignOrderCard.css.ts';

/** One order of designs: where it stands, what is in it, and what can be done. */
export function DesignOrderCard({
  order,
  whole = false,
}: {
  order: DesignOrder;
  /** It is the page, and leads to none. */
  whole?: boolean;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, number, total, method } = order;
  return (
    <article className={s.card} aria-labelledby={`designs-${order.id}`}>
      <header className={s.head}>
        <div>
          {whole ? (
            <Heading level={1} size="h3" id={`designs-${order.id}`}>
              {text('orders.designs.number', { number })}
            </Heading>
          ) : (
            <h2 className={s.title} id={`designs-${order.id}`}>
              <Link
                variant="quiet"
                href={paths.orderDetail.to(language, { id: order.id }, { of: 'designs' })}
              >
                {text('orders.designs.number', { number })}
              </Link>
            </h2>
          )}
          <Text size="small" tone="muted">
            <time dateTime={order.placedAt}>{format.date(order.placedAt, 'dateTime')}</time>
          </Text>
        </div>
        <CodeBadge status={orderStatus} code={order.code} />
      </header>
      <ul className={s.lines}>
        {order.lines.map((line) => (
          <DesignLine key={line.designId} line={line} order={order} />
        ))}
      </ul>
      <div className={s.next}>
        <Text size="small">
          {designOrderTexts.states[state].next[language]}
          {state === 'pending'
            ? ` ${text('orders.row.until', { until: format.date(order.dueAt, 'deadline') })}`
            : null}
        </Text>
        {order.ownerName === null ? null : (
          <Text size="small" tone="muted">
            {text('orders.designs.for', { name: order.ownerName })}
          </Text>
        )}
        {state === 'pending' && order.ownerName === null ? (
          <Text size="small" tone="muted">
            {order.left > 0
              ? text('orders.designs.left', { left: order.left })
              : text('orders.designs.full')}
          </Text>
        ) : null}
        {whole && order.referralCode !== null ? (
          <Text size="small" tone="muted">
            {text('orders.payment.referral')}: {order.referralCode}
          </Text>
        ) : null}
        {order.hasInvoice ? (
          <Text size="small" tone="muted">
            {text('orders.designs.invoice')}
          </Text>
        ) : null}
      </div>
      {order.refund === null ? null : <RefundWords refund={order.refund} />}
      <footer className={s.foot}>
        <div>
          <Text as="span" size="small" tone="muted">
            {text('orders.sum.total')}
          </Text>{' '}
          <Text as="span" weight="strong" numeric>
            {format.vnd(total)}
          </Text>
          <Text size="small" tone="muted">
            {methodName(method, language)}
          </Text>
        </div>
        {state === 'pending' ? <Waiting order={order} /> : <AskForRefund order={order} />}
      </footer>
    </article>
  );
}

function DesignLine({
  line: { designId: id, number, title, picture, price, isWithdrawn },
  order: { state, ownerName },
}: {
  line: DesignOrder['lines'][number];
  order: DesignOrder;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const download =
    // Whose they are downloads them.
    ownerName === null && (state === 'purchased' || state === 'refund_rejected')
      ? paths.designDownload.to(language, { id })
      : undefined;
  return (
    <li className={s.line}>
      <Picture picture={picture} ratio="4:3" sizes="96px" alt="" />
      <div className={s.words}>
        <Link variant="quiet" href={paths.interiorDesignDetail.to(language, { id })}>
          {title}
        </Link>
        <Text size="small" tone="muted">
          {number}
        </Text>
        {isWithdrawn && state === 'pending' ? (
          <Text size="small" tone="critical">
            {text('orders.designs.withdrawn')}
          </Text>
        ) : null}
      </div>
      <div className={s.end}>
        <Text as="span" numeric>
          {format.vnd(price)}
        </Text>
        {download === undefined ? null : (
          <ButtonLink
            href={download}
            aria-label={text('orders.designs.download.one', { name: title })}
          >
            {text('orders.designs.download')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** While it waits for its money: pay, add, or let it go. */
function Waiting({ order }: { order: DesignOrder }) {
  const text = useText();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const isGone = order.lines.some(({ isWithdrawn }) => isWithdrawn);
  return (
    <div className={s.actions}>
      {isGone ? (
        <Text size="small" tone="critical">
          {text('orders.designs.withdrawn.text')}
        </Text>
      ) : null}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('orders.designs.cancel')}
      </Button>
      {order.left > 0 && !isGone ? (
        <ButtonLink href={paths.interiorDesign.to(language)}>
          {text('orders.designs.more')}
        </ButtonLink>
      ) : null}
      {isGone ? null : (
        <ButtonLink
          variant="primary"
          href={paths.payment.to(language, {
            type: 'design',
            id: order.groupId,
            payType: order.method,
          })}
        >
          {text('orders.action.pay')}
        </ButtonLink>
      )}
      <Suspense>
        {asking ? <CancelDesignOrder order={order} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  );
}
