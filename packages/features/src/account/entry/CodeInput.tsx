import { Input } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useEffect, useRef } from 'react';
import * as s from './EntryPage.css.ts';

const length = 6;

/** Six digits, pasted with or without spaces, filled in by the device; the last one sends the form. */
export function CodeInput({ name }: { name: string }) {
  const { value, setValue } = useFormField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  // The step before it is gone, and the focus with it.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // Each whole code is sent once: what was refused waits for another one.
    if (value.length !== length || sent.current === value) return;
    sent.current = value;
    input.current?.form?.requestSubmit();
  }, [value]);
  return (
    <Input
      ref={input}
      className={s.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      value={value}
      onChange={(event) =>
        setValue(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length))
      }
    />
  );
}
