import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the caret behind the same digit while a field groups its digits. `hold` is told how many digits
 * stand before the caret; after the next render the caret is put behind that many.
 */
export function useDigitCaret() {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<number>(undefined);
  useLayoutEffect(() => {
    const field = input.current;
    if (held.current === undefined || !field || document.activeElement !== field) return;
    const at = caretAfter(field.value, held.current);
    held.current = undefined;
    field.setSelectionRange(at, at);
  });
  return {
    input,
    hold: (digits: number) => {
      held.current = digits;
    },
  };
}

export const digitsIn = (text: string): string => text.replace(/\D/gu, '');

/** Where the caret stands in `text` after `count` digits. */
export function caretAfter(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < count; at += 1)
    if (/\d/u.test(text.charAt(at))) seen += 1;
  return at;
}
