import { cpus } from 'node:os';
import type { Browser, Page } from 'playwright';
import { Traffic } from './traffic.ts';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Its file, `./packages/…`. */
  importPath: string;
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

/** A story waits for its answers and animations more than it works: three tabs keep a core busy. */
const TABS = 3 * cpus().length;
/** After so many stories a tab begins anew, so that nothing a story left behind grows. */
const PER_PAGE = 24;
/** A story that is not done by then is photographed as it is. */
const PATIENCE = 20_000;
/** Milliseconds without a request after which a screen has all it asked for, and those given to one that is never answered. */
const STILL = 150;
const UNANSWERED = 3000;

/** The stories of a built Storybook; flow stories act and are not photographed. */
export async function storiesOf(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && !/\bflow\b/i.test(entry.title),
  );
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    off: (event: string, listener: () => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
}

const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

/** Shows a story in a Storybook that is open: a page of its own for each took four fifths of the time. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    async ({ storyId, ends, patience }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      await new Promise<void>((done) => {
        const end = () => {
          clearTimeout(timer);
          for (const event of ends) channel.off(event, end);
          done();
        };
        const timer = setTimeout(end, patience);
        for (const event of ends) channel.once(event, end);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    { storyId: id, ends: ENDS, patience: PATIENCE },
  );
}

/** Waits for letters and pictures; those below the window are photographed too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // A picture that came is told to its component, which then shows it.
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
  });
}

async function open(
  browser: Browser,
  url: string,
  viewport: Viewport,
  globals: Record<string, string>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  // Without a story in the address Storybook takes no globals from it. Axe has its own run.
  await page.evaluate(
    async (look) => {
      const storybook = globalThis as unknown as StorybookWindow;
      await storybook.__STORYBOOK_PREVIEW__?.ready();
      storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: look });
    },
    { ...globals, a11y: { manual: true } },
  );
  return page;
}

/** Photographs stories, the whole page each, in several tabs. */
export async function photograph(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  viewport: Viewport,
  globals: Record<string, string> = {},
): Promise<Map<string, Shot>> {
  const taken = new Map<string, Shot>();
  const batches = Array.from({ length: Math.ceil(stories.length / PER_PAGE) }, (_, at) =>
    stories.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
  );
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const page = await open(browser, url, viewport, globals);
      const traffic = new Traffic(page);
      for (const story of batch) {
        traffic.forget();
        await show(page, story.id);
        // A screen fetches its parts and its answers after its first look.
        if (story.title.startsWith('screens/')) await traffic.quiet(STILL, UNANSWERED);
        await settle(page);
        const key = `${story.id}.${viewport}`;
        const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
        taken.set(key, { key, story, png });
      }
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return taken;
}
