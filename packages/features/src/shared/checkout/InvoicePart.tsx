import type { CheckoutValues } from '@hien/domain';
import { Checkbox, Heading, Input } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useText } from '../i18n/useText.ts';
import * as s from './checkout.css.ts';

const blank = { company: '', email: '', taxCode: '', address: '' };

/** The VAT invoice: asked for here or never (D28). What was typed stays when the tick is taken back. */
export function InvoicePart() {
  const text = useText();
  const { value, setValue } = useFormField<CheckoutValues['redBill']>('redBill');
  return (
    <section className={s.part} aria-labelledby="checkout-invoice">
      <Heading level={2} size="h4" id="checkout-invoice">
        {text('orders.checkout.invoice')}
      </Heading>
      <Checkbox
        checked={value !== null}
        hint={text('orders.checkout.invoice.once')}
        onChange={({ target }) => setValue(target.checked ? blank : null)}
      >
        {text('orders.checkout.invoice.want')}
      </Checkbox>
      {value === null ? null : (
        <div className={s.pair}>
          <FormField
            name="redBill.company"
            label={text('orders.checkout.invoice.company')}
            required
          >
            <Input autoComplete="organization" />
          </FormField>
          <FormField
            name="redBill.taxCode"
            label={text('orders.checkout.invoice.tax-code')}
            hint={text('orders.checkout.invoice.tax-code.hint')}
            required
          >
            <Input inputMode="numeric" autoComplete="off" />
          </FormField>
          <FormField name="redBill.email" label={text('orders.checkout.invoice.email')} required>
            <Input type="email" autoComplete="email" />
          </FormField>
          <FormField
            name="redBill.address"
            label={text('orders.checkout.invoice.address')}
            required
          >
            <Input autoComplete="street-address" />
          </FormField>
        </div>
      )}
    </section>
  );
}
