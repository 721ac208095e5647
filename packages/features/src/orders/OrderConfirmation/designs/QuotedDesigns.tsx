import type { DesignQuote } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../../../shared/checkout/checkout.css.ts';

/** What is ordered; what cannot be says why in its own row. */
export function QuotedDesigns({ lines }: Pick<DesignQuote, 'lines'>) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className={s.part} aria-labelledby="checkout-designs">
      <Heading level={2} size="h4" id="checkout-designs">
        {text('orders.designs.checkout.lines')}
      </Heading>
      <ul className={s.lines}>
        {lines.map(({ designId: id, number, title, picture, price, message }) => (
          <li key={id} className={s.row}>
            <Picture picture={picture} ratio="1:1" sizes="64px" alt="" />
            <div className={s.words}>
              <Link variant="quiet" href={paths.interiorDesignDetail.to(language, { id })}>
                {title}
              </Link>
              <Text size="small" tone="muted">
                {number}
              </Text>
              {message === null ? null : (
                <Text size="small" tone="critical">
                  {message}
                </Text>
              )}
            </div>
            <div className={s.end}>
              <Text as="span" weight="strong" tone={message === null ? undefined : 'muted'} numeric>
                {format.vnd(price)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
