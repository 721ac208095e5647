import { isApiError } from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import type { useText } from '../i18n/useText.ts';
import { validationText } from './validation-text.ts';

/**
 * What a form shows of a failed call: the server's words at their fields, or over the form when they belong to none.
 * A failure that is no answer of ours is a bug, and is thrown on.
 */
export function refusalOf(error: unknown, text: ReturnType<typeof useText>): SubmitFailure {
  if (!isApiError(error)) throw error;
  if (error.kind === 'network') return { message: text('state.offline.title') };
  if (error.fields.length > 0) return { errors: error.fields };
  return { message: error.message || text('state.error.title') };
}

/** A field's code that is the id of a sentence of the forms, in the reader's language. */
export function codeTextOf(text: ReturnType<typeof useText>): (code: string) => string | undefined {
  return (code) => (code.startsWith('validation.') ? validationText(text, code) : undefined);
}
