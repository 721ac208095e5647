import { DateRange, type DateRangeProps } from '@hien/ui';
import { ictDate } from '@hien/domain';
import { useState } from 'react';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface DaysRangeProps {
  from: string | undefined;
  to: string | undefined;
  now: number;
  /** The first day that can be asked for; any, where nothing is said. */
  min?: string;
  presets: NonNullable<DateRangeProps['presets']>;
  onChange: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** The days of a list until today; it follows when both ends are chosen, or none. */
export function DaysRange({ from, to, now, min, presets, onChange }: DaysRangeProps) {
  const text = useText();
  const texts = useDateTexts();
  const [days, setDays] = useState({ from: from ?? null, to: to ?? null });
  const today = ictDate(now);
  return (
    <DateRange
      labels={{ from: text('seller.transactions.from'), to: text('seller.transactions.to') }}
      texts={texts}
      today={today}
      {...(min === undefined ? {} : { min })}
      max={today}
      value={days}
      onChange={(next) => {
        setDays(next);
        if ((next.from === null) === (next.to === null))
          onChange({ from: next.from ?? undefined, to: next.to ?? undefined });
      }}
      presets={presets}
    />
  );
}
