import type { CheckoutQuote } from '@hien/api';
import { Checkbox, Heading, Picture, Text, Textarea } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../../shared/checkout/checkout.css.ts';

type QuotedSeller = CheckoutQuote['sellers'][number];

/** What is bought from one seller: the lines, how they travel, and a word to the seller. */
export function SellerPart({
  seller: { seller, lines, delivery, deliverBy, total },
}: {
  seller: QuotedSeller;
}) {
  const text = useText();
  const format = useFormat();
  const id = `checkout-seller-${seller.id}`;
  return (
    <section className={s.part} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {text('orders.checkout.from', { name: seller.name })}
      </Heading>
      <ul className={s.lines}>
        {lines.map((line) => (
          <li key={line.id} className={s.row}>
            <Picture picture={line.picture} ratio="1:1" sizes="64px" alt="" />
            <div className={s.words}>
              <Text weight="strong" clamp={2}>
                {line.name}
              </Text>
              <Text size="small" tone="muted">
                {text('orders.checkout.line', {
                  option: line.optionName,
                  count: line.quantity,
                  price: format.vnd(line.unitPrice),
                })}
              </Text>
              <Text size="small" tone="muted">
                {text('orders.checkout.prepared', { days: line.preparationDays })}
              </Text>
            </div>
            <Text as="span" className={s.end} numeric>
              {format.vnd(line.goods)}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="small">
        {text('orders.checkout.deliver-by', { date: format.date(deliverBy) })}
      </Text>
      <Installation sellerId={seller.id} offered={delivery?.offered ?? null} />
      <FormField name={`messages.${seller.id}`} label={text('orders.checkout.message')}>
        <Textarea rows={2} maxLength={500} placeholder={text('orders.checkout.message.example')} />
      </FormField>
      <div className={s.between}>
        <Text as="span" size="small" tone="muted">
          {delivery === null
            ? text('orders.checkout.delivery.unknown')
            : (delivery.message ??
              (delivery.fee === 0
                ? text('orders.checkout.delivery.free')
                : text('orders.checkout.delivery', { fee: format.vnd(delivery.fee) })))}
        </Text>
        <Text as="span" weight="strong" numeric>
          {format.vnd(total)}
        </Text>
      </div>
    </section>
  );
}

/** Asked for by a tick, never put on the bill unasked. */
function Installation({ sellerId, offered }: { sellerId: number; offered: number | null }) {
  const text = useText();
  const format = useFormat();
  const { value, setValue } = useFormField<number[]>('installation');
  if (offered === null) return null;
  return (
    <Checkbox
      checked={value.includes(sellerId)}
      hint={
        offered === 0
          ? text('orders.checkout.installation.free')
          : text('orders.checkout.installation.fee', { fee: format.vnd(offered) })
      }
      onChange={({ target }) =>
        setValue(
          target.checked ? [...value, sellerId] : value.filter((other) => other !== sellerId),
        )
      }
    >
      {text('orders.checkout.installation')}
    </Checkbox>
  );
}
