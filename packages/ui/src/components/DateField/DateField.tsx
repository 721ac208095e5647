import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { isDay, type Day } from '../../internal/days.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useFocusLeft } from '../../internal/use-focus-left.ts';
import { useValue, type ValueProps } from '../Field/control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { InputProps } from '../Input/Input.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DayInput } from './DayInput.tsx';
import type { DateTexts } from './texts.ts';
import * as s from './DateField.css.ts';

export type DateFieldProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric' | 'end' | 'min' | 'max'
> &
  ValueProps<Day | null> & {
    texts: DateTexts;
    /** The day it is now, `2026-03-06`. */
    today: Day;
    /** First and last day that can be picked; what is typed beyond is for the form to refuse. */
    min?: Day;
    max?: Day;
  };

const readDay = (value: unknown): Day | null => (isDay(value) ? value : null);

/** A day, `2026-03-06`: typed, or picked in a calendar. Null while it is none. */
export const DateField = ({
  value: given,
  onChange,
  texts,
  today,
  min,
  max,
  disabled,
  readOnly,
  ref,
  ...rest
}: DateFieldProps) => {
  const { value, set, touch } = useValue({ value: given, onChange }, readDay);
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useFocusLeft<HTMLSpanElement>(() => {
    setOpen(false);
    touch();
  });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span ref={mergeRefs(root, setAnchor)} className={s.root}>
      <DayInput
        {...rest}
        ref={ref}
        value={value}
        onDay={set}
        texts={texts}
        disabled={disabled}
        readOnly={readOnly}
        end={
          <IconButton
            ref={button}
            size="sm"
            className={s.button}
            label={texts.open}
            icon={<CalendarDays size={18} strokeWidth={1.75} />}
            disabled={disabled || readOnly}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        }
      />
      <CalendarPopover
        open={open}
        anchor={anchor}
        from={value}
        to={null}
        today={today}
        min={min}
        max={max}
        texts={texts}
        onPick={(day) => {
          set(day);
          close();
        }}
        onClose={close}
      />
    </span>
  );
};
