import { type Page, expect, test } from '@playwright/test';
import { hydrated, servedPages, styled } from './pages.ts';

/** Holds back every script of the page until it is released; what stands in the document itself runs. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test.describe('on a held line', () => {
  test('Enter in the login form sends nothing by itself, and signs in when the code is there', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/vi/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').tap();
    await page.keyboard.type('khach@hien.example');
    await page.getByLabel('Mật khẩu', { exact: true }).tap();
    await page.keyboard.type('hien-demo-2026');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-waiting]')).toHaveCount(1);
    await expect(page).toHaveURL(/\/vi\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue('khach@hien.example');
    release();
    await expect(page).toHaveURL(/\/vi\/?$/);
  });

  test('the first touch is the menu: it opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/vi', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Mở menu' }).tap();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the first touch is the language: its menu opens, within the window, and stays', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/vi', { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Ngôn ngữ/ })
      .tap();
    release();
    const korean = page.getByRole('menuitem', { name: /한국어/ });
    await expect(korean).toBeVisible();
    await expect(korean).toBeInViewport({ ratio: 1 });
    await hydrated(page);
    await expect(korean).toBeVisible();
  });

  test('the first touch is the search: what is typed finds something', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/vi', { waitUntil: 'commit' });
    await page.getByRole('combobox').first().tap();
    await page.keyboard.type('sofa');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox').first()).toHaveValue('sofa');
  });

  test('a search is answered by a page even without any code', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/vi', { waitUntil: 'commit' });
    await page.getByRole('combobox').first().tap();
    await page.keyboard.type('sofa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vi\/shop\?q=sofa$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('no form of any page puts what was typed into an address', async ({ page, request }) => {
    // As many pages as in served-pages.desktop.spec.ts, with their code held.
    test.setTimeout(480_000);
    const served = await servedPages(request);
    const withForms = served.filter(({ html }) => /<form[^>]*method="post"/.test(html));
    expect(withForms.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/vi/', '/vi/login', '/vi/sign-up-with-member', '/vi/shop']),
    );
    await holdScripts(page);
    for (const { path } of withForms) {
      await page.goto(path, { waitUntil: 'commit' });
      const forms = page.locator('form[method=post]');
      await expect(forms.first()).toBeAttached();
      for (const form of await forms.all()) {
        const field = form
          .locator('input:not([type=checkbox],[type=radio],[type=file],[type=hidden])')
          .first();
        if (!(await field.isVisible().catch(() => false))) continue;
        await field.focus();
        await page.keyboard.type('a-secret');
        await page.keyboard.press('Enter');
      }
      expect(new URL(page.url()).search, path).toBe('');
      expect(new URL(page.url()).pathname, path).toBe(path);
    }
    // What is not sent by POST has an address for its answer, and no field for a secret.
    for (const { path, html } of served) {
      for (const [form] of html.matchAll(/<form[\s\S]*?<\/form>/g)) {
        if (/^<form[^>]*method="post"/.test(form)) continue;
        expect(form, path).toMatch(/^<form[^>]*action="/);
        expect(form, path).not.toMatch(/type="(password|email|tel)"/);
      }
    }
  });
});

test('without scripts a form is answered by its page, and nothing typed stands in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vi/login');
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-demo-2026');
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().isNavigationRequest() && response.request().method() === 'GET',
    ),
    // Its address is that of the page before, which says the same: it is read when it is there.
    page.waitForEvent('domcontentloaded'),
    page.keyboard.press('Enter'),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page).toHaveURL(/\/vi\/login$/);
  // The page is read, not the response: its body is gone once the page has moved on.
  const content = await page.content();
  expect(content).toContain('<noscript><p');
  expect(content).toContain('Trang này cần JavaScript');
  await context.close();
});

test('a page whose pictures never arrive is hydrated all the same', async ({ page }) => {
  await page.route(/\/media\//, () => undefined);
  await page.goto('/vi/shop', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Lọc/ }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('checkbox').first()).toBeVisible();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/vi\/shop$/);
});

test('home scrolls to its end before any code is there, and nothing moves when it comes', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/vi', { waitUntil: 'commit' });
  await styled(page);
  await page.evaluate(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const articles = page.getByRole('region', { name: 'Cẩm nang ở nhà' });
  await articles.scrollIntoViewIfNeeded();
  const pictures = articles.getByRole('img');
  await expect(pictures.nth(1)).toBeVisible();
  for (const picture of await pictures.all())
    expect((await picture.boundingBox())?.width).toBeGreaterThan(80);
  const top = await page.evaluate(() => scrollY);
  release();
  await hydrated(page);
  await expect(page.locator('[data-dehydrated]', { has: articles })).toHaveCount(0);
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.01,
  );
});
