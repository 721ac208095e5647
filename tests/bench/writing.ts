import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { withProduct } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const LENGTH = 200_000;

/** As a word processor hands it over: every line with styles of its own that nobody keeps. */
const line =
  '<p class=MsoNormal style="margin-bottom:0cm;line-height:normal"><span style="font-size:12.0pt">Mười hai năm ở trong căn nhà tối, mình quyết định <b>mở giếng trời</b>.</span></p>';
const pasted = line.repeat(Math.ceil(LENGTH / line.length));

/** Milliseconds of a processor that the main thread worked, waiting aside. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function measured(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const before = await worked(session);
  await act();
  // What comes of it counts too: layout, and what the form around does with the words.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const after = await worked(session);
  await session.detach();
  return after - before;
}

/** The page on which a member writes, with its editor there. */
async function writing(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/vi/login`, { waitUntil: 'networkidle' });
  await page.locator('input[name=email]').first().fill('khach@hien.example');
  await page.locator('input[type=password]').first().fill('hien-demo-2026');
  await page.locator('form:not([method=get]) button[type=submit]').first().click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  await page.goto(`${origin}/vi/write-post`, { waitUntil: 'networkidle' });
  await page.locator('.ProseMirror').waitFor();
  return page;
}

const paste = (page: Page) =>
  page.locator('.ProseMirror').evaluate((editor, html) => {
    editor.focus();
    const data = new DataTransfer();
    data.setData('text/html', html);
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    if (editor.textContent.length < 50_000) throw new Error('Nothing was pasted');
  }, pasted);

/** The same words on an empty page: what a browser takes for them alone. */
async function shown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const cost = await measured(page, () =>
    page.evaluate((html) => {
      document.body.innerHTML = html;
    }, pasted),
  );
  await page.close();
  return cost;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Two hundred kilobytes out of a word processor into the editor. */
export async function writingCosts(): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    return await withProduct(async (origin) => {
      const page = await writing(browser, origin);
      const costs: number[] = [];
      const floors: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        // The words of the run before would be brought back.
        await page.goto(`${origin}/vi/terms`, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith('hien-draft:')) localStorage.removeItem(key);
        });
        await page.goto(`${origin}/vi/write-post`, { waitUntil: 'networkidle' });
        await page.locator('.ProseMirror').waitFor();
        floors.push(await shown(browser));
        costs.push(await measured(page, () => paste(page)));
      }
      const cost = median(costs);
      return [
        { name: '200 kB pasted', value: cost, unit: 'ms', target: { atMost: 300 } },
        { name: '… over the same words shown', value: cost / median(floors), unit: '×' },
      ];
    });
  } finally {
    await browser.close();
  }
}
