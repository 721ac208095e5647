import { useState } from 'react';
import { readText, useValue, type ValueProps } from '../Field/control.ts';
import { Input, type InputProps } from '../Input/Input.tsx';

export type PhoneInputProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'numeric'
> &
  ValueProps<string> & {
    /** For the inquiry form, which asks for a digit and no lower-case letter, no more (D59): stays as typed. */
    freely?: boolean;
    /** Takes signs away and brings `+84` home: what goes into the value. */
    clean: (typed: string) => string;
    /** For reading, once the field is left: “0912 345 678”. */
    format: (phone: string) => string;
  };

/**
 * A phone number. While one types nothing is touched, so nothing fights the caret or a paste; on leaving it
 * is cleaned and grouped for reading. The value is always the cleaned number.
 */
export const PhoneInput = ({
  value: given,
  onChange,
  freely = false,
  clean,
  format,
  onBlur,
  ...rest
}: PhoneInputProps) => {
  const { value, set, touch } = useValue({ value: given, onChange }, readText);
  const [typed, setTyped] = useState<string>();
  const shown = freely ? value : format(value);
  return (
    <Input
      type="tel"
      inputMode={freely ? 'text' : 'tel'}
      autoComplete="tel"
      {...rest}
      value={typed ?? shown}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        set(freely ? text.trim() : clean(text));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        touch();
        onBlur?.(event);
      }}
    />
  );
};
