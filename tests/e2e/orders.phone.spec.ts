import { expect, test } from '@playwright/test';
import { newestMail } from './mails.ts';
import { act, buyerAndSeller } from './ordering.ts';

test('a guest opens the order from the mail with four digits, and asks to cancel (D15)', async ({
  page,
  request,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  const mail = await newestMail(request, buyer.email, 'order-step');
  const link = /\/vi\/order\/order-shop-detail\/(\d+)\?token=[\w-]+/.exec(mail);
  expect(link?.[1]).toBe(String(id));

  await page.goto(link?.[0] ?? '');
  await expect(page.getByText(/SO\d{8}-\d{6}/)).toHaveCount(0);
  const digits = page.getByLabel('4 số cuối điện thoại');
  await digits.fill('0000');
  await page.getByRole('button', { name: 'Mở đơn hàng' }).click();
  await expect(page.getByText(/Liên kết hoặc 4 số cuối không đúng/).first()).toBeVisible();
  await digits.fill('5678');
  await page.getByRole('button', { name: 'Mở đơn hàng' }).click();
  await expect(page.getByRole('heading', { name: /^Đơn SO\d/ })).toBeVisible();
  // Nothing of who lives where, for whom a mail was passed on to.
  await expect(page.getByText(/được ẩn bớt/)).toBeVisible();
  await expect(page.getByText('0912345678')).toHaveCount(0);
  await expect(page.getByText('8 Trần Thái Tông')).toHaveCount(0);

  await page.getByRole('article').getByRole('link', { name: 'Yêu cầu hủy' }).click();
  await page.getByLabel(/Vì sao bạn muốn hủy/).selectOption({ label: 'Tôi đổi ý' });
  await expect(page.getByText('Chưa thu tiền nên không có gì để hoàn.')).toBeVisible();
  await page.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click();
  await expect(page).toHaveURL(new RegExp(`/vi/order/order-shop-detail/${id}`));
  await expect(page.getByText('Yêu cầu hủy', { exact: true }).first()).toBeVisible();

  await act(seller, id, 'cancel.approve');
  // The digits live as long as the tab.
  await page.reload();
  await expect(page.getByText('Đã hủy', { exact: true }).first()).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
});
