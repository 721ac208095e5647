import { setIn, type FormikErrors } from 'formik';
import type { ZodMiniType } from 'zod/mini';

/** Field path (`receiver.phone`, `options.0.stock`) → what the schema says of it. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The first message of each field, in the order of the schema; the form's own under the empty path. */
export function fieldMessages(schema: ZodMiniType, values: unknown): FieldMessages {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const messages: Record<string, string> = {};
  for (const issue of result.error.issues) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}

/** The same in Formik's nested shape. */
export function nested<Values>(messages: FieldMessages): FormikErrors<Values> {
  return Object.entries(messages).reduce<FormikErrors<Values>>(
    (errors, [path, message]) => setIn(errors, path || 'form', message),
    {},
  );
}
