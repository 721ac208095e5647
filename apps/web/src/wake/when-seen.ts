/** No page stays asleep longer than this after it was asked for, however slow its pictures are; milliseconds. */
const patience = 2500;

const touches = ['pointerdown', 'keydown', 'focusin', 'wheel', 'touchstart'] as const;

/** Resolves when the first window stands there with its pictures, at the visitor's first touch, or when patience ends. */
export function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const touch of touches) removeEventListener(touch, done);
      removeEventListener('load', loaded);
      resolve();
    };
    // A frame and a task later: the pictures are loaded then, but not yet on the screen.
    const loaded = () => requestAnimationFrame(() => setTimeout(done));
    for (const touch of touches) addEventListener(touch, done, { passive: true });
    setTimeout(done, Math.max(0, patience - performance.now()));
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
    // Nothing is drawn in a tab behind: no frame would come.
    if (document.visibilityState === 'hidden') done();
  });
}
