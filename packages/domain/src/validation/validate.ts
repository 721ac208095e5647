import type * as z from 'zod/mini';
import { isMessageId, type MessageId } from './message-ids.ts';

/** Field path (`receiver`, `options.0.stock`) → the first thing wrong with it. */
export type FieldErrors = Readonly<Record<string, MessageId>>;

export type Validated<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Runs a form's schema. The values come back trimmed and cleaned; errors name message ids. */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): Validated<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, MessageId> = {};
  for (const { path, message } of result.error.issues)
    errors[path.join('.')] ??= isMessageId(message) ? message : 'validation.required';
  return { ok: false, errors };
}
