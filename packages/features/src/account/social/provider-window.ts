import type { SocialMethod } from '@hien/api';
import { type WindowEnd, endOf, readAnswer } from './answer.ts';
import type { Attempt } from './attempt.ts';

/** Zalo's as the specification has it (platform 7); the others' pages need more room. */
const sizes: Readonly<Record<SocialMethod, { width: number; height: number }>> = {
  zalo: { width: 350, height: 500 },
  google: { width: 500, height: 640 },
  apple: { width: 500, height: 640 },
  facebook: { width: 600, height: 640 },
};

const lookEveryMs = 300;

/**
 * Opens an empty window in the middle of this one; null when the browser blocks it. Called in the press itself:
 * later the browser would take it for an advertisement.
 */
export function openProviderWindow(method: SocialMethod): Window | null {
  const { width, height } = sizes[method];
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return window.open(
    'about:blank',
    '_blank',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
}

/**
 * Waits for the window to answer or to be closed. Heard is only that window, only from our own origin, and only what
 * our callback page sends.
 */
export function whenAnswered(
  opened: Window,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<WindowEnd> {
  return new Promise((resolve) => {
    let closedBefore = false;
    const settle = (end: WindowEnd): void => {
      clearInterval(looking);
      window.removeEventListener('message', hear);
      signal.removeEventListener('abort', giveUp);
      if (!opened.closed) opened.close();
      resolve(end);
    };
    const hear = (event: MessageEvent): void => {
      if (event.origin !== window.location.origin || event.source !== opened) return;
      const answer = readAnswer(event.data);
      if (answer) settle(endOf(answer, attempt));
    };
    const giveUp = (): void => settle({ end: 'closed' });
    // The callback closes its window right after its message: the second look comes after the message.
    const looking = setInterval(() => {
      if (opened.closed && closedBefore) giveUp();
      closedBefore = opened.closed;
    }, lookEveryMs);
    window.addEventListener('message', hear);
    signal.addEventListener('abort', giveUp);
  });
}
