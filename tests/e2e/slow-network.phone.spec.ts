import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** The address of a file of the web app as it was built. */
function built(source: string): string {
  const manifest = JSON.parse(
    readFileSync('apps/web/dist/client/.vite/manifest.json', 'utf8'),
  ) as Record<string, { file: string }>;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`${source} is no file of its own in the build`);
  return `**/${file}`;
}

test('what is typed and pressed before the code arrives is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(built('src/start.tsx'), async (route) => {
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
