import { type Language, isLanguage, parseAcceptLanguage } from '@hien/domain';
import type { PaymentSettings } from '@hien/server/payments';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Played } from './act.ts';
import { bank } from './bank.ts';
import { counter } from './counter.ts';
import { momoApi, momoVoice } from './gateways/momo.ts';
import { shopeepayApi, shopeepayVoice } from './gateways/shopeepay.ts';
import { vnpayApi, vnpayOrder, vnpayVoice } from './gateways/vnpay.ts';
import { zalopayApi, zalopayVoice } from './gateways/zalopay.ts';
import { type Answer, type Asked, json, nothing } from './http.ts';
import { settingsAt } from './keys.ts';
import { unpack } from './order.ts';
import { Refunds } from './refunds.ts';

export type PaymentSimulator = {
  /** `http://127.0.0.1:4020` */
  readonly origin: string;
  /** What a server needs to know to use it. */
  readonly settings: PaymentSettings;
  close(): Promise<void>;
};

/** Starts the gateways and the bank on this machine alone. @param port 0 takes a free one. */
export async function startPaymentSimulator(port: number): Promise<PaymentSimulator> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const books = { played: [] as Played[], refunds: new Refunds() };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, origin, books).then(
      (found) => send(response, found),
      (error: unknown) =>
        send(response, { status: 502, body: error instanceof Error ? error.message : 'failed' }),
    );
  });
  return {
    origin,
    settings: settingsAt(origin),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

type Books = { readonly played: Played[]; readonly refunds: Refunds };

async function answer(request: IncomingMessage, origin: string, books: Books): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', origin);
  const [, name = '', ...rest] = pathname.split('/');
  const asked: Asked = {
    path: `/${rest.join('/')}`,
    query,
    body: request.method === 'POST' ? await text(request) : '',
    header: (header) => [request.headers[header]].flat()[0] ?? '',
  };
  const language = languageOf(request, query);
  const { played, refunds } = books;
  const opens = asked.path === '/pay';
  switch (name) {
    // What was said to the shop and what it answered, for tests.
    case 'played':
      return json({ calls: played, refunds: refunds.all });
    case 'bank':
      return bank({ look: 'bank', language, query }, played);
    case 'vnpay':
      return asked.path === '/vpcpay.html'
        ? counter({ look: 'vnpay', language, query }, vnpayVoice, vnpayOrder(query), played)
        : vnpayApi(asked, refunds);
    case 'momo':
      return opens
        ? counter({ look: 'momo', language, query }, momoVoice, unpack(query.get('order')), played)
        : momoApi(asked, origin, refunds);
    case 'zalopay':
      return opens
        ? counter(
            { look: 'zalopay', language, query },
            zalopayVoice,
            unpack(query.get('order')),
            played,
          )
        : zalopayApi(asked, origin, refunds);
    case 'shopeepay':
      return opens
        ? counter(
            { look: 'shopeepay', language, query },
            shopeepayVoice,
            unpack(query.get('order')),
            played,
          )
        : shopeepayApi(asked, origin, refunds);
    default:
      return nothing;
  }
}

function send(response: ServerResponse, found: Answer): void {
  response.writeHead(found.status, {
    'content-type': found.type ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(found.location === undefined ? {} : { location: found.location }),
  });
  response.end(found.body ?? '');
}

function languageOf(request: IncomingMessage, query: URLSearchParams): Language {
  const wanted = query.get('lang') ?? query.get('language') ?? '';
  return isLanguage(wanted) ? wanted : parseAcceptLanguage(request.headers['accept-language']);
}
