/** A hand that presses moves no further, in CSS pixels. */
const still = 8;

const pressables = 'button,a[href],summary,label';

/**
 * A press reaches what it began on, also where the page moves beneath it: answers arrive whenever they do, and what comes
 * in above pushes the rest on. The browser gives such a click to what lies there by then: with a mouse to whatever holds
 * both, so that nothing happens, with a finger to the wrong thing. A press that itself moves is a drag, and left alone.
 */
export function keepPressesOnTarget(): void {
  let begun: { element: Element; x: number; y: number; top: number; left: number } | undefined;

  addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, button, isPrimary }) => {
      const element = target instanceof Element ? target.closest(pressables) : null;
      begun = undefined;
      if (!element || !isPrimary || button !== 0) return;
      const { top, left } = element.getBoundingClientRect();
      begun = { element, x: clientX, y: clientY, top, left };
    },
    { capture: true, passive: true },
  );
  addEventListener(
    'click',
    (event) => {
      const from = begun;
      begun = undefined;
      // By key, by a script, or with a key that asks for another tab.
      if (!from || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { element } = from;
      if (!element.isConnected || !(element instanceof HTMLElement)) return;
      if (event.target instanceof Node && element.contains(event.target)) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) return;
      const { top, left } = element.getBoundingClientRect();
      if (top === from.top && left === from.left) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      element.click();
    },
    true,
  );
}
