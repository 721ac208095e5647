import { ictDate, systemClock } from '@hien/domain';
import { DateField } from '@hien/ui';
import { FormField, type FormFieldProps, useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { useDateTexts } from './useDateTexts.ts';

interface DayFieldProps extends Omit<FormFieldProps, 'children'> {
  /** First and last day of the calendar, `2026-03-06`. */
  min?: string;
  max?: string;
}

/** A day of a form, `2026-03-06`, empty while it is none: typed or picked, written in the page's language. */
export function DayField({ min, max, ...field }: DayFieldProps) {
  const texts = useDateTexts();
  const { setValue } = useFormField<string>(field.name);
  const [today] = useState(() => ictDate(systemClock.now()));
  return (
    <FormField {...field}>
      <DateField
        texts={texts}
        today={today}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
        onChange={(day) => setValue(day ?? '')}
      />
    </FormField>
  );
}
