import { type ItemField, itemFieldLabels } from '@hien/domain';
import { Field } from '@hien/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useFaultWords } from './useFaultWords.ts';
import { type Step, controlId } from './wizard.ts';

interface ItemFieldBoxProps {
  field: ItemField;
  faults: Step['faults'];
  /** Where what stands around it says half of its name. */
  label?: string;
  hint?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field of the item: its name, a hint, and what is wrong with it. */
export function ItemFieldBox({ field, faults, label, hint, required, ...rest }: ItemFieldBoxProps) {
  const text = useText();
  const language = useLanguage();
  const words = useFaultWords();
  const fault = faults.find((one) => one.field === field && one.row === undefined);
  return (
    <Field
      id={controlId(field)}
      label={label ?? itemFieldLabels[field][language]}
      error={fault === undefined ? undefined : words(fault)}
      {...(hint === undefined ? {} : { hint })}
      {...(required === true ? { required } : { mark: text('form.optional') })}
      {...rest}
    />
  );
}
