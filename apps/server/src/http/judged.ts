import { type Language, errorText } from '@hien/domain';
import { ApiError } from './api-error.ts';

/** @throws {ApiError} VALIDATION with every fault at its field. */
export function judged(faults: readonly { readonly field: string }[], language: Language): void {
  if (faults.length === 0) return;
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: faults.map(({ field }) => ({
      field,
      code: 'VALIDATION',
      message: errorText('VALIDATION', language),
    })),
  });
}
