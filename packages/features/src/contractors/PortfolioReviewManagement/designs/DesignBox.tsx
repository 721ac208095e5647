import { type DesignField, designFieldLabels, fieldOfFault } from '@hien/domain';
import { Field } from '@hien/ui';
import type { ReactNode } from 'react';
import { validationText } from '../../../shared/forms/validation-text.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { type Step, controlId } from './wizard.ts';

interface DesignBoxProps {
  /** A field, or a part of one: `rooms.1.area`. */
  field: string;
  faults: Step['faults'];
  label?: string;
  hint?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field of the design: its name, a hint, and what is wrong with it. */
export function DesignBox({ field, faults, label, hint, required, ...rest }: DesignBoxProps) {
  const text = useText();
  const language = useLanguage();
  const fault = faults.find((one) => one.field === field);
  return (
    <Field
      id={controlId(field)}
      label={label ?? designFieldLabels[fieldOfFault({ field }) satisfies DesignField][language]}
      error={fault === undefined ? undefined : validationText(text, fault.message)}
      {...(hint === undefined ? {} : { hint })}
      {...(required === true ? { required } : {})}
      {...rest}
    />
  );
}
