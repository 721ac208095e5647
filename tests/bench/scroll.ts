import { type Browser, type CDPSession, type Page, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { withProduct } from './lib/product.ts';
import type { Measure } from './lib/table.ts';

const PAGES = { home: '/vi', shop: '/vi/shop' } as const;
/** As the developer tools of Chromium call it: bytes a second and milliseconds. */
const SLOW_4G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
/** A thumb that reads: pixels and milliseconds. */
const STEP = 400;
const PAUSE = 400;
/** Part of a frame's pixels that have the page's ground when there is nothing to see. */
const BLANK = 0.97;

interface Frame {
  image: string;
  /** Seconds. */
  at: number;
}

/** What moved, by how much the page grew, and where the reader ended up. */
interface Reading {
  shift: number;
  grown: number;
  thrown: number;
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function film(session: CDPSession, frames: Frame[]): Promise<void> {
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ image: data, at: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 98, maxHeight: 211 });
}

/** Down the page from the first paint on, without waiting for anything; not to its very end, where a page that shrinks moves. */
async function read(page: Page, url: string): Promise<Reading> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.mouse.move(195, 400);
  let thrown = 0;
  for (let asked = STEP; asked < before - 2 * 844; asked += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE);
    thrown = Math.max(thrown, Math.abs((await page.evaluate(() => scrollY)) - asked));
  }
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  return { shift, grown: (await height()) - before, thrown };
}

/** Which frames show nothing but the page's ground between header and bar. */
async function blanks(browser: Browser, frames: Frame[], ground: string): Promise<boolean[]> {
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ({ images, ground, least }) => {
      const canvas = new OffscreenCanvas(49, 105);
      const draw = canvas.getContext('2d', { willReadFrequently: true });
      if (!draw) throw new Error('No canvas');
      draw.fillStyle = ground;
      draw.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = draw.getImageData(0, 0, 1, 1).data;
      const answer: boolean[] = [];
      for (const image of images) {
        const bytes = await (await fetch(`data:image/png;base64,${image}`)).blob();
        draw.drawImage(await createImageBitmap(bytes), 0, 0, 49, 105);
        const { data } = draw.getImageData(0, 10, 49, 83);
        let same = 0;
        for (let at = 0; at < data.length; at += 4)
          if (
            Math.abs((data[at] ?? 0) - red) +
              Math.abs((data[at + 1] ?? 0) - green) +
              Math.abs((data[at + 2] ?? 0) - blue) <
            9
          )
            same += 1;
        answer.push(same / (data.length / 4) >= least);
      }
      return answer;
    },
    { images: frames.map(({ image }) => image), ground, least: BLANK },
  );
  await page.close();
  return found;
}

async function visit(browser: Browser, url: string): Promise<Reading & { blank: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  await slow(session);
  await film(session, frames);
  const reading = await read(page, url);
  const end = await page.evaluate(() => Date.now() / 1000);
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await page.close();
  const blank = await blanks(browser, frames, ground);
  // What is there before the first paint of the page belongs to the first load, not to the scrolling.
  const first = blank.indexOf(false);
  const seconds = frames.reduce(
    (sum, { at }, index) =>
      index > first && blank[index] ? sum + (frames[index + 1]?.at ?? end) - at : sum,
    0,
  );
  return { ...reading, blank: seconds };
}

/** A phone on slow 4G that is scrolled from the first paint on: how long it shows nothing, what moves. */
export async function scrolling(): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    return await withProduct(async (origin) => {
      const measures: Measure[] = [];
      for (const [name, path] of Object.entries(PAGES)) {
        // The first visit makes the pictures; it is not counted.
        await visit(browser, origin + path);
        const { shift, grown, thrown, blank } = await visit(browser, origin + path);
        measures.push(
          { name: `${name}, blank while it is scrolled`, value: blank, unit: 's' },
          { name: `${name}, layout shift`, value: shift, unit: '', target: { atMost: 0.1 } },
          { name: `${name}, grows by`, value: grown, unit: 'px', target: { atMost: 0 } },
          { name: `${name}, reader thrown by`, value: thrown, unit: 'px', target: { atMost: 40 } },
        );
      }
      return measures;
    });
  } finally {
    await browser.close();
  }
}
