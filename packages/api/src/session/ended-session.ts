const key = 'hien-session-ended';

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
  try {
    const noted = globalThis.sessionStorage?.getItem(key) === '1';
    globalThis.sessionStorage?.removeItem(key);
    return noted;
  } catch {
    return false;
  }
}
