export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person gave a field: its text, or whether it is chosen. */
export type Given = string | boolean;

export function asField(target: EventTarget | null): Field | undefined {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target
    : undefined;
}

/** Undefined for fields that nobody fills in. */
export function givenTo(field: Field): Given | undefined {
  if (isChoice(field)) return field.checked;
  return ['hidden', 'submit', 'button'].includes(field.type) ? undefined : field.value;
}

/** Whether it differs from what the server wrote: browsers fill in forms, and restore them on reload. */
export function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    // With no option marked the first one is the server's.
    const written = Math.max(
      0,
      [...field.options].findIndex((option) => option.defaultSelected),
    );
    return field.options.length > 0 && field.selectedIndex !== written;
  }
  return field.value !== field.defaultValue;
}

/** Gives it to the field once more, so that React hears of it. */
export function give(field: Field, given: Given): void {
  // A script cannot choose files; they are there still, and nobody has heard of them.
  if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (typeof given === 'string') type(field, given);
  else choose(field, given);
}

function type(field: Field, value: string): void {
  // React notices a change by comparing with what was set through the field's own property.
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(field: Field, value: boolean): void {
  // The radio button that lost the choice changes with the one that won it.
  if (!isChoice(field) || (field.type === 'radio' && !value)) return;
  field.checked = !value;
  field.click();
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
