import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { isDay, type Day } from '../../internal/days.ts';
import { useFocusLeft } from '../../internal/use-focus-left.ts';
import { Chip } from '../Chip/Chip.tsx';
import { CalendarPopover } from '../DateField/CalendarPopover.tsx';
import { DayInput } from '../DateField/DayInput.tsx';
import type { DateTexts } from '../DateField/texts.ts';
import { useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as s from './DateRange.css.ts';

/** Two days, both included; null is open. */
export interface Days {
  from: Day | null;
  to: Day | null;
}

export type DateRangeProps = ValueProps<Days> & {
  /** Of the first field. */
  id?: string;
  labels: { from: string; to: string };
  texts: DateTexts;
  today: Day;
  min?: Day;
  max?: Day;
  /** “7 ngày qua”, “Tháng này”: one press each. */
  presets?: readonly (Days & { label: string })[];
  disabled?: boolean;
};

const open: Days = { from: null, to: null };
const readDays = (value: unknown): Days => {
  if (typeof value !== 'object' || value === null) return open;
  const from: unknown = Reflect.get(value, 'from');
  const to: unknown = Reflect.get(value, 'to');
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null };
};

/** From a day to a day: typed, picked in one calendar, or by a preset. The wrong way round is turned. */
export const DateRange = ({
  value: given,
  onChange,
  id,
  labels,
  texts,
  today,
  min,
  max,
  presets = [],
  disabled = false,
}: DateRangeProps) => {
  const { value, set, touch } = useValue({ value: given, onChange }, readDays);
  const control = useDescribed({ id });
  const own = useId();
  const fromId = control.id ?? own;
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { from, to } = value;
  const turned = from !== null && to !== null && from > to;
  const root = useFocusLeft<HTMLDivElement>(() => {
    setOpen(false);
    if (turned) set({ from: to, to: from });
    touch();
  });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (day: Day) => {
    if (from === null || to !== null) set({ from: day, to: null });
    else {
      set(day < from ? { from: day, to: from } : { from, to: day });
      close();
    }
  };
  const field = (side: 'from' | 'to') => (
    <div className={s.field}>
      <label className={s.label} htmlFor={side === 'from' ? fromId : `${fromId}-to`}>
        {labels[side]}
      </label>
      <DayInput
        {...control}
        id={side === 'from' ? fromId : `${fromId}-to`}
        value={value[side]}
        onDay={(day) => set({ ...value, [side]: day })}
        texts={texts}
        disabled={disabled}
      />
    </div>
  );
  return (
    <div ref={root} className={s.root}>
      <div ref={setAnchor} className={s.fields}>
        {field('from')}
        {field('to')}
        <IconButton
          ref={button}
          variant="outlined"
          className={s.button}
          label={texts.open}
          icon={<CalendarDays size={18} strokeWidth={1.75} />}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {presets.length > 0 ? (
        <div className={s.presets}>
          {presets.map((preset) => (
            <Chip
              key={preset.label}
              chosen={preset.from === from && preset.to === to}
              disabled={disabled}
              onToggle={() => set({ from: preset.from, to: preset.to })}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      ) : null}
      <CalendarPopover
        open={isOpen}
        anchor={anchor}
        from={from}
        to={to}
        today={today}
        min={min}
        max={max}
        texts={texts}
        onPick={pick}
        onClose={close}
      />
    </div>
  );
};
