import { type Page, expect } from '@playwright/test';

/** Orders them for VNPay; the page of the payment is open then. */
export async function order(page: Page, designs: readonly number[]): Promise<void> {
  await page.goto(`/vi/order-confirmation?designs=${designs.join(',')}`);
  await page.getByRole('radio', { name: /VNPAY-QR/i }).check();
  await page.getByRole('checkbox', { name: /trên 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByRole('checkbox', { name: /không hoàn tiền/ }).check();
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await page.waitForURL('**/vi/payment/design/*/QR');
}

/** Pays at the gateway and comes back. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/vnpay\//);
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await page.waitForURL(/\/vi\/payment-result\/design\?/);
  await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
}
