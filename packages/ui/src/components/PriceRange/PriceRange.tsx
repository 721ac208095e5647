import { type FocusEvent, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useOwnSubmit } from '../Form/own-submit.ts';
import * as s from './PriceRange.css.ts';

export type Range = { min: number | null; max: number | null };

export type PriceRangeProps = {
  /** Đồng; null is open. */
  value: Range;
  /** Called when applied or left, never while typing; min and max are in order. */
  onApply: (range: Range) => void;
  labels: { legend: string; min: string; max: string; apply: string; unit: string };
  /** Groups digits while typing, e.g. 1200000 → “1.200.000”. */
  format: (amount: number) => string;
};

const digits = (text: string): number | null => {
  const found = text.replace(/\D/gu, '').slice(0, 12);
  return found ? Number(found) : null;
};

const inOrder = ({ min, max }: Range): Range =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };

/** Two amounts; a pair typed the wrong way round is turned. */
export const PriceRange = ({ value, onApply, labels, format }: PriceRangeProps) => {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [from, setFrom] = useState(value);
  if (from.min !== value.min || from.max !== value.max) {
    setFrom(value);
    setDraft(value);
  }
  const submit = useOwnSubmit(() => onApply(inOrder(draft)));
  // On a phone the next press is the one that closes the filters.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (currentTarget.form?.contains(relatedTarget)) return;
    if (draft.min !== value.min || draft.max !== value.max) onApply(inOrder(draft));
  };
  const input = (side: 'min' | 'max') => (
    <div className={s.field}>
      <label className={s.label} htmlFor={`${id}-${side}`}>
        {labels[side]}
      </label>
      <div className={s.box}>
        <input
          id={`${id}-${side}`}
          className={s.input}
          inputMode="numeric"
          autoComplete="off"
          value={draft[side] === null ? '' : format(draft[side])}
          onBlur={leave}
          onChange={(event) => setDraft({ ...draft, [side]: digits(event.target.value) })}
        />
        <span className={s.unit} aria-hidden>
          {labels.unit}
        </span>
      </div>
    </div>
  );
  return (
    <form method="post" onSubmit={submit}>
      <fieldset className={s.root}>
        <legend className={s.legend}>{labels.legend}</legend>
        {input('min')}
        {input('max')}
        <div className={s.apply}>
          <Button type="submit" variant="secondary" fullWidth>
            {labels.apply}
          </Button>
        </div>
      </fieldset>
    </form>
  );
};
