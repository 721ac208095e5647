import { type Page, expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { hydrated, styled } from './pages.ts';

/** Where everything stands that can be pressed in the header, by name. */
const places = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );

for (const who of ['guest', 'member'] as const) {
  for (const width of [390, 1280]) {
    test(`nothing in a ${who}'s header moves when it is hydrated, ${width} px`, async ({
      page,
      request,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      if (who === 'member') {
        const member = await besidePage(request, 'khach@hien.example');
        await openAs(page, member);
        await page.goto('/vi/shop');
        await expect
          .poll(async () => (await context.cookies()).some(({ name }) => name === 'hien-member'))
          .toBe(true);
      }
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/vi/shop', { waitUntil: 'commit' });
      await styled(page);
      const before = await places(page);
      release();
      await hydrated(page);
      if (who === 'member')
        await expect(
          page.getByRole('banner').getByRole('link', { name: /Giỏ hàng/ }),
        ).toBeVisible();
      if (who === 'member' && width > 700)
        await expect(page.getByRole('button', { name: /^Tài khoản:/ })).toBeVisible();
      expect(await places(page)).toEqual(before);
    });
  }
}

for (const width of [390, 1280]) {
  test(`menus at the right edge open inside the window by click and Enter, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/vi/shop');
    await hydrated(page);
    for (const name of [/^Ngôn ngữ/, /^Sắp xếp/]) {
      const button = page.getByRole('button', { name }).first();
      for (const press of ['click', 'Enter'] as const) {
        await button.focus();
        if (press === 'click') await button.click();
        else await page.keyboard.press('Enter');
        const menu = page.locator('[role=menu]:popover-open');
        await expect(menu).toBeVisible();
        await expect(menu).toBeInViewport({ ratio: 1 });
        const [menuBox, box] = [await menu.boundingBox(), await button.boundingBox()];
        if (!menuBox || !box) throw new Error('no box');
        expect(
          Math.abs(menuBox.x + menuBox.width - Math.min(box.x + box.width, width - 8)),
        ).toBeLessThan(16);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      }
    }
  });
}

test('back leads to where the page was left, also when the tab was opened with it', async ({
  page,
}) => {
  await page.goto('/vi/shop');
  await hydrated(page);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const left = await page.evaluate(() => scrollY);
  const card = page.locator('main article a:visible').nth(4);
  await card.click();
  await expect(page).toHaveURL(/shop-detail/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/vi\/shop$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 5);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(left + 200);
});
