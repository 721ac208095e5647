import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export const portOf = (listening: { address(): AddressInfo | string | null }): number =>
  (listening.address() as AddressInfo).port;

export type ReverseProxy = { readonly base: string; close(): void };

/**
 * A proxy as operators have: it speaks plain HTTP to the product, passes `Host`, and says in X-Forwarded-For where a visitor
 * comes from, behind whatever the visitor wrote there. A test names the visitor in a header of that name.
 */
export async function reverseProxy(port: number): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const { visitor = '203.0.113.1', 'x-forwarded-for': said, ...headers } = incoming.headers;
    const forwarded = ask(
      {
        port,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...headers,
          'x-forwarded-for': said ? `${String(said)}, ${String(visitor)}` : visitor,
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
