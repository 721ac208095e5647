import type { Browser, CDPSession, Page } from 'playwright';
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

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
type Viewport = keyof typeof VIEWPORTS;
const PHONE_FIRST = ['phone', 'desktop'] as const;
const DESKTOP_FIRST = ['desktop', 'phone'] as const;

/** A story that is not done by then is photographed as it is. */
const PATIENCE = 20_000;
/**
 * Milliseconds between two looks, by the page's own clock: a busy page takes its time. React shows what came after a placeholder
 * up to 300 later, so that places do not flicker; such a place waits for code.
 */
const STILL = { answers: 80, code: 300 } as const;
/** A page that never rests (a clock that counts) is photographed after so many looks. */
const MOST_ROUNDS = 12;

/** The stories of a built Storybook; flow stories act and are not photographed. */
export async function storiesOf(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && !/\bflow\b/i.test(entry.title),
  );
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    loadStory: (of: {
      storyId: string;
    }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    on: (event: string, listener: (of: { newPhase: string }) => void) => void;
    off: (event: string, listener: (of: { newPhase: string }) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
}

const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];

/** Takes the story that was shown out of the layout, so that no new size is worked out for it; the next one brings itself in. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.getElementById('storybook-root');
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
    const event = 'storyRenderPhaseChanged';
    const bringIn = ({ newPhase }: { newPhase: string }) => {
      if (newPhase !== 'loading' && newPhase !== 'rendering') return;
      channel.off(event, bringIn);
      if (root) root.style.display = '';
    };
    channel.on(event, bringIn);
    if (root) root.style.display = 'none';
  });
}

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

/** The width each story is written for: its play looks for what is there at that width. Reads the code of all of them. */
async function ownViewports(page: Page, ids: readonly string[]): Promise<Viewport[]> {
  const names = await page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
    if (!preview) return [];
    const stories = await Promise.all(storyIds.map((storyId) => preview.loadStory({ storyId })));
    return stories.map(({ storyGlobals }) => storyGlobals.viewport?.value);
  }, ids);
  return names.map((name) => (name === 'phone' ? 'phone' : 'desktop'));
}

/** Waits for letters and pictures, those below the window too, and for the page to have nothing to do; returns what it is like. */
async function rest(page: Page, still: number): Promise<string> {
  return page.evaluate(async (milliseconds) => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    // A picture that came is told to its component, which then shows it.
    await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next, milliseconds));
    const { scrollHeight, scrollWidth, textContent } = document.documentElement;
    const elements = document.querySelectorAll('*').length;
    return [scrollHeight, scrollWidth, elements, textContent?.length].join();
  }, still);
}

/** Waits until a page asks for nothing and stays as it is: a screen fetches its parts and its answers after its first look. */
async function settle(page: Page, traffic: Traffic): Promise<void> {
  let last = '';
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await traffic.answered();
    const still = traffic.codeAsked ? STILL.code : STILL.answers;
    const looks = `${await rest(page, still)},${traffic.asked}`;
    if (looks === last) break;
    last = looks;
  }
  traffic.codeAsked = false;
}

async function open(browser: Browser, url: string, globals: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({
    viewport: null,
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // By this name Storybook stops animations at their end; for everybody else it waits for them.
    userAgent: 'StorybookTestRunner',
  });
  const page = await context.newPage();
  // Storybook looks at the style of every element at each change, for frames that it draws round them on demand.
  await page.addInitScript('globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true');
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
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

/** The window's size as the page sees it; Playwright would move the window itself, which a full screen refuses. */
async function resize(protocol: CDPSession, viewport: Viewport): Promise<void> {
  await protocol.send('Emulation.setDeviceMetricsOverride', {
    ...VIEWPORTS[viewport],
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/** The whole page. Playwright's own picture is packed tightly, which takes a third longer than to take it. */
async function picture(protocol: CDPSession, viewport: Viewport): Promise<Buffer> {
  const { cssContentSize: size } = await protocol.send('Page.getLayoutMetrics');
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // What the window shows is drawn already; for more the page is laid out and drawn anew.
    captureBeyondViewport: size.height > VIEWPORTS[viewport].height,
    clip: { ...size, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** So many stories, and a tab begins anew: nothing that one of them left behind grows. */
const PER_TAB = 96;

/** Takes pictures in a Storybook, one story after the other. */
export class Photographer {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #globals: Record<string, string>;
  #tab: { page: Page; protocol: CDPSession; traffic: Traffic } | undefined;
  #shown = 0;

  constructor(browser: Browser, url: string, globals: Record<string, string> = {}) {
    this.#browser = browser;
    this.#url = url;
    this.#globals = globals;
  }

  async #ready() {
    if (this.#shown >= PER_TAB) await this.close();
    if (!this.#tab) {
      const page = await open(this.#browser, this.#url, this.#globals);
      const protocol = await page.context().newCDPSession(page);
      this.#tab = { page, protocol, traffic: new Traffic(page) };
    }
    return this.#tab;
  }

  async close(): Promise<void> {
    await this.#tab?.page.context().close();
    this.#tab = undefined;
    this.#shown = 0;
  }

  /**
   * Photographs stories on a phone and on a desktop. A story is shown once, at its own width; then the window takes the other
   * one: its files, its answers and its play are not asked for again.
   */
  async photograph(stories: readonly StoryEntry[]): Promise<Map<string, Shot>> {
    const taken = new Map<string, Shot>();
    if (stories.length === 0) return taken;
    const { page, protocol, traffic } = await this.#ready();
    const widths = await ownViewports(
      page,
      stories.map(({ id }) => id),
    );
    for (const [at, story] of stories.entries()) {
      const [first, second] = widths[at] === 'phone' ? PHONE_FIRST : DESKTOP_FIRST;
      traffic.forget();
      await hide(page);
      for (const viewport of [first, second]) {
        await resize(protocol, viewport);
        if (viewport === first) await show(page, story.id);
        await settle(page, traffic);
        const key = `${story.id}.${viewport}`;
        taken.set(key, { key, story, png: await picture(protocol, viewport) });
      }
    }
    this.#shown += stories.length;
    return taken;
  }

  /** The window of a story at the width it is written for, a quarter of its size, as WebP. */
  async thumbnail(story: StoryEntry): Promise<Buffer> {
    const { page, protocol, traffic } = await this.#ready();
    const [viewport = 'desktop'] = await ownViewports(page, [story.id]);
    traffic.forget();
    await hide(page);
    await resize(protocol, viewport);
    await show(page, story.id);
    await settle(page, traffic);
    this.#shown += 1;
    const { data } = await protocol.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...VIEWPORTS[viewport], scale: 0.25 },
    });
    return Buffer.from(data, 'base64');
  }
}
