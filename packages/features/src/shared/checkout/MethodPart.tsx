import type { CheckoutQuote } from '@hien/api';
import { paymentMethodLabels } from '@hien/domain';
import { Heading, Radio, RadioGroup, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './checkout.css.ts';
import { Payee } from './Payee.tsx';

type Quoted = CheckoutQuote['methods'][number];

interface MethodPartProps {
  methods: readonly Quoted[];
  total: number;
  /** Until when a transfer has to arrive, in a sentence. */
  transfer: string;
}

/** How it is paid, each way in a sentence; what follows from the choice stands below it. */
export function MethodPart({ methods, total, transfer }: MethodPartProps) {
  const text = useText();
  const language = useLanguage();
  const { id, value, error, setValue } = useFormField<string>('method');
  const chosen = methods.find(({ method }) => method === value);
  return (
    <section className={s.part} aria-labelledby="checkout-method">
      <Heading level={2} size="h4" id="checkout-method">
        {text('orders.checkout.method')}
      </Heading>
      <RadioGroup
        id={id}
        tabIndex={-1}
        legend={text('orders.checkout.method')}
        legendHidden
        layout="cards"
        name="method"
        value={value}
        error={error}
        onChange={setValue}
      >
        {methods.map(({ method }) => (
          <Radio key={method} value={method} hint={text(`orders.checkout.method.${method}`)}>
            {total === 0
              ? text('orders.checkout.method.nothing')
              : paymentMethodLabels[method][language]}
          </Radio>
        ))}
      </RadioGroup>
      {chosen ? <Consequence chosen={chosen} transfer={transfer} /> : null}
    </section>
  );
}

function Consequence({ chosen, transfer }: { chosen: Quoted; transfer: string }) {
  const text = useText();
  const format = useFormat();
  if (chosen.method === 'VA')
    return (
      <div className={s.explained}>
        <Text weight="strong">{text('orders.checkout.transfer.title')}</Text>
        <Payee />
        <Text size="small">{transfer}</Text>
        <Text size="small" tone="muted">
          {text('orders.checkout.transfer.memo')}
        </Text>
      </div>
    );
  if (chosen.months.length === 0) return null;
  return (
    <div className={s.explained}>
      <Text weight="strong">{text('orders.checkout.months.title')}</Text>
      <ul className={s.months}>
        {chosen.months.map(({ months, monthly }) => (
          <li key={months} className={s.month}>
            <span>{text('orders.checkout.months', { months })}</span>
            <Text as="span" weight="strong" numeric>
              {text('orders.checkout.months.each', { amount: format.vnd(monthly) })}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {text('orders.checkout.months.note')}
      </Text>
    </div>
  );
}
