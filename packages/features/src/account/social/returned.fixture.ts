import type { SocialMethod } from '@hien/api';
import type { CallbackAnswer } from './answer.ts';
import { type Attempt, newAttempt } from './attempt.ts';
import { forgetAttempt, keepAttempt } from './attempt-storage.ts';

/** Puts a story where a visitor is who comes back from a provider's page: the answer waits in this tab. */
export function returnedFrom(method: SocialMethod, answer: Partial<CallbackAnswer> = {}): Attempt {
  const attempt = newAttempt(
    { method, client_id: `story-${method}` },
    location.origin,
    '/vi/login',
  );
  keepAttempt(attempt);
  // The codes that the mocks take.
  const code = method === 'zalo' ? 'zalo-code' : 'social-code';
  sessionStorage.setItem(
    'hien.social.answer',
    JSON.stringify({ source: 'hien-social', state: attempt.state, code, error: null, ...answer }),
  );
  return attempt;
}

export const forgetReturned = forgetAttempt;

type Opened = { closed: boolean; address: string };

/** In place of the browser's windows: none opens, and the story decides when "it" is closed. */
export function stubWindows(closed: boolean): Opened & { restore: () => void } {
  const real = window.open;
  const opened = { closed, address: '', restore: () => void (window.open = real) };
  window.open = () =>
    ({
      get closed() {
        return opened.closed;
      },
      close: () => void (opened.closed = true),
      location: { replace: (address: string) => void (opened.address = address) },
    }) as unknown as Window;
  return opened;
}
