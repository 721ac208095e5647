import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { withStaticServer } from '../../tools/lib/static-server.ts';
import { buildFloor } from './lib/floor.ts';
import { withProduct } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const KB = 1000;
const PAGES = { home: '/vi', shop: '/vi/shop', 'shop-detail': '/vi/shop-detail/1' } as const;

interface Load {
  js: Map<string, number>;
  jsGzip: number;
  jsBrotli: number;
  cssGzip: number;
}

/** What a first visit loads until the network is quiet, by the files' own bytes. */
async function firstLoad(url: string): Promise<Load> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const load: Load = { js: new Map(), jsGzip: 0, jsBrotli: 0, cssGzip: 0 };
  const asked = new Map<string, 'script' | 'stylesheet'>();
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') asked.set(request.url(), type);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  for (const [address, type] of asked) {
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    const gzip = gzipSync(body, { level: 9 }).length;
    if (type === 'stylesheet') {
      load.cssGzip += gzip;
      continue;
    }
    load.js.set(new URL(address).pathname, gzip);
    load.jsGzip += gzip;
    load.jsBrotli += brotliCompressSync(body).length;
  }
  return load;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** gzip sizes of every script of the build. */
function chunks(): { all: number[]; routes: number[] } {
  const manifest = JSON.parse(
    readFileSync('apps/web/dist/client/.vite/manifest.json', 'utf8'),
  ) as Record<string, Chunk>;
  const size = (file: string) =>
    gzipSync(readFileSync(`apps/web/dist/client/${file}`), { level: 9 }).length;
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  return {
    all: scripts.map(([, { file }]) => size(file)),
    routes: scripts
      .filter(([source, { isDynamicEntry }]) => isDynamicEntry && source.endsWith('Screen.tsx'))
      .map(([, { file }]) => size(file)),
  };
}

/** First load of the pages that decide, next to the floor built in the same run. */
export async function size(): Promise<Measure[]> {
  const floor = await withStaticServer(await buildFloor(), firstLoad);
  const measures: Measure[] = [
    { name: 'floor, JS gzip', value: floor.jsGzip / KB, unit: 'kB' },
    { name: 'floor, JS brotli', value: floor.jsBrotli / KB, unit: 'kB' },
  ];
  await withProduct(async (url) => {
    for (const [name, path] of Object.entries(PAGES)) {
      const load = await firstLoad(url + path);
      const home = name === 'home';
      measures.push(
        {
          name: `${name}, JS gzip`,
          value: load.jsGzip / KB,
          unit: 'kB',
          ...(home && { target: { atMost: 140 } }),
        },
        { name: `${name}, JS brotli`, value: load.jsBrotli / KB, unit: 'kB' },
        {
          name: `${name}, JS over floor`,
          value: load.jsGzip / floor.jsGzip,
          unit: '×',
          ...(home && { target: { atMost: 1.5 } }),
        },
        {
          name: `${name}, CSS gzip`,
          value: load.cssGzip / KB,
          unit: 'kB',
          // docs/adr/0048 says why not 10.
          ...(home && { target: { atMost: 14 } }),
        },
      );
    }
  });
  const { all, routes } = chunks();
  measures.push(
    {
      name: 'largest chunk, gzip',
      value: Math.max(...all) / KB,
      unit: 'kB',
      target: { atMost: 95 },
    },
    {
      name: 'route chunks p95, gzip',
      value: percentile(routes, 0.95) / KB,
      unit: 'kB',
      target: { atMost: 25 },
    },
    {
      name: 'all scripts, gzip',
      value: all.reduce((sum, bytes) => sum + bytes, 0) / KB,
      unit: 'kB',
      target: { atMost: 1400 },
    },
  );
  return measures;
}
