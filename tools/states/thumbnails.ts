import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureQuickChromium } from '../lib/chromium.ts';
import { withStaticServer } from '../lib/static-server.ts';
import type { Story } from '../lib/stories.ts';
import { Photographer, storiesOf } from '../visual/photograph.ts';

/** A story waits for its answers more than it works. */
const TABS = 2 * cpus().length;

/** Photographs the window of each wanted story of a built Storybook, a quarter of its size. Returns how many there are. */
export async function takeThumbnails(
  storybook: string,
  folder: string,
  wanted: readonly Story[],
): Promise<number> {
  const ids = new Set(wanted.map(({ id }) => id));
  const browser = await chromium.launch({
    executablePath: await ensureQuickChromium(),
    args: chromiumArgs,
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  await withStaticServer(storybook, async (url) => {
    const waiting = (await storiesOf(url)).filter(({ id }) => ids.has(id));
    const work = async () => {
      const photographer = new Photographer(browser, url);
      for (let story = waiting.pop(); story !== undefined; story = waiting.pop()) {
        writeFileSync(join(folder, `${story.id}.webp`), await photographer.thumbnail(story));
        taken += 1;
      }
      await photographer.close();
    };
    await Promise.all(Array.from({ length: TABS }, work));
  });
  await browser.close();
  return taken;
}
