import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { withProduct } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const PAGES = {
  home: '/vi',
  shop: '/vi/shop',
  'shop-detail': '/vi/shop-detail/1',
  login: '/vi/login',
  'room-by-room': '/vi/room-by-room',
  project: '/vi/room-by-room/project/vuon-song',
  selector: '/vi/room-by-room/vuon-song/1',
  'landing-page': '/vi/room-by-room/new/landing-page',
} as const;
const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** `BENCH_PAGES=project,selector`: these pages alone. */
const chosen = process.env.BENCH_PAGES?.split(',');
const pages = Object.entries(PAGES).filter(([name]) => chosen?.includes(name) ?? true);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Sample {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** One run; a run whose trace holds no paint (Lighthouse's own trouble) is made again. */
async function sample(url: string, port: number, tries = 3): Promise<Sample> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  if (Number.isNaN(number('largest-contentful-paint')) && tries > 1)
    return sample(url, port, tries - 1);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint') / 1000,
    lcp: number('largest-contentful-paint') / 1000,
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
  };
}

/** Lighthouse's mobile run (simulated slow phone and network) of each page, median of five. */
export async function lighthousePages(): Promise<Measure[]> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumArgs],
    logLevel: 'error',
  });
  const measures: Measure[] = [];
  try {
    await withProduct(async (url) => {
      // Warms the media cache, which users share. Better pictures are made behind a first visit, and would share the
      // processors with whatever is measured next: so every page is visited before the first one counts.
      for (const [, path] of pages) await sample(url + path, chrome.port);
      for (const [name, path] of pages) {
        const samples: Sample[] = [];
        for (let run = 0; run < RUNS; run += 1) samples.push(await sample(url + path, chrome.port));
        const of = (key: keyof Sample) => median(samples.map((one) => one[key]));
        measures.push(
          {
            name: `${name}, performance`,
            value: of('performance'),
            unit: '',
            target: { atLeast: 95 },
          },
          {
            name: `${name}, accessibility`,
            value: of('accessibility'),
            unit: '',
            target: { atLeast: 100 },
          },
          {
            name: `${name}, best practices`,
            value: of('best-practices'),
            unit: '',
            target: { atLeast: 100 },
          },
          { name: `${name}, SEO`, value: of('seo'), unit: '', target: { atLeast: 100 } },
          { name: `${name}, FCP`, value: of('fcp'), unit: 's' },
          {
            name: `${name}, LCP`,
            value: of('lcp'),
            unit: 's',
            // A layered picture is several pictures; it has to be whole.
            target: { atMost: name === 'selector' ? 2.2 : 2 },
          },
          { name: `${name}, CLS`, value: of('cls'), unit: '', target: { atMost: 0.01 } },
          { name: `${name}, TBT`, value: of('tbt'), unit: 'ms', target: { atMost: 50 } },
        );
      }
    });
  } finally {
    chrome.kill();
  }
  return measures;
}
