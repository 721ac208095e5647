import { expect as quick, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { act, buyerAndSeller, readOrder } from './ordering.ts';

/** A page that was just opened is hydrated a moment after it is seen, on a busy machine later. */
const expect = quick.configure({ timeout: 15_000 });

test('a seller finds new orders, accepts one, sends it, and answers its return', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR', 2);
  const { number } = (await readOrder(buyer, id)) as unknown as { number: string };
  await openAs(page, seller);

  await page.goto('/vi/my-page');
  await page.getByRole('link', { name: 'Quản lý cửa hàng' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Quản lý cửa hàng' })
    .getByRole('link', { name: /^Tình trạng đơn hàng/ })
    .click();
  const find = async () => {
    const search = page.getByRole('combobox', { name: 'Tìm dòng hàng' });
    await search.fill(number);
    await search.press('Enter');
  };
  const row = page.getByRole('row').filter({ hasText: number });
  await find();
  await row.getByRole('button', { name: 'Nhận đơn' }).click();
  await expect(page.getByText('Đã xong.').first()).toBeVisible();

  await page.getByRole('link', { name: /^Đang chuẩn bị hàng/ }).click();
  await find();
  await row.getByRole('button', { name: 'Gửi hàng' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/Đơn vị vận chuyển/)
    .last()
    .fill('GHN');
  await dialog.getByLabel(/Mã vận đơn/).fill('GHN0099881');
  await dialog.getByRole('button', { name: 'Gửi hàng' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readOrder(buyer, id)).code).toBe(3);

  await act(seller, id, 'delivered');
  await act(buyer, id, 'refund.request', { reason: 'CHANGED_MIND', text: 'Màu không hợp phòng.' });
  await page
    .getByRole('navigation', { name: 'Quản lý cửa hàng' })
    .getByRole('link', { name: /^Hoàn tiền/ })
    .click();
  await find();
  await row.getByRole('button', { name: /^Xem/ }).click();
  await expect(page.getByText('Màu không hợp phòng.')).toBeVisible();
  await page.getByRole('button', { name: 'Tạm giữ' }).click();
  await dialog
    .getByLabel(/^Lý do/)
    .selectOption({ label: 'Chờ người mua thanh toán phí trả hàng' });
  await dialog.getByLabel(/Nhắn người mua/).fill('Phí gửi trả là 250.000 đ.');
  await dialog.getByRole('button', { name: 'Tạm giữ' }).click();
  // A fee needs its amount.
  await expect(dialog.getByText('Vui lòng điền mục này').first()).toBeVisible();
  await dialog.getByLabel(/Số tiền người mua cần trả/).fill('250000');
  await dialog.getByRole('button', { name: 'Tạm giữ' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: /^Tạm giữ/ }).click();
  await find();
  await expect(row).toBeVisible();
});
