import { dehydrated, hydratedEvent, hydratingEvent } from '@hien/features/hydration';
import { type Field, type Given, asField, give, givenTo, isChanged } from './fields.ts';

/** On the root once somebody has pressed or typed: the code is fetched at once (`entry/when-seen.ts`). */
export const touchedMark = 'data-touched';
/** On the button whose press waits; it looks pressed (`base` styles). */
export const waitingMark = 'data-waiting';

const touches = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * What is pressed and typed before React listens happens once it does. Runs inline in the head, before anything can be
 * pressed, and listens at the window, before React's root, which stops events on what it has not hydrated.
 *
 * A press on a button within a `data-dehydrated` element is held back, and the last one is done again when the mark is gone.
 * Forms are not sent by the browser meanwhile, except those that it answers with a page itself (a search: GET with an
 * action), and those too wait once hydration is under way: React may listen to the form already and not know yet what was
 * typed. What was typed or chosen is given to its field again, since hydration writes the server's values over it.
 */
export function keepEarlyInput(): void {
  let pressed: HTMLElement | undefined;
  let hydrating = false;
  const given = new Map<Field, Given>();

  const hold = (event: Event, element: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute(waitingMark);
    pressed = element;
    element.setAttribute(waitingMark, '');
  };
  const isAnsweredByPage = (form: HTMLFormElement) =>
    !hydrating && form.method === 'get' && form.hasAttribute('action');
  const keep = (field: Field) => {
    const value = givenTo(field);
    if (value !== undefined) given.set(field, value);
  };

  const touched = () => {
    document.documentElement.setAttribute(touchedMark, '');
    for (const touch of touches) removeEventListener(touch, touched, true);
  };
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !isDehydrated(button)) return;
      if (button.type === 'submit' && button.form && isAnsweredByPage(button.form)) return;
      hold(event, button);
    },
    true,
  );
  // Sent by Enter in a form without a button, or by a script.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && isDehydrated(form) && !isAnsweredByPage(form))
        hold(event, form);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const field = asField(target);
      if (field && isDehydrated(field)) keep(field);
    },
    true,
  );

  addEventListener(hydratingEvent, () => {
    hydrating = true;
    const fields = document.querySelectorAll<Field>(`[${dehydrated}] :is(input,textarea,select)`);
    for (const field of fields) if (isChanged(field)) keep(field);
  });
  addEventListener(hydratedEvent, () => {
    hydrating = false;
    for (const [field, value] of given) {
      if (isDehydrated(field)) continue;
      given.delete(field);
      if (field.isConnected) give(field, value);
    }
    if (!pressed || isDehydrated(pressed)) return;
    const element = pressed;
    pressed = undefined;
    element.removeAttribute(waitingMark);
    // React renders what was given to the fields before the press asks for it.
    setTimeout(() => press(element));
  });
}

function isDehydrated(element: Element): boolean {
  return element.closest(`[${dehydrated}]`) !== null;
}

/** Our buttons say by `aria-disabled` that they are off, so that they can be focused. */
const off = ':disabled,[aria-disabled="true"]';

/** A form's button may be off until the form has judged what was just given to its fields; after two seconds it says why. */
function press(element: HTMLElement, tries = 40): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element.matches(off) && tries > 0) setTimeout(() => press(element, tries - 1), 50);
  else element.click();
}
