import { useState, type ReactNode } from 'react';
import { formatDay, parseDay, type Day } from '../../internal/days.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import type { DateTexts } from './texts.ts';

type DayInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'numeric'> & {
  value: Day | null;
  /** Called as soon as what is typed is a day, with null as soon as it is none. */
  onDay: (day: Day | null) => void;
  texts: DateTexts;
  end?: ReactNode;
};

/**
 * A day, typed. What is typed stays as it is until one leaves; then a day is written as the language does,
 * and what is no day stays to be mended.
 */
export const DayInput = ({ value, onDay, texts, onBlur, ...rest }: DayInputProps) => {
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  // Picked in the calendar, or set from outside: the typing is over.
  if (value !== seen) {
    setSeen(value);
    if (value !== null && typed !== undefined && parseDay(typed, texts.order) !== value)
      setTyped(undefined);
  }
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.pattern}
      {...rest}
      value={typed ?? (value === null ? '' : formatDay(value, texts.order))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onDay(parseDay(text, texts.order));
      }}
      onBlur={(event) => {
        if (value !== null || typed?.trim() === '') setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
};
