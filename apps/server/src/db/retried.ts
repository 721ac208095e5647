import type { Orm } from './database.ts';

/** Deadlock and failed serialisation: nothing happened, and the next try usually passes. */
const passing = new Set(['40P01', '40001']);

/** The code that the database gave an error, however deep it lies. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null
    ? 'code' in error
      ? error.code
      : 'cause' in error
        ? codeOf(error.cause)
        : undefined
    : undefined;

/** A transaction that is tried again when the database gave it up for another one. */
export async function retried<Result>(
  orm: Orm,
  work: (tx: Orm) => Promise<Result>,
  tries = 3,
): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await orm.transaction(work);
    } catch (error) {
      if (left <= 1 || !passing.has(String(codeOf(error)))) throw error;
    }
  }
}
