/** A part of the page whose code is still to come (features/shared/async/Later). It takes the mark off, then says `awake`. */
const sleeping = '[data-asleep]';

/**
 * Remembers the last button that was pressed where nothing listens yet, and presses it once more: when the page wakes,
 * which is told by calling the answer, or the part that it is in.
 */
export function rememberPresses(): () => void {
  let pressed: HTMLElement | null = null;
  let awake = false;
  const again = () => {
    pressed?.click();
    pressed = null;
  };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || (awake && !button.closest(sleeping))) return;
      pressed = button;
      // A form would leave the page with what was typed in its address.
      if (button.type === 'submit') event.preventDefault();
    },
    true,
  );
  addEventListener('awake', ({ target }) => {
    if ((target as Element).contains(pressed)) again();
  });
  return () => {
    awake = true;
    // A part wakes at a touch; this one came before it could feel it.
    if (pressed?.closest(sleeping)) dispatchEvent(new Event('touchstart'));
    else again();
  };
}
