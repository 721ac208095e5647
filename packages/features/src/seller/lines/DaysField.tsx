import { ictDate, searchStart } from '@hien/domain';
import { Chip, DateRange } from '@hien/ui';
import { useState } from 'react';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/ShopList.css.ts';

/** What happened to lines in some days. */
export const onDays = ['placed', 'claimed', 'returned', 'delivered'] as const;
export type OnDays = (typeof onDays)[number];

export interface LineDays {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface DaysFieldProps extends LineDays {
  on: OnDays;
  now: number;
  hrefOf: (on: OnDays) => string;
  onChange: (days: LineDays) => void;
}

const day = 86_400_000;

/** The days of a list of lines, and what happened in them; the list follows when a day is chosen. */
export function DaysField({ from, to, on, now, hrefOf, onChange }: DaysFieldProps) {
  const text = useText();
  const texts = useDateTexts();
  const [days, setDays] = useState({ from: from ?? null, to: to ?? null });
  const today = ictDate(now);
  const before = (count: number) => ictDate(now - count * day);
  return (
    <div className={s.bar}>
      <DateRange
        labels={{ from: text('seller.transactions.from'), to: text('seller.transactions.to') }}
        texts={texts}
        today={today}
        min={ictDate(searchStart(now))}
        max={today}
        value={days}
        onChange={(next) => {
          setDays(next);
          onChange({ from: next.from ?? undefined, to: next.to ?? undefined });
        }}
        presets={[
          { label: text('seller.days.today'), from: today, to: today },
          { label: text('seller.days.yesterday'), from: before(1), to: before(1) },
          { label: text('seller.days.week'), from: before(6), to: today },
        ]}
      />
      <div role="group" aria-label={text('seller.days.what')} className={s.choices}>
        {onDays.map((one) => (
          <Chip key={one} chosen={one === on} href={hrefOf(one)}>
            {text(`seller.days.by.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
