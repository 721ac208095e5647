import { useState, type KeyboardEvent } from 'react';
import { digitsIn, useDigitCaret } from '../../internal/caret.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { readNumber, useValue, type ValueProps } from '../Field/control.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import * as s from './MoneyInput.css.ts';

export type MoneyInputProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric' | 'min' | 'max'
> &
  ValueProps<number | null> & {
    /** Groups the digits: 12900000 → “12.900.000”. */
    format: (amount: number) => string;
    /** “đ”. */
    unit: string;
    /** The amount in words, below: the zeros of a price are hard to count. */
    words?: (amount: number) => string;
    /** Đồng; the arrow keys go by it. */
    step?: number;
    /** Highest amount that can be typed. */
    max?: number;
  };

/** Integer đồng. Grouped while one types, pasted in any shape, the caret stays behind its digit. */
export const MoneyInput = ({
  value: given,
  onChange,
  format,
  unit,
  words,
  step,
  max = 9_999_999_999_999,
  ref,
  onBlur,
  ...rest
}: MoneyInputProps) => {
  const { value, set, touch } = useValue<number | null>({ value: given, onChange }, readNumber);
  const { input, hold } = useDigitCaret();
  // Read aloud only to whoever types here, not as other fields of the form change it.
  const [focused, setFocused] = useState(false);
  const text = value === null ? '' : format(value);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const field = event.currentTarget;
    const { selectionStart: at, selectionEnd: end } = field;
    const before = at === null ? '' : field.value.slice(0, at);
    if (event.key === 'Backspace' && at !== null && at === end && /\D$/u.test(before)) {
      // Over a separator the key takes the digit before it.
      event.preventDefault();
      const kept = digitsIn(before).slice(0, -1);
      hold(kept.length);
      const next = kept + digitsIn(field.value.slice(at));
      set(next === '' ? null : Number(next));
    } else if (step && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const next = (value ?? 0) + (event.key === 'ArrowUp' ? step : -step);
      set(Math.min(max, Math.max(0, next)));
    }
  };

  return (
    <span className={s.root}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        end={unit}
        numeric
        {...rest}
        ref={mergeRefs(input, ref)}
        value={text}
        onChange={(event) => {
          const field = event.currentTarget;
          const digits = digitsIn(field.value);
          const zeros = /^0*/u.exec(digits)?.[0].length ?? 0;
          const before = digitsIn(field.value.slice(0, field.selectionStart ?? undefined));
          const amount = Number(digits);
          // A digit too many is not taken; the others stay where they are.
          hold(Math.max(0, before.length - (amount > 0 ? zeros : 0) - (amount > max ? 1 : 0)));
          if (digits === '') set(null);
          else set(amount > max ? value : amount);
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          setFocused(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          touch();
          onBlur?.(event);
        }}
      />
      {words ? (
        <span className={s.words} aria-live={focused ? 'polite' : 'off'}>
          {value === null ? null : words(value)}
        </span>
      ) : null}
    </span>
  );
};
