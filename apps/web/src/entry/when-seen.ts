import { touchedMark } from '../early-input/early-input.ts';

/** No page waits longer than this for its code, however slow its pictures are; milliseconds after it was asked for. */
const patience = 2500;

/**
 * Resolves when the first window stands there with its pictures, at the visitor's first touch, or when patience ends. A touch
 * before this script came is marked on the root.
 */
export function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    const touched = new MutationObserver(() => done());
    const done = () => {
      touched.disconnect();
      removeEventListener('load', loaded);
      resolve();
    };
    // A frame and a task later: the pictures are loaded then, but not yet on the screen.
    const loaded = () => requestAnimationFrame(() => setTimeout(done));
    touched.observe(root, { attributeFilter: [touchedMark] });
    setTimeout(done, Math.max(0, patience - performance.now()));
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
    // Nothing is drawn in a tab behind: no frame would come.
    if (root.hasAttribute(touchedMark) || document.visibilityState === 'hidden') done();
  });
}
