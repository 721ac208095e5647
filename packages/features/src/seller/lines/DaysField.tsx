import { ictDate, searchStart } from '@hien/domain';
import { Chip, DateRange } from '@hien/ui';
import { useState } from 'react';
import { useDateTexts } from '../../shared/forms/useDateTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/ShopList.css.ts';

export interface LineDays {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface DaysFieldProps extends LineDays {
  /** Asked for in these days; otherwise ordered in them. */
  claimed: boolean;
  now: number;
  hrefOf: (change: { on: 'claimed' | undefined }) => string;
  onChange: (days: LineDays) => void;
}

const day = 86_400_000;

/** The days of a list of lines, and what happened in them; the list follows when a day is chosen. */
export function DaysField({ from, to, claimed, now, hrefOf, onChange }: DaysFieldProps) {
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
        <Chip chosen={!claimed} href={hrefOf({ on: undefined })}>
          {text('seller.days.by-order')}
        </Chip>
        <Chip chosen={claimed} href={hrefOf({ on: 'claimed' })}>
          {text('seller.days.by-claim')}
        </Chip>
      </div>
    </div>
  );
}
