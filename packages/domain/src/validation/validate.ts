import type * as z from 'zod/mini';
import type { ValidationMessageId } from './message-ids.ts';
import { validationMessageIds } from './message-ids.ts';

/** Field path (`receiver`, `options.0.stock`) → the first thing wrong with it. */
export type FieldErrors = Readonly<Record<string, ValidationMessageId>>;

export type Validated<Values> = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly errors: FieldErrors };

function toMessageId(message: string): ValidationMessageId {
  return validationMessageIds.find((id) => id === message) ?? 'validation.required';
}

/** Runs a form's schema. The values come back trimmed and cleaned; errors name message ids. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, values: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, ValidationMessageId> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= toMessageId(issue.message);
  return { ok: false, errors };
}
