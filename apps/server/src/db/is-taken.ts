import { codeOf } from './retried.ts';

/** Whether a row was refused because another one has what must be its own. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';
