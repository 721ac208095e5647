import { ictDate, systemClock } from '@hien/domain';
import { isWorksDate, worksYears } from '@hien/domain/office-plan';
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
  // Typed, and no day of a project: it stays in the box, with why.
  const [far, setFar] = useState<string | null>(null);
  const isPast = project.start !== null && project.start < today;
  return (
    <Field
      label={text('office-plan.days.start')}
      error={
        far !== null
          ? text('office-plan.days.far', { year: String(worksYears.last) })
          : isPast
            ? text('office-plan.days.past')
            : undefined
      }
    >
      <DateField
        texts={texts}
        today={today}
        min={today}
        max={`${worksYears.last}-12-31`}
        value={far ?? firstDayOf(project, today)}
        onChange={(start) => {
          if (start === null) return;
          const isMeant = isWorksDate(start);
          setFar(isMeant ? null : start);
          if (isMeant) store.change({ ...project, start });
        }}
      />
    </Field>
  );
}
