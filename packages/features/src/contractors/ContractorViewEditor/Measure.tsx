import { typedNumber } from '@hien/domain';
import { Input } from '@hien/ui';
import { useState } from 'react';

interface MeasureProps {
  /** Of the field around it. */
  id?: string;
  value: number | null;
  unit: string;
  /** The highest that the contract takes. */
  max: number;
  /** Null while it is no number. */
  onChange: (value: number | null) => void;
}

/** A number with a comma or a point, as people type it. */
export function Measure({ value, unit, max, onChange, ...rest }: MeasureProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
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
