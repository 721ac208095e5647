import { typedMeasure, typedNumber } from '@hien/domain';
import { Field, Input } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  /** Metres may have decimals, people not. */
  whole?: boolean;
  unit?: string;
  /** Counts when one leaves the box or presses Enter: each number is a step that can be taken back. */
  late?: boolean;
  className?: string;
  /** Why a number does not count here; asked of a late one before it does. */
  refusalOf?: (value: number) => string | undefined;
  /** Only what can be meant. */
  onChange: (value: number) => void;
}

/** A number that counts as soon as it can be meant; what cannot be stays in the box, with why. */
export function NumberField({
  label,
  hint,
  value,
  min,
  max,
  whole = false,
  unit,
  late = false,
  className,
  refusalOf,
  onChange,
}: NumberFieldProps) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const read = typed === undefined ? value : typedNumber(typed, language);
  const isMeant = read !== null && read >= min && read <= max && (!whole || Number.isInteger(read));
  const leave = () => {
    if (!isMeant) return;
    if (late && typed !== undefined && read !== value) {
      const no = refusalOf?.(read);
      setRefusal(no);
      // What was typed stays, with why: one figure more or less may do.
      if (no !== undefined) return;
      onChange(read);
    }
    setTyped(undefined);
  };
  return (
    <Field
      label={label}
      hint={hint}
      {...(className === undefined ? {} : { className })}
      error={isMeant ? refusal : text('office-plan.number', { min, max })}
    >
      <Input
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        numeric
        end={unit}
        value={typed ?? typedMeasure(value, language)}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefusal(undefined);
          const next = typedNumber(target.value, language);
          if (
            !late &&
            next !== null &&
            next >= min &&
            next <= max &&
            (!whole || Number.isInteger(next))
          )
            onChange(next);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && late) leave();
        }}
      />
    </Field>
  );
}
