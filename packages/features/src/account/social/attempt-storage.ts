import { type WindowEnd, endOf, readAnswer } from './answer.ts';
import type { Attempt } from './attempt.ts';

/** Names shared with `apps/web/public/social-callback.js`. */
const attemptKey = 'hien.social.attempt';
const answerKey = 'hien.social.answer';

/** Keeps an attempt for this tab (3.6): the provider's page may take the place of ours. */
export function keepAttempt(attempt: Attempt): void {
  write(attemptKey, JSON.stringify(attempt));
}

export function forgetAttempt(): void {
  write(attemptKey, null);
  write(answerKey, null);
}

/** The attempt that left this page and the answer it came back with, once. */
export function takeReturned(): { attempt: Attempt; end: WindowEnd } | null {
  const answer = readAnswer(parse(read(answerKey)));
  const attempt = parse(read(attemptKey)) as Attempt | null;
  if (answer === null) return null;
  forgetAttempt();
  return attempt === null ? null : { attempt, end: endOf(answer, attempt) };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage still has the window.
  }
}
