import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { withStaticServer } from '../../tools/lib/static-server.ts';
import { buildFloor } from './lib/floor.ts';
import { withProduct } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const PAGES = {
  home: '/vi',
  shop: '/vi/shop',
  'shop-detail': '/vi/shop-detail/1',
  login: '/vi/login',
} as const;
const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** A fifth more than was measured on a quiet machine with hydration waited for, in November 2026 (4.5, 4.9, 5.2 and 3.9). */
const MOST: Record<keyof typeof PAGES, number> = {
  home: 5.4,
  shop: 5.9,
  'shop-detail': 6.2,
  login: 4.7,
};

/** Seconds that the main thread worked until the page was quiet, on a processor four times slower than this one. */
async function work(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The line can be quiet before the page's code was read: what it does then counts as well.
  await page.waitForFunction(() => !document.querySelector('#root[data-dehydrated]'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The main thread's work for a first load as a multiple of the floor's: both in turns, so that a busy machine is busy for both. */
export async function loadWork(): Promise<Measure[]> {
  const folder = await buildFloor();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    return await withStaticServer(folder, (floor) =>
      withProduct(async (origin) => {
        const measures: Measure[] = [];
        for (const [name, path] of Object.entries(PAGES)) {
          // The first visit makes pictures and compiles; it is not counted.
          await work(browser, origin + path);
          const factors: number[] = [];
          for (let run = 0; run < RUNS; run += 1) {
            const least = await work(browser, floor);
            factors.push((await work(browser, origin + path)) / least);
          }
          const atMost = MOST[name as keyof typeof PAGES];
          measures.push({
            name: `${name}, main-thread work over floor`,
            value: median(factors),
            unit: '×',
            target: { atMost },
          });
        }
        return measures;
      }),
    );
  } finally {
    await browser.close();
  }
}
