import type { Browser, BrowserContext, Page } from 'playwright';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

export interface Shot {
  /** File-safe name: story id, then viewport. */
  key: string;
  story: StoryEntry;
  png: Buffer;
}

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

/** The stories of a built Storybook; flow stories act and are not photographed. */
export async function storiesOf(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && !/\bflow\b/i.test(entry.title),
  );
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.classList.contains('sb-show-main') ||
      document.body.classList.contains('sb-show-errordisplay'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const waiting = [...document.images].filter(
      (image) => image.loading !== 'lazy' && !image.complete,
    );
    await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)));
  });
}

async function context(browser: Browser, viewport: Viewport): Promise<BrowserContext> {
  return browser.newContext({
    viewport: VIEWPORTS[viewport],
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
}

/** Photographs stories one after the other, the whole page each. */
export async function* photograph(
  browser: Browser,
  url: string,
  stories: StoryEntry[],
  viewport: Viewport,
  globals = '',
): AsyncGenerator<Shot> {
  const tab = await context(browser, viewport);
  const page = await tab.newPage();
  for (const story of stories) {
    await page.goto(
      `${url}/iframe.html?id=${story.id}&viewMode=story${globals ? `&globals=${globals}` : ''}`,
    );
    await settle(page);
    yield {
      key: `${story.id}.${viewport}`,
      story,
      png: await page.screenshot({ fullPage: true, animations: 'disabled' }),
    };
  }
  await tab.close();
}
