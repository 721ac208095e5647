import { type Page, expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { afterLeap, day, demoClock } from './clock.ts';
import {
  act,
  buyerAndSeller,
  deliver,
  parcel,
  placeOrder,
  readOrder,
  vnpayPage,
} from './ordering.ts';

/** Moves the clock as staff do: the press, and the answer to the question. */
async function press(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Dời đồng hồ' }).click();
  await expect(asked).toBeHidden();
}

test('staff move the clock on its page, and a purchase confirms itself', async ({
  page,
  request,
}) => {
  test.slow();
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await deliver(seller, id);
  const staff = await besidePage(request, 'quantri@hien.example');
  await openAs(page, staff);
  await page.goto('/vi/admin');
  await page
    .getByRole('link', { name: /Đồng hồ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vi\/admin\/clock$/);
  const before = await (await demoClock(request)).now();
  await press(page, '+7 ngày');
  await press(page, '+1 ngày');
  await expect(page.getByText(/^Đi trước/)).toBeVisible();
  expect((await (await demoClock(request)).now()) - before).toBeGreaterThan(8 * day);
  // Both were signed in before the leap.
  await expect.poll(async () => (await readOrder(buyer, id)).code, afterLeap).toBe(5);
});

test('money that comes when the order has ended goes back, and staff close its case', async ({
  page,
  request,
}) => {
  test.slow();
  const { buyer, product } = await buyerAndSeller(request);
  const { groupId, orders } = await placeOrder(buyer, {
    lines: [{ optionId: product.options[0]?.id ?? 0, quantity: 1 }],
    addressId: await buyer.firstAddress(),
    method: 'QR',
  });
  const gateway = await vnpayPage(buyer, groupId);
  await (await demoClock(request)).advance(4 * day);
  const orderId = orders[0]?.id ?? 0;
  await expect.poll(async () => (await readOrder(buyer, orderId)).code, afterLeap).toBe(6);
  await buyer.atGateway(gateway, 'pay');
  await openAs(page, buyer);
  await page.goto(`/vi/payment/shop/${groupId}/QR`);
  await expect(page.getByText('Tiền đã được hoàn lại.')).toBeVisible();
  const number = orders[0]?.number ?? '';

  const staff = await page.context().browser()?.newPage();
  if (staff === undefined) throw new Error('no browser');
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/cases');
  await unfoldCase(staff, `Trả khi đơn đã hủy · ${number}`);
  await staff.getByLabel(/Đã làm gì/).fill('VNPay đã hoàn tự động.');
  await staff.getByRole('checkbox', { name: 'Đóng hồ sơ này' }).check();
  await staff.getByRole('button', { name: 'Lưu và đóng' }).click();
  await expect(staff.getByText('Đã đóng hồ sơ.')).toBeVisible();
  await staff.close();
});

test('cash goes back by hand, and the order reaches its end', async ({ page, request }) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await deliver(seller, id);
  await act(buyer, id, 'refund.request', { reason: 'CHANGED_MIND', text: 'Không hợp phòng.' });
  await act(seller, id, 'refund.pickup_started', parcel('VTP0000009'));
  await act(seller, id, 'refund.received');
  await act(seller, id, 'refund.confirm');
  const account = { bank: 'Vietcombank', account: '0071000123456' };
  const named = (holder: string) =>
    buyer.post(`order/${id}/refund-account`, { ...account, holder });
  expect((await named('TRAN VAN NGUOI KHAC')).status).toBe(422);
  const profile = await request.get('/app/user/profile', {
    headers: { authorization: `Bearer ${buyer.tokens.token}` },
  });
  const { first_name, last_name } = (await profile.json()).data as {
    first_name: string;
    last_name: string;
  };
  expect((await named(`${last_name} ${first_name}`)).status).toBe(200);
  const { number } = await readOrder(buyer, id);

  await openAs(page, await besidePage(request, 'quantri@hien.example'));
  await page.goto('/vi/admin/returns');
  await page.getByRole('button', { name: new RegExp(`^Xem .*${number}`) }).click();
  await expect(page.getByText('0071000123456')).toBeHidden();
  await page.getByRole('button', { name: 'Hiện đầy đủ' }).click();
  await expect(page.getByText('0071000123456')).toBeVisible();
  await page.getByLabel(/Mã giao dịch ngân hàng/).fill('FT26065112233');
  await page.getByRole('button', { name: /^Đã chuyển/ }).click();
  await expect(page.getByText(/^Đã ghi nhận/)).toBeVisible();
  const item = (await readOrder(buyer, id)).items[0];
  expect(item?.refund?.state).toBe('refunded');
});
