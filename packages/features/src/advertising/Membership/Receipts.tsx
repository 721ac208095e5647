import type { AdOrder } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { usePlan } from '../parts/usePlan.ts';
import * as s from './MembershipView.css.ts';

/** What was paid, the newest first, with the month that it was for. */
export function Receipts({ orders }: { orders: readonly AdOrder[] }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const nameOf = usePlan();
  return (
    <section className={s.receipts} aria-labelledby="receipts">
      <Heading level={2} size="h4" id="receipts">
        {text('ad.receipts.title')}
      </Heading>
      <ul className={s.lines}>
        {orders.map(({ id, number, kind, plan, period, total, paidAt, hasInvoice }) => (
          <li key={id} className={s.line}>
            <div className={s.words}>
              <Text weight="strong">
                {text(`ad.receipts.kind.${kind}`, { plan: nameOf(plan) })}
              </Text>
              <Text size="small" tone="muted">
                {number}
                {paidAt === null ? '' : ` · ${format.date(paidAt)}`}
                {hasInvoice ? ` · ${text('ad.receipts.invoice')}` : ''}
              </Text>
              {period === null ? null : (
                <Text size="small" tone="muted">
                  {text('ad.receipts.span', {
                    from: format.date(period.start),
                    to: format.date(period.end),
                  })}
                </Text>
              )}
              <Link href={paths.adPurchasedDetail.to(language, { order: id })}>
                {text('ad.paper.open')}
              </Link>
            </div>
            <Text as="span" weight="strong" numeric>
              {format.vnd(total)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
