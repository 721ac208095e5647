import { typedMeasure, typedNumber } from '@hien/domain';
import { Input } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';

interface MeasureInputProps {
  /** Of the field around it. */
  id?: string;
  value: number | null;
  unit: string;
  /** The highest that the contract takes. */
  max: number;
  /** Null while it is no number. */
  onChange: (value: number | null) => void;
}

/** A length, an area or a weight: written with the mark of the page's language, read with a comma or a point. */
export function MeasureInput({ value, unit, max, onChange, ...rest }: MeasureInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      numeric
      end={unit}
      value={typed ?? (value === null ? '' : typedMeasure(value, language))}
      onChange={(event) => {
        const next = event.currentTarget.value.replace(/[^\d.,]/gu, '');
        const number = typedNumber(next, language);
        setTyped(next);
        onChange(number === null || number > max ? null : number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
