import { adminPaths, paths } from '@hien/domain/routes';
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';

/** What stands for a parameter of an address; an id of 1 is planted for everything. */
const samples: Readonly<Record<string, string>> = {
  category: 'privacy',
  slug: 'mau',
  type: 'member',
  status: 'all',
};

/** Addresses in Vietnamese of every route that answers 200, with the HTML that the server sends for it. */
export async function servedPages(
  request: APIRequestContext,
): Promise<{ path: string; html: string }[]> {
  const served: { path: string; html: string }[] = [];
  for (const { pattern } of Object.values({ ...paths, ...adminPaths })) {
    const path = `/vi/${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? '1')}`;
    const answer = await request.get(path);
    if (answer.status() === 200) served.push({ path, html: await answer.text() });
  }
  return served;
}

/** Words as the page tells them: those that are still in the field where they were typed are its text too. */
export const told = (scope: Page | Locator, words: string): Locator =>
  scope.getByText(words).and(('page' in scope ? scope.page() : scope).locator(':not(textarea)'));

/** Waits until the page listens to what is pressed, but for what is below the window. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-dehydrated]')).toHaveCount(0);

/** Waits until a page whose scripts are held looks as it will: its style sheets and letters are there. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('hien-data') !== null &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet,
      ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
