import { use, type SubmitEvent } from 'react';
import { FormContext } from './form-context.ts';

/**
 * The submit handler of a `<form>`: nothing is sent by the browser, and no form above hears of it. React passes
 * events on to its own parents, through portals too: a dialog's form would send the form that its trigger stands
 * in. Throws where a form stands within another, for the next one who listens would be heard by both.
 */
export function useOwnSubmit(
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void,
): (event: SubmitEvent<HTMLFormElement>) => void {
  if (use(FormContext) !== null)
    throw new Error('A form stands within another Form: render it beside, a dialog too');
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit(event);
  };
}
