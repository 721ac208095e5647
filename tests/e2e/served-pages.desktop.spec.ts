import { expect, test } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';
import { besidePage, openAs } from './buying.ts';
import { hydrated, servedPages } from './pages.ts';

// Of a page only its code is asked here. Pictures are left out by the browser itself: a route would keep it from keeping
// scripts, and each of some ninety pages would compile them again; a trace would draw each of them.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--blink-settings=imagesEnabled=false'],
  },
  trace: 'off',
});

// What is hydrated has to be what the server sent, to whomever; React draws the page anew where it is not, and says so. That it
// does not to a guest, crawl.desktop.spec.ts sees.
test('no page that is served complains to a contractor', async ({ page, request }) => {
  test.setTimeout(480_000);
  await openAs(page, await besidePage(request, 'nhathau@hien.example'));
  const served = await servedPages(request);
  let at = '';
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`${at} threw ${error.message}`));
  for (const { path } of served) {
    at = path;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
  }
  expect(served.length).toBeGreaterThan(50);
  expect(seen).toEqual([]);
});
