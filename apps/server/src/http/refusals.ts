import { type ErrorCode, type Language, errorEntry, errorText } from '@hien/domain';
import { ApiError } from './api-error.ts';

/** A refusal that belongs to a field: the catalogue names it, unless the form calls it otherwise. */
export function refusedField(code: ErrorCode, language: Language, name?: string): ApiError {
  const field = name ?? errorEntry(code)?.field;
  return new ApiError(code, {
    errors: field === undefined ? [] : [{ field, code, message: errorText(code, language) }],
  });
}
