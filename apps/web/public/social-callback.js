/*
 * Where a provider's page sends its answer (ADR 0025). Hands the answer to the window that asked; in its place, where
 * the browser allowed no window, keeps it for the page that asked and goes back there. Judges nothing: whoever asked
 * compares the state.
 */
(() => {
  const query = new URLSearchParams(location.search);
  const answer = {
    source: 'hien-social',
    state: query.get('state') ?? '',
    code: query.get('code'),
    error: query.get('error'),
  };
  // The code leaves the address before anything else can read it.
  history.replaceState(null, '', location.pathname);

  const { opener } = globalThis;
  if (opener && opener !== globalThis) {
    opener.postMessage(answer, location.origin);
    globalThis.close();
    return;
  }
  // Names shared with features/account/social/attempt-storage.ts.
  sessionStorage.setItem('hien.social.answer', JSON.stringify(answer));
  const asked = JSON.parse(sessionStorage.getItem('hien.social.attempt') ?? '{}');
  const back = new URL(asked.returnTo ?? '/vi/login', location.origin);
  location.replace(back.origin === location.origin ? back.href : '/vi/login');
})();
