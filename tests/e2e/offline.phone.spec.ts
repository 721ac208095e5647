import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

// The sentences of the catalogues: what is read, not how it is made.
const said = {
  vi: { title: 'Không có kết nối mạng', again: 'Thử lại', shop: 'Cửa hàng nội thất' },
  en: { title: 'There is no connection', again: 'Try again', shop: /shop/i },
  ko: { title: '인터넷에 연결되어 있지 않습니다', again: '다시 시도', shop: /쇼핑/ },
} as const;

for (const [language, { title, again, shop }] of Object.entries(said))
  test(`loaded anew without a connection a page says so (${language}), and is there again with one`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${language}/shop`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(new RegExp(`/${language}/shop$`));
    // A page that was never opened is told the same way.
    await page.goto(`/${language}/cart`);
    await expect(page.getByRole('link', { name: again })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${language}/shop$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    // By itself, when the connection is back; the link is for who does not wait.
    await expect(page.getByRole('heading', { level: 1, name: shop })).toBeVisible({
      timeout: 30_000,
    });
  });
