import { type Page, expect, test } from '@playwright/test';

const password = 'hien-demo-2026';

async function signIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/vi/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${next}`);
}

/** The address of a design on sale that neither waits in an order of the company nor is owned by it. */
async function freeDesign(page: Page): Promise<string> {
  const list = await page.request.get('/app/interior-design/list?limit=60&sort=price-asc');
  const { items } = (await list.json()).data as {
    items: { id: number; construction: object | null }[];
  };
  for (const { id } of items.filter(({ construction }) => construction !== null).toReversed()) {
    const address = `/vi/interior-design-detail/${id}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const buy = page.getByRole('link', { name: 'Mua thiết kế này' });
    const held = page.getByRole('link', { name: /^(Xem thiết kế đã mua|Xem đơn chờ thanh toán)$/ });
    await expect(buy.or(held)).toBeVisible();
    if (await buy.isVisible()) return address;
  }
  throw new Error('the company has bought every design');
}

test('a company buys a design by VNPay and finds it among what it bought', async ({ page }) => {
  test.slow();
  await signIn(page, 'congty@hien.example', '/vi/my-page');
  const design = await freeDesign(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Mua thiết kế này' }).click();
  await expect(page.getByRole('heading', { name: 'Đặt mua thiết kế' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  // Cash on delivery is no way to pay for a file (D26).
  await expect(page.getByRole('radio', { name: /khi nhận hàng/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /trên 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByRole('checkbox', { name: /không hoàn tiền/ }).check();
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await page.waitForURL('**/vi/payment/design/*/QR');
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/vnpay\//);
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await page.waitForURL(/\/vi\/payment-result\/design\?/);
  await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
  await page.getByRole('link', { name: 'Thiết kế của tôi' }).click();
  await expect(page).toHaveURL(/\/vi\/order\/design-paid$/);
  await expect(
    page.getByRole('article').first().getByRole('link', { name: title, exact: true }),
  ).toBeVisible();
  // It is not sold to the same company twice.
  await page.goto(design);
  await expect(page.getByText('Bạn đã mua thiết kế này.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mua thiết kế này' })).toHaveCount(0);
});

test('an ordinary member ends in an inquiry that carries the design (D78)', async ({ page }) => {
  await signIn(page, 'khach@hien.example', '/vi/order-confirmation?designs=3');
  await expect(
    page.getByRole('heading', { name: 'Tài khoản của bạn mua thiết kế qua nhà thầu' }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: /^Hỏi mua qua/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vi\/send-email\/\d+\?designs=3$/);
  const list = await page.request.get('/app/interior-design/by-ids?ids=3');
  const [design] = (await list.json()).data.items as { title: string }[];
  await expect(page.getByText(design?.title ?? '')).toBeVisible();
});
