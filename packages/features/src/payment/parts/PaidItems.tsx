import type { Payment } from '@hien/api';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './payment.css.ts';

/** What was bought and by when it comes, each line leading to its order. */
export function PaidItems({ goods }: Pick<Payment, 'goods'>) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  if (goods.length === 0) return null;
  return (
    <section className={s.goods} aria-labelledby="payment-goods">
      <Heading level={2} size="h4" id="payment-goods">
        {text('payment.goods')}
      </Heading>
      <ul className={s.lines}>
        {goods.map((line) => (
          <li key={line.id} className={s.goodsLine}>
            <Picture picture={line.picture} ratio="1:1" sizes="64px" alt="" />
            <div>
              <Link variant="quiet" href={paths.orderDetail.to(language, { id: line.orderId })}>
                {line.name}
              </Link>
              <Text size="small" tone="muted">
                {text('payment.goods.line', { option: line.optionName, count: line.quantity })}
              </Text>
              <Text size="small">
                {text('payment.goods.by', { day: format.date(line.deliverBy) })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
