import { isLeaving } from './entry/leaving.ts';

const key = 'hien-reloaded-at';
const pause = 10_000;

/**
 * After a release the chunks of the version before are gone: a page that asks for one is loaded anew, once.
 * A second failure within ten seconds is something else, and is shown; so is one on a device without a connection, where
 * loading anew would take the page away with what was typed in it. A page that is being left stays as it is.
 */
export function reloadOnStaleCode(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || isLeaving()) return;
    const now = performance.timeOrigin + performance.now();
    if (now - lastReload() < pause) return;
    try {
      sessionStorage.setItem(key, String(now));
    } catch {
      return;
    }
    reload();
  });
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}
