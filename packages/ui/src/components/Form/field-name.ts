import { labelId } from '../Field/control.ts';

/** What the label of a control says: of a group its legend; empty where there is none. */
export function labelOf(form: HTMLFormElement, controlId: string): string {
  const control = form.ownerDocument.getElementById(controlId);
  const label =
    form.ownerDocument.getElementById(labelId(controlId)) ??
    control?.querySelector('legend') ??
    null;
  // The first words alone: what follows says whether it may be left out.
  return (label?.firstChild?.textContent ?? '').trim();
}

/**
 * A complaint as the summary says it. Beside the field "Please fill this in" is clear; in a list of five it is not,
 * so the field is named, unless the sentence names it already.
 */
export function withField(label: string, message: string): string {
  const named = message.toLocaleLowerCase().includes(label.toLocaleLowerCase());
  return label === '' || named ? message : `${label}: ${message}`;
}
