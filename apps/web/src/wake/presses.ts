/** Remembers the last button that was pressed before the page woke up; the answer presses it once more. */
export function rememberPresses(): () => void {
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed = button;
    // A form would leave the page with what was typed in its address.
    if (button.type === 'submit') event.preventDefault();
  };
  addEventListener('click', remember, { capture: true });
  return () => {
    removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
