import type { TestRunnerConfig } from '@storybook/test-runner';
import { viewports } from './modes.ts';

interface RunnerWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
  /** Of the test-runner: a story as it is loaded. */
  __getContext: (
    id: string,
  ) => Promise<{ storyGlobals: { viewport?: { value?: keyof typeof viewports } } }>;
}

const config: TestRunnerConfig = {
  // Axe has gone through the same stories in `pnpm test --only stories`; here one would only wait for it. The site's frame
  // is for people (docs/adr/0066): a flow looks for the one search box of its screen.
  prepare: async ({ page }) => {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as unknown as RunnerWindow;
      await preview.ready();
      channel.emit('updateGlobals', { globals: { a11y: { manual: true }, frame: 'off' } });
    });
  },
  // Storybook's own frame gives a story its width; here there is none.
  preVisit: async (page, story) => {
    const viewport = await page.evaluate(async (id) => {
      const { __getContext: get } = globalThis as unknown as RunnerWindow;
      const { storyGlobals } = await get(id);
      return storyGlobals.viewport?.value;
    }, story.id);
    const { width, height } = viewports[viewport ?? 'desktop'].styles;
    await page.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) });
  },
};

export default config;
