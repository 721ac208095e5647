import { operationIds, operationOf } from '@hien/api/testing';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** What was sent, and what became of it. */
export type Tally = {
  readonly sent: Record<string, number>;
  /** By hundred: `2xx`, `4xx`, `5xx`; `none` where the connection ended without an answer. */
  readonly answers: Record<string, number>;
};

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const below = (count: number): number => Math.floor(Math.random() * count);
const letters = (count: number): string =>
  Array.from({ length: count }, () => pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join('');
/** A new stranger with every request: per-address limits and their memories are what is attacked. */
const address = (): string => `${11 + below(180)}.${below(256)}.${below(256)}.${1 + below(254)}`;

const odd = fc
  .sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 400, seed: 18 })
  .map((text) => encodeURIComponent(text.toWellFormed()));
const reads = operationIds.map(operationOf).filter(({ method }) => method === 'get');
const writes = operationIds.map(operationOf).filter(({ method }) => method !== 'get');

const picture = readFileSync('packages/pictures/files/products/towel-ladder-oak.avif');
const pictures = [
  '/media/products/towel-ladder-oak.avif',
  '/media/covers/none.avif',
  `/media/${'a/'.repeat(40)}x.jpg`,
] as const;

type Sent = { readonly path: string; readonly init?: RequestInit };
const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

function form(content: BlobPart, name: string): RequestInit {
  const body = new FormData();
  body.append('files', new Blob([content], { type: 'image/jpeg' }), name);
  return { method: 'POST', body };
}

const path = (given: string): string =>
  given.replaceAll(/\{[^}]+\}/g, () => pick([String(below(400)), String(below(400)), pick(odd)]));

/** Each makes one request out of nothing; what is random is counted on to miss every cache. */
const kinds: Readonly<Record<string, () => Sent>> = {
  'pages that exist, asked in another way each time': () => ({
    path: `/${pick(['vi', 'en', 'ko'])}/${pick(['', 'shop', 'login', 'magazine', 'real-homes', 'design'])}?${letters(6)}=${letters(40)}`,
  }),
  'pages that do not exist': () => ({
    path: `/${pick(['vi', 'en', 'ko', 'fr'])}/${'x/'.repeat(below(60))}${letters(30)}`,
  }),
  'lists and searches': () => ({
    path: `/mall/api/public/product/product-list?limit=${below(60)}&page=${below(5000)}&keyword=${pick([letters(12), pick(odd)])}&sort=newest`,
  }),
  'every read of the contract': () => ({
    path: `${path(pick(reads).path)}?${letters(4)}=${pick(odd)}`,
  }),
  'every write of the contract': () => {
    const body = pick([
      '{',
      `{"email":"${letters(200)}@b.vn","password":"${letters(60)}"}`,
      '['.repeat(20_000),
      `{"text":"${letters(50)}"}`,
      'x'.repeat(300_000),
    ]);
    return { path: path(pick(writes).path), init: json(body) };
  },
  'signing in as somebody new': () => ({
    path: '/app/auth/login-user',
    init: json(
      JSON.stringify({
        email: `${letters(14)}@b.vn`,
        password: letters(12),
        login_method: 'system',
      }),
    ),
  }),
  'pictures in every size': () => ({
    path: `${pick(pictures)}?width=${1 + below(4000)}&height=${1 + below(4000)}`,
  }),
  uploads: () => ({ path: '/aws/upload', init: form(picture, 'a.avif') }),
  'uploads of rubbish': () => ({
    path: '/aws/upload',
    init: form(letters(20_000), `${letters(100)}.jpg`),
  }),
};

/** Asks without end until `signal`; some go away before they are answered. */
async function ask(base: string, tally: Tally, signal: AbortSignal): Promise<void> {
  const names = Object.keys(kinds);
  while (!signal.aborted) {
    const name = pick(names);
    const { path: where, init = {} } = (kinds[name] as () => Sent)();
    const leaves = below(20) === 0;
    tally.sent[name] = (tally.sent[name] ?? 0) + 1;
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address());
    headers.set('authorization', below(4) === 0 ? `Bearer ${letters(43)}` : '');
    const until = AbortSignal.any([signal, AbortSignal.timeout(leaves ? below(30) : 30_000)]);
    // Who leaves may do so before the answer or in the middle of its body.
    const said = await fetch(base + where, { ...init, headers, redirect: 'manual', signal: until })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return `${Math.floor(answer.status / 100)}xx`;
      })
      .catch(() => 'none');
    tally.answers[said] = (tally.answers[said] ?? 0) + 1;
  }
}

/**
 * Asks for more pages and lists than the server keeps, one after the other: what grows after that is no cache that fills.
 * Answers how many were asked for.
 */
export async function fill(base: string, pages: number, lists: number): Promise<number> {
  const paths = [
    ...Array.from({ length: pages }, (_, at) => `/vi/login?n=${at}`),
    ...Array.from(
      { length: lists },
      (_, at) => `/mall/api/public/product/product-list?limit=20&sort=newest&keyword=${at}`,
    ),
  ];
  const work = paths.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of work) {
        const headers = { 'x-forwarded-for': address() };
        await fetch(base + one, { headers }).then((answer) => answer.arrayBuffer());
      }
    }),
  );
  return paths.length;
}

/** Opens connections that send a byte now and then, and leaves them to the server. */
function drip(base: string, tally: Tally, signal: AbortSignal): void {
  const { hostname, port } = new URL(base);
  const opened = setInterval(() => {
    tally.sent['dripping bodies'] = (tally.sent['dripping bodies'] ?? 0) + 1;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /aws/upload HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address()}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n--x\r\n`,
    );
    const bytes = setInterval(() => socket.write(letters(1000)), 1000);
    const end = setTimeout(() => socket.destroy(), 60_000);
    socket.on('close', () => {
      clearInterval(bytes);
      clearTimeout(end);
    });
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
  }, 500);
  signal.addEventListener('abort', () => clearInterval(opened), { once: true });
}

export function attack(base: string, callers: number, signal: AbortSignal): Tally {
  const tally: Tally = { sent: {}, answers: {} };
  for (let caller = 0; caller < callers; caller += 1) void ask(base, tally, signal);
  drip(base, tally, signal);
  return tally;
}
