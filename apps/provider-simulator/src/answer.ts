/** What a simulated provider answers. */
export type Answer = {
  readonly status: number;
  readonly body?: string;
  readonly type?: 'application/json' | 'text/html; charset=utf-8';
  readonly location?: string;
  /** Milliseconds to wait first. */
  readonly after?: number;
};

export const json = (value: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
});

/** One call to a provider. */
export type Asked = {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fields of a posted form. */
  readonly form: URLSearchParams;
  readonly header: (name: string) => string | null;
};

/** Longer than the server waits for a provider. */
const tooLate = 12_000;

/** What befalls an exchange whose window asked for trouble; null when nothing does. */
export function trouble(outcome: string | null): Answer | null {
  if (outcome === 'down-later') return json({ error: 'temporarily_unavailable' }, 503);
  if (outcome === 'slow') return { ...json({ error: 'temporarily_unavailable' }), after: tooLate };
  return null;
}
