import { ictDate, systemClock } from '@hien/domain';
import { DateField, Field } from '@hien/ui';
import { useState } from 'react';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { firstDayOf } from './works-days.ts';

/** When works may begin; a day that is over is refused. */
export function StartDay({ flow: { project, store } }: { flow: OfficeFlow }) {
  const text = useText();
  const texts = useDateTexts();
  const [today] = useState(() => ictDate(systemClock.now()));
  const isPast = project.start !== null && project.start < today;
  return (
    <Field
      label={text('office-plan.days.start')}
      error={isPast ? text('office-plan.days.past') : undefined}
    >
      <DateField
        texts={texts}
        today={today}
        min={today}
        value={firstDayOf(project, today)}
        onChange={(start) => {
          if (start !== null) store.change({ ...project, start });
        }}
      />
    </Field>
  );
}
