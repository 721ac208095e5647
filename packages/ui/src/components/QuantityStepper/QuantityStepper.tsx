import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { readNumber, useDescribed, useValue, type ValueProps } from '../Field/control.ts';
import * as s from './QuantityStepper.css.ts';

export type QuantityStepperProps = ValueProps<number> & {
  id?: string;
  /** E.g. “Số lượng”; left out where the Field around it says so. */
  label?: string;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number;
  max?: number;
  /** Why it stops, e.g. “Chỉ còn 4 sản phẩm”; shown when the value is at `max`. */
  maxReason?: string;
  size?: 'md' | 'sm';
  disabled?: boolean;
};

/** How many: by button, by typing, or by the arrow keys. A value out of bounds is brought back on leaving. */
export const QuantityStepper = ({
  id,
  label,
  decreaseLabel,
  increaseLabel,
  value: given,
  onChange,
  min = 1,
  max = 999,
  maxReason,
  size = 'md',
  disabled = false,
}: QuantityStepperProps) => {
  const reasonId = useId();
  const { value, set, touch, name } = useValue(
    { value: given, onChange },
    (held) => readNumber(held) ?? min,
  );
  const [draft, setDraft] = useState<string>();
  const atMax = value >= max;
  const reason = atMax && maxReason ? maxReason : undefined;
  const control = useDescribed({ id, ...(reason ? { 'aria-describedby': reasonId } : {}) });
  const change = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) set(kept);
  };
  const commit = () => {
    if (draft) change(Number(draft));
    setDraft(undefined);
  };
  return (
    <div className={s.root}>
      <fieldset className={cx(s.box, s.size[size], disabled && s.off)} aria-label={label}>
        <button
          type="button"
          className={s.button}
          aria-label={decreaseLabel}
          disabled={disabled || value <= min}
          onClick={() => change(value - 1)}
        >
          <Minus size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <input
          {...control}
          name={name}
          className={s.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replace(/\D/gu, '').slice(0, 4))}
          onBlur={() => {
            commit();
            touch();
          }}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setDraft(undefined);
            change(value + (event.key === 'ArrowUp' ? 1 : -1));
          }}
        />
        <button
          type="button"
          className={s.button}
          aria-label={increaseLabel}
          disabled={disabled || atMax}
          onClick={() => change(value + 1)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </fieldset>
      <output id={reasonId} className={s.reason}>
        {reason}
      </output>
    </div>
  );
};
