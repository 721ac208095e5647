import { expect, test } from '@playwright/test';

test('what is typed and pressed before the code arrives is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vi/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('hien-demo-2026');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/vi\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('khach@hien.example');
  release();
  await expect(page).toHaveURL(/\/vi\/?$/);
});

test('a page whose pictures never arrive wakes up all the same', async ({ page }) => {
  await page.route(/\/media\//, () => undefined);
  await page.goto('/vi/shop', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Lọc/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('checkbox').first()).toBeVisible();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/vi\/shop$/);
});

test('what is pressed in a part whose code is late happens when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/SiteHeader-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/SiteHeader-.*\.js$/);
  await page.goto('/vi', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mở menu' }).click();
  // The page is awake, and its head has nothing but what the server drew.
  await asked;
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
