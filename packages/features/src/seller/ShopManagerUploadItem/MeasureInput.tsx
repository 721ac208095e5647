import { typedNumber } from '@hien/domain';
import { Input } from '@hien/ui';
import { useState } from 'react';

interface MeasureInputProps {
  value: number | null;
  /** Null while it is no number. */
  onChange: (value: number | null) => void;
  unit: string;
  /** The highest that the contract takes. */
  max: number;
}

/** A length or a weight, with a comma or a point as people type it. */
export function MeasureInput({ value, onChange, unit, max }: MeasureInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      numeric
      end={unit}
      value={typed ?? (value === null ? '' : String(value).replace('.', ','))}
      onChange={(event) => {
        const next = event.currentTarget.value.replace(/[^\d.,]/gu, '');
        const number = typedNumber(next);
        setTyped(next);
        onChange(number === null || number > max ? null : number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
