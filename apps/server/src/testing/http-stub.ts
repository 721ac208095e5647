import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Heard = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** What is answered: an object as JSON, a text as it is; `cut` hangs up without an answer. */
type StubAnswer =
  | { readonly status?: number; readonly body: object | string | null; readonly location?: string }
  | 'cut';

/** Somebody else's HTTP service on this machine: keeps what it was asked, answers what a test says. */
export type HttpStub = {
  readonly origin: string;
  readonly heard: Heard[];
  answer: StubAnswer | ((asked: Heard) => Promise<StubAnswer>);
  close(): Promise<void>;
};

export async function httpStub(): Promise<HttpStub> {
  const heard: Heard[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const asked: Heard = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
      };
      heard.push(asked);
      const answer = typeof stub.answer === 'function' ? await stub.answer(asked) : stub.answer;
      if (answer === 'cut') return request.socket.destroy();
      response.statusCode = answer.status ?? 200;
      if (answer.location !== undefined) response.setHeader('location', answer.location);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const stub: HttpStub = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer: { body: {} },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return stub;
}
