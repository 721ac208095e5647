import { typedMeasure, typedNumber } from '@hien/domain';
import { Input } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

interface FigureInputProps {
  value: number | null;
  unit: string;
  /** Null while it is no number. */
  onChange: (value: number | null) => void;
  /** Whether somebody is in the midst of it. */
  onTyping: (isTyping: boolean) => void;
}

/** So many signs that no figure is more than a draft keeps. */
const mostSigns = 8;

/** A figure of which the domain says whether it can be: one below nothing stands as it was typed, and its field says what is wrong. */
export function FigureInput({ value, unit, onChange, onTyping }: FigureInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      numeric
      maxLength={mostSigns}
      end={unit}
      value={typed ?? (value === null ? '' : typedMeasure(value, language))}
      onChange={(event) => {
        const next = event.currentTarget.value.replace(/[^\d.,−-]/gu, '');
        const isBelow = /^[−-]/u.test(next);
        const number = typedNumber(next.replaceAll(/[−-]/gu, ''), language);
        setTyped(next);
        onTyping(true);
        onChange(number !== null && isBelow ? -number : number);
      }}
      onBlur={() => {
        setTyped(undefined);
        onTyping(false);
      }}
    />
  );
}
