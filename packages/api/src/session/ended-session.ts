const key = 'hien-session-ended';
/** On the root before the first picture: the login page says it from the start, and nothing moves under a finger. */
export const endedMark = 'data-session-ended';

/** Runs inline in the head. */
export function markEndedSession(): void {
  if (isNoted()) document.documentElement.setAttribute(endedMark, '');
}

/** Notes for the page after the reload that the member was signed out without having asked for it. */
export function noteEndedSession(): void {
  try {
    globalThis.sessionStorage?.setItem(key, '1');
  } catch {
    // Without storage the login page comes without this word.
  }
}

/** Whether this tab's session ended so since it was asked last. */
export function takeEndedSession(): boolean {
  const noted = isNoted();
  if (noted) globalThis.sessionStorage.removeItem(key);
  globalThis.document?.documentElement.removeAttribute(endedMark);
  return noted;
}

function isNoted(): boolean {
  try {
    return globalThis.sessionStorage?.getItem(key) === '1';
  } catch {
    return false;
  }
}
