import { companyTaxCode, hasTaxCheckDigit } from '@hien/domain';
import { Input, Notice } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useText } from '../../../shared/i18n/useText.ts';

const whole = /^\d{10}(-\d{3})?$/u;

/** The tax code; one whose last digit does not belong to the others is told so, and can be sent all the same. */
export function TaxCodeField() {
  const text = useText();
  const { value } = useFormField<string>('tax_code');
  const code = companyTaxCode(value);
  return (
    <>
      <FormField
        name="tax_code"
        label={text('company.apply.tax-code')}
        hint={text('company.apply.tax-code.hint')}
        required
      >
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      {whole.test(code) && !hasTaxCheckDigit(code) ? (
        <Notice tone="caution" role="status">
          {text('company.apply.tax-code.odd')}
        </Notice>
      ) : null}
    </>
  );
}
