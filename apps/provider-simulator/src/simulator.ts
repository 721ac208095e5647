import { type Language, parseAcceptLanguage } from '@hien/domain';
import type { SocialSettings } from '@hien/server/social';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Asked } from './answer.ts';
import { consent } from './consent.ts';
import { facebookGraph } from './facebook.ts';
import { Grants } from './grants.ts';
import { appleAccount, openId } from './open-id.ts';
import { type Method, methods } from './outcomes.ts';
import { zaloApi } from './zalo.ts';

export type Simulator = {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** What a server needs to know to use it. */
  readonly settings: SocialSettings;
  close(): Promise<void>;
};

type Api = (asked: Asked) => Promise<Answer | null> | Answer | null;

const googleSecret = 'simulated-google-secret';
const facebookApp = { appId: 'simulated-facebook', appSecret: 'simulated-facebook-secret' };
const zaloApp = { appId: 'simulated-zalo', secret: 'simulated-zalo-secret' };

/** Starts the four providers on this machine alone. @param port 0 takes a free one. */
export async function startSimulator(port: number, now: () => number): Promise<Simulator> {
  const grants = new Grants();
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = (method: Method): string => `${origin}/${method}`;
  const account = await appleAccount(issuer('apple'));
  const apis: Readonly<Record<Method, Api>> = {
    google: await openId({
      issuer: issuer('google'),
      now,
      grants,
      tellsWho: true,
      knowsSecret: async ({ form }) => form.get('client_secret') === googleSecret,
    }),
    apple: await openId({
      issuer: issuer('apple'),
      now,
      grants,
      tellsWho: false,
      knowsSecret: (asked) => account.knowsSecret(asked, now()),
    }),
    facebook: facebookGraph(facebookApp, grants, now),
    zalo: zaloApi(zaloApp, grants),
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, apis, grants).then((found) => send(response, found));
  });
  return {
    origin,
    settings: settingsOf(origin, account.privateKey),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  apis: Readonly<Record<Method, Api>>,
  grants: Grants,
): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://simulator');
  const [, name = '', ...rest] = pathname.split('/');
  const method = methods.find((one) => one === name);
  const nothing: Answer = { status: 404, body: 'Nothing is played here.' };
  if (method === undefined) return nothing;
  const path = `/${rest.join('/')}`;
  if (path === '/authorize') return consent(method, query, languageOf(request), grants);
  const asked: Asked = {
    path,
    query,
    form: new URLSearchParams(request.method === 'POST' ? await text(request) : ''),
    header: (header) => [request.headers[header]].flat()[0] ?? null,
  };
  return (await apis[method](asked)) ?? nothing;
}

async function send(response: ServerResponse, found: Answer): Promise<void> {
  if (found.after !== undefined) await wait(found.after, undefined, { ref: false });
  response.writeHead(found.status, {
    'content-type': found.type ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(found.location === undefined ? {} : { location: found.location }),
  });
  response.end(found.body ?? '');
}

const languageOf = (request: IncomingMessage): Language =>
  parseAcceptLanguage(request.headers['accept-language']);

/** As the console of each provider would hand them out. */
function settingsOf(origin: string, applePrivateKey: string): SocialSettings {
  const at = (method: Method) => ({
    authorizeUrl: `${origin}/${method}/authorize`,
    tokenUrl: `${origin}/${method}/token`,
    jwksUrl: `${origin}/${method}/keys`,
  });
  return {
    google: {
      ...at('google'),
      issuers: [`${origin}/google`],
      clientId: 'simulated-google',
      clientSecret: googleSecret,
    },
    apple: {
      ...at('apple'),
      issuer: `${origin}/apple`,
      clientId: 'simulated-apple',
      teamId: 'SIMULATED1',
      keyId: 'SIMULATED2',
      privateKey: applePrivateKey,
    },
    facebook: {
      ...facebookApp,
      authorizeUrl: `${origin}/facebook/authorize`,
      graphUrl: `${origin}/facebook`,
    },
    zalo: {
      ...zaloApp,
      authorizeUrl: `${origin}/zalo/authorize`,
      tokenUrl: `${origin}/zalo/access_token`,
      graphUrl: `${origin}/zalo`,
    },
  };
}
