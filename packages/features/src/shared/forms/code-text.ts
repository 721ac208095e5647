import type { useText } from '../i18n/useText.ts';
import { validationText } from './validation-text.ts';

/** A field's code that is the id of a sentence of the forms, in the reader's language. */
export function codeTextOf(text: ReturnType<typeof useText>): (code: string) => string | undefined {
  return (code) => (code.startsWith('validation.') ? validationText(text, code) : undefined);
}
