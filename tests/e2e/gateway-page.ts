import { expect, type Page } from '@playwright/test';

/** Pays what advertising costs at the gateway's own page and comes back. @param type the `{type}` of the payment routes. */
export async function payFor(page: Page, type: 'ad' | 'auction'): Promise<void> {
  await page.waitForURL(`**/vi/payment/${type}/*/QR`);
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/vnpay\//);
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await page.waitForURL(new RegExp(`/vi/payment-result/${type}\\?`));
  await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible();
}
