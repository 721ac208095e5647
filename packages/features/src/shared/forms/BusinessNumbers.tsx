import type { BusinessKind } from '@hien/domain';
import { Input } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useEffect, useEffectEvent } from 'react';

interface BusinessNumbersProps {
  /** Names of the fields for this kind; a freelancer's citizen card has one number for both. */
  labels: { number: string; tax: string; taxHint?: string | undefined };
  citizen: { label: string; hint: string };
}

/** Nobody typed a number yet: the tax code says so, and once is enough. */
const none = '–';

/** `registration_number` and `tax_code`. A freelancer has one number for both and is asked for it once. */
export function BusinessNumbers({ labels, citizen }: BusinessNumbersProps) {
  const { value: kind } = useFormField<BusinessKind>('type');
  const { value: code } = useFormField<string>('tax_code');
  const number = useFormField<string>('registration_number');
  const once = kind === 'freelancer';
  const follow = useEffectEvent((next: string) => {
    if (next !== number.value) number.setValue(next);
  });
  const forget = useEffectEvent(() => {
    if (number.value === none) number.setValue('');
  });
  useEffect(() => (once ? follow(code.trim() || none) : forget()), [once, code]);
  if (once)
    return (
      <FormField name="tax_code" label={citizen.label} hint={citizen.hint} required>
        <Input inputMode="numeric" />
      </FormField>
    );
  return (
    <>
      <FormField name="registration_number" label={labels.number} required>
        <Input inputMode="numeric" />
      </FormField>
      <FormField name="tax_code" label={labels.tax} hint={labels.taxHint} required>
        <Input inputMode="numeric" />
      </FormField>
    </>
  );
}
