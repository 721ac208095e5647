/** One value of a payload as a field shows it. */
export type PayloadField = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'yes-no' | 'json';
  readonly text: string;
};

export function fieldsOf(payload: object): readonly PayloadField[] {
  return Object.entries(payload).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return { name, kind: 'text', text: value };
    if (typeof value === 'number') return { name, kind: 'number', text: String(value) };
    if (typeof value === 'boolean') return { name, kind: 'yes-no', text: String(value) };
    return { name, kind: 'json', text: JSON.stringify(value, null, 1) };
  });
}

function valueOf({ kind, text }: PayloadField): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'yes-no') return text === 'true';
  return kind === 'json' ? (JSON.parse(text) as unknown) : text;
}

/** The payload of filled-in fields; null when a JSON field cannot be read. */
export function payloadOf(fields: readonly PayloadField[]): object | null {
  try {
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  } catch {
    return null;
  }
}
