import * as z from 'zod/mini';
import type { MessageId } from './message-ids.ts';

type Names<T> = keyof T & string;
type Parsed = { readonly issues: readonly { readonly path?: PropertyKey[] | undefined }[] };

/** What is wrong and where it is said. */
export type Fault<Field extends string = string> = {
  readonly field: Field;
  readonly code: MessageId;
};

/** Whether all of these fields have passed their own checks, whatever others have not. */
const areFine =
  (fields: readonly string[]) =>
  ({ issues }: Parsed): boolean =>
    issues.every(
      ({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field)),
    );

/**
 * A rule between fields of a form. It is asked as soon as the fields that it reads are fine and does not wait for the others, so
 * that the first answer to a form names all that is wrong. Said at the last of the fields, or at `at`.
 */
export function between<T, Name extends Names<T>>(
  reads: readonly [Name, ...Name[]],
  holds: (values: Pick<T, Name>) => boolean,
  error: MessageId,
  at: Name = reads.at(-1) ?? reads[0],
) {
  return z.refine<T>(holds, { error, path: [at], when: areFine(reads) });
}

/** The same for a rule that says by itself what is wrong and where. */
export function noFault<T, Name extends Names<T>>(
  reads: readonly [Name, ...Name[]],
  faultOf: (values: Pick<T, Name>) => Fault<Names<T>> | null,
) {
  return z.superRefine<T>(
    (values, { issues }) => {
      const fault = faultOf(values);
      if (fault === null) return;
      const { field, code } = fault;
      issues.push({ code: 'custom', message: code, path: [field], input: values[field] });
    },
    { when: areFine(reads) },
  );
}
