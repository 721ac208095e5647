import type { Attempt } from './attempt.ts';

/** What `/social-callback` hands over: the provider's answer as it stood in the address. */
export interface CallbackAnswer {
  readonly source: 'hien-social';
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

/** How a window ended. `wrong-state`: it answered for another attempt than the one it was opened for. */
export type WindowEnd =
  | { readonly end: 'code'; readonly code: string }
  | { readonly end: 'refused' | 'closed' | 'wrong-state' };

/** Null for anything that is not a callback's answer: pages hear messages of extensions, too. */
export function readAnswer(data: unknown): CallbackAnswer | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, state, code, error }: Partial<Record<string, unknown>> = { ...data };
  if (source !== 'hien-social' || typeof state !== 'string') return null;
  return {
    source,
    state,
    code: typeof code === 'string' && code !== '' ? code : null,
    error: typeof error === 'string' ? error : null,
  };
}

/** Whether an answer is this attempt's, and what it says. */
export function endOf(answer: CallbackAnswer, attempt: Pick<Attempt, 'state'>): WindowEnd {
  if (answer.state !== attempt.state) return { end: 'wrong-state' };
  return answer.code === null ? { end: 'refused' } : { end: 'code', code: answer.code };
}
