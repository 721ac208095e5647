import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './QuantityStepper.css.ts';

export type QuantityStepperProps = {
  /** E.g. “Số lượng”. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Why it stops, e.g. “Chỉ còn 4 sản phẩm”; shown when the value is at `max`. */
  maxReason?: string;
  size?: 'md' | 'sm';
  disabled?: boolean;
};

/** How many: by button, by typing, or by the arrow keys. A value out of bounds is brought back on leaving. */
export const QuantityStepper = ({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  max = 999,
  maxReason,
  size = 'md',
  disabled = false,
}: QuantityStepperProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const atMax = value >= max;
  const reason = atMax && maxReason ? maxReason : undefined;
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  const commit = () => {
    if (draft) set(Number(draft));
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
          onClick={() => set(value - 1)}
        >
          <Minus size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <input
          className={s.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={reason ? `${id}-reason` : undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replace(/\D/gu, '').slice(0, 4))}
          onBlur={commit}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setDraft(undefined);
            set(value + (event.key === 'ArrowUp' ? 1 : -1));
          }}
        />
        <button
          type="button"
          className={s.button}
          aria-label={increaseLabel}
          disabled={disabled || atMax}
          onClick={() => set(value + 1)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </fieldset>
      <output id={`${id}-reason`} className={s.reason}>
        {reason}
      </output>
    </div>
  );
};
