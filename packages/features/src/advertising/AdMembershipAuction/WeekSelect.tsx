import { ictDate, openAuction, plannableWeeks, timetableOf, toIso } from '@hien/domain';
import { Field, Select } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { mondayOf, useWeek } from '../parts/useWeek.ts';

interface WeekSelectProps {
  /** The week that is looked at; undefined until the server has said which. */
  week: string | undefined;
  /** By the server's clock. */
  now: number;
  onWeek: (week: string) => void;
}

/** The bid scheduler's weeks: the one under the hammer, and those that can be planned. */
export function WeekSelect({ week, now, onWeek }: WeekSelectProps) {
  const text = useText();
  const { date } = useFormat();
  const weekOf = useWeek();
  if (week === undefined) return null;
  const open = openAuction(now);
  const coming = plannableWeeks(now).map(ictDate);
  const weeks = new Set([...(open === null ? [] : [ictDate(open.starts)]), ...coming, week]);
  const labelOf = (one: string) => {
    const monday = mondayOf(one);
    if (open?.starts === monday) return text('ad.week.open', { week: weekOf(one) });
    return coming.includes(one)
      ? text('ad.week.opens', {
          week: weekOf(one),
          on: date(toIso(timetableOf(monday).opens), 'dayMonth'),
        })
      : weekOf(one);
  };
  return (
    <Field label={text('ad.week')}>
      <Select
        value={week}
        onChange={({ target }) => onWeek(target.value)}
        options={[...weeks].toSorted().map((one) => ({ value: one, label: labelOf(one) }))}
      />
    </Field>
  );
}
