import { type CompanyField, companyFieldLabels } from '@hien/domain';
import { Field } from '@hien/ui';
import type { ReactNode } from 'react';
import { validationText } from '../../../../shared/forms/validation-text.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { companyControl } from '../company-parts.ts';
import type { PartProps } from '../PartFields.tsx';
import { Today } from './Today.tsx';
import * as s from '../../editor.css.ts';

interface CompanyBoxProps extends Pick<PartProps, 'live' | 'changed' | 'faults'> {
  field: CompanyField;
  hint?: string;
  required?: boolean;
  children: ReactNode;
}

/** A field of one control, what is wrong with it, and what visitors read today. */
export function CompanyBox({
  field,
  hint,
  required = false,
  faults,
  children,
  ...today
}: CompanyBoxProps) {
  const text = useText();
  const language = useLanguage();
  const fault = faults.find((one) => one.field === field);
  return (
    <div className={s.told}>
      <Field
        id={companyControl(field)}
        label={companyFieldLabels[field][language]}
        required={required}
        error={fault === undefined ? undefined : validationText(text, fault.message)}
        {...(hint === undefined ? {} : { hint })}
      >
        {children}
      </Field>
      <Today field={field} {...today} />
    </div>
  );
}
