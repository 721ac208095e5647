import { expect, test } from '@playwright/test';

test('on a phone: filter in the sheet, open a product, come back to the same list', async ({
  page,
}) => {
  await page.goto('/vi/shop');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Lọc/ }).click();
  await sheet.getByRole('checkbox', { name: 'Còn hàng' }).check();
  await expect(page).toHaveURL(/inStock=1/);
  await sheet.getByRole('button', { name: /^Xem \d/ }).click();
  await expect(sheet).toBeHidden();

  const list = page.url();
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/shop-detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('nothing is wider than the screen', async ({ page }) => {
  for (const path of [
    '/vi',
    '/ko/shop',
    '/vi/shop-detail/1',
    '/en/login',
    '/vi/search-result/den%20tran',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});
