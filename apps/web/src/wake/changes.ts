type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what the visitor, faster than the code, typed and chose: hydration writes the server's values over it.
 * The answer does it again, so that React hears of it.
 */
export function rememberChanges(root: HTMLElement): () => void {
  const changed = new Map<Field, string | boolean>();
  const remember = (field: Field) => {
    if (isChoice(field)) changed.set(field, field.checked);
    else if (isText(field)) changed.set(field, field.value);
  };
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      remember(target);
  };
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (isChanged(field)) remember(field);
  root.addEventListener('input', hear);
  return () => {
    root.removeEventListener('input', hear);
    for (const [field, value] of changed) {
      if (!field.isConnected) continue;
      if (typeof value === 'string') type(field, value);
      else choose(field, value);
    }
  };
}

/** As against what the server wrote. A checkbox has a value too, which says nothing. */
function isChanged(field: Field): boolean {
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function type(field: Field, value: string): void {
  // React notices a change by comparing with what was set through the field's own property.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
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

function isText(field: Field): boolean {
  return !['file', 'hidden', 'submit', 'button'].includes(field.type);
}
