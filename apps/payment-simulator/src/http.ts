/** What the simulator answers. */
export type Answer = {
  readonly status: number;
  readonly body?: string;
  readonly type?: 'application/json' | 'text/html; charset=utf-8';
  readonly location?: string;
};

/** One request to the simulator. */
export type Asked = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly header: (name: string) => string;
};

export const json = (value: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
});

export const html = (body: string): Answer => ({
  status: 200,
  body,
  type: 'text/html; charset=utf-8',
});

/** The connection broke off: whoever asked does not know what was done. */
export const silence: Answer = { status: 503, body: '' };

export const nothing: Answer = { status: 404, body: 'Nothing is played here.' };

/** A call to the shop, as a gateway makes it. */
export type Call = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
