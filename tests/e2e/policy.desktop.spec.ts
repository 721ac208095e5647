import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

const PAGES = [
  '',
  '/login',
  '/shop',
  '/shop?q=den&sort=price-asc',
  '/shop-detail/1',
  '/search-result/den%20tran',
];
const LANGUAGES = ['vi', 'en', 'ko'];

/** Everything the browser complained about: refused by the policy, thrown, or printed as an error. */
async function complaints(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`printed: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`refused: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await visit();
  // A busy page may be idle before its code comes.
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return seen;
}

for (const language of LANGUAGES) {
  for (const path of PAGES) {
    test(`/${language}${path} keeps the content security policy and complains about nothing`, async ({
      page,
    }) => {
      const seen = await complaints(page, async () => {
        const response = await page.goto(`/${language}${path}`);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['content-security-policy']).toContain(
          "require-trusted-types-for 'script'",
        );
      });
      expect(seen).toEqual([]);
    });
  }
}

test('plans in a PDF, drawn or scanned, are read by a worker of ours under the policy', async ({
  page,
}) => {
  const seen = await complaints(page, async () => {
    await page.goto('/vi/room-by-room/b-grid/step-1');
    // A page drawn in lines, and one that was scanned and packed as JPEG 2000.
    await page
      .getByLabel(/^Chọn ảnh bản vẽ/)
      .setInputFiles(fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url)));
    await expect(page.getByText('Đã thấy 1 cửa trong nét vẽ')).toBeVisible();
    await page.getByRole('button', { name: 'Trang sau' }).click();
    await expect(page.getByText('Đã thấy 1 cửa trong nét vẽ')).toBeHidden();
    await expect(page.getByAltText('Bản vẽ đã chọn: ho-so.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dùng bản vẽ này' })).toBeVisible();
  });
  expect(seen).toEqual([]);
});

test('dialogs, menus and sheets keep the policy too', async ({ page }) => {
  const seen = await complaints(page, async () => {
    await page.goto('/vi/shop-detail/1');
    await page.getByRole('button', { name: 'Xem ảnh lớn' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/vi/shop');
    await page.getByRole('button', { name: /Sắp xếp/ }).click();
    const menu = page.locator('[role=menu]:popover-open');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  expect(seen).toEqual([]);
});
