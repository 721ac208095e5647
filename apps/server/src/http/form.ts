import { type Language, errorText, validate } from '@hien/domain';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { refusedField } from './refusals.ts';

/**
 * What a form of the domain makes of a body: cleaned values. The code of a field's error is the id of the
 * form's own sentence; a phone nobody has is AUTH_14, as the documents number it.
 * @throws {ApiError} VALIDATION or AUTH_14.
 */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  language: Language,
): z.output<Schema> {
  const judged = validate(schema, body);
  if (judged.ok) return judged.values;
  const wrong = Object.entries(judged.errors);
  if (wrong.length === 1 && wrong[0]?.[1].startsWith('validation.phone.'))
    throw refusedField('AUTH_14', language, wrong[0][0]);
  throw new ApiError('VALIDATION', {
    errors: wrong.map(([field, code]) => ({
      field,
      code,
      message: errorText('VALIDATION', language),
    })),
  });
}
