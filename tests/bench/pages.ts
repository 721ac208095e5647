import autocannon from 'autocannon';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProduct, withProgram } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 10;
const PAGES = { home: '/vi', shop: '/vi/shop' } as const;
const ENCODINGS = ['br', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The answer's bytes as they cross the wire: `fetch` would unpack them. */
const bytesOf = (url: string, encoding: Encoding): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });

async function perSecond(url: string, encoding: Encoding): Promise<number> {
  const headers = { 'accept-encoding': encoding, accept: 'text/html' };
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, headers });
  await run(1);
  const { requests, errors, non2xx } = await run(SECONDS);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

/** A bare fastify of its own process that sends these bytes. */
async function bare(bytes: Buffer, encoding: Encoding): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-bare-'));
  const file = join(folder, 'page');
  writeFileSync(file, bytes);
  try {
    return await withProgram(
      new URL('./lib/bare-server.ts', import.meta.url),
      [file, encoding],
      (url) => perSecond(url, encoding),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages a second of the product, as a share of a bare server that sends the same bytes in the same run. */
async function ratios(kept: boolean): Promise<Measure[]> {
  const environment = { REQUESTS_PER_MINUTE: '0', CACHE: String(kept) };
  return withProduct(async (origin) => {
    const measures: Measure[] = [];
    for (const [name, path] of Object.entries(PAGES))
      for (const encoding of ENCODINGS) {
        const url = origin + path;
        const mine = await perSecond(url, encoding);
        const most = await bare(await bytesOf(url, encoding), encoding);
        const how = `${kept ? 'kept' : 'rendered each time'}, ${encoding === 'br' ? 'br' : 'plain'}`;
        measures.push(
          { name: `${name}, ${how}: a second`, value: mine, unit: '' },
          {
            name: `${name}, ${how}: of a bare server`,
            value: mine / most,
            unit: '×',
            ...(kept && encoding === 'br' ? { target: { atLeast: 0.8 } } : {}),
          },
        );
      }
    return measures;
  }, environment);
}

export const pages = async (): Promise<Measure[]> => [
  ...(await ratios(true)),
  ...(await ratios(false)),
];
