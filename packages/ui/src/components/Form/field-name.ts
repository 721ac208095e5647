import { labelId } from '../Field/control.ts';

/** What the label of a control says: of a group its legend, of a box its words; empty where there is none. */
export function labelOf(form: HTMLFormElement, controlId: string): string {
  const control = form.ownerDocument.getElementById(controlId);
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return wordsOf(control.nextElementSibling);
  const label =
    form.ownerDocument.getElementById(labelId(controlId)) ??
    control?.querySelector('legend') ??
    null;
  // The first words alone: what follows says whether it may be left out.
  return (label?.firstChild?.textContent ?? '').trim();
}

/** Words that are longer than a line are cut: they are there to find the box. */
const line = 70;

function wordsOf(beside: Element | null): string {
  const [words = ''] = [...(beside?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.id.endsWith('-hint')))
    .map((node) => node.textContent ?? '')
    .join('')
    .trim()
    .split('\n');
  if (words.length <= line) return words;
  return `${words.slice(0, words.lastIndexOf(' ', line))}…`;
}

/**
 * A complaint as the summary says it. Beside the field "Please fill this in" is clear; in a list of five it is not,
 * so the field is named, unless the sentence names it already.
 */
export function withField(label: string, message: string): string {
  const named = message.toLocaleLowerCase().includes(label.toLocaleLowerCase());
  return label === '' || named ? message : `${label}: ${message}`;
}
