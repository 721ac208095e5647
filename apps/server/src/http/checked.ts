import { type Language, validate } from '@hien/domain';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { wrongText } from './contract/field-texts.ts';

/**
 * The values of a body as the form's own schema cleans them: what the contract cannot say (a phone number
 * that exists, a text that is not blank) is refused here with its fields.
 * @throws {ApiError} VALIDATION
 */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
  language: Language,
): z.output<Schema> {
  const result = validate(schema, values);
  if (result.ok) return result.values;
  throw new ApiError('VALIDATION', {
    errors: Object.keys(result.errors).map((field) => ({
      field,
      code: 'VALIDATION',
      message: wrongText(language),
    })),
  });
}
