import { expect, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { afterLeap, day, demoClock, minute } from './clock.ts';
import {
  act,
  buyerAndSeller,
  deliver,
  parcel,
  placeOrder,
  readOrder,
  vnpayPage,
} from './ordering.ts';

test('a call after the quarter of an hour still pays the order that waits', async ({ request }) => {
  test.slow();
  const { buyer, product } = await buyerAndSeller(request);
  const clock = await demoClock(request);
  const optionId = product.options[0]?.id ?? 0;
  const { groupId, orders } = await placeOrder(buyer, {
    lines: [{ optionId, quantity: 1 }],
    addressId: await buyer.firstAddress(),
    method: 'QR',
  });
  const gateway = await vnpayPage(buyer, groupId);
  await clock.advance(16 * minute);
  const state = async () => (await buyer.get<{ state: string }>(`payment/${groupId}`)).state;
  await expect.poll(state, afterLeap).toBe('expired');
  await buyer.atGateway(gateway, 'pay');
  expect(await state()).toBe('paid');
  expect((await readOrder(buyer, orders[0]?.id ?? 0)).code).toBe(2);
});

test('seven days later the purchase confirms itself, unless the buyer has asked for more time', async ({
  page,
  request,
}) => {
  // Three hundred orders of another journey come due with these.
  test.slow();
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const clock = await demoClock(request);
  const kept = await buy('COD');
  const forgotten = await buy('COD');
  const lost = await buy('COD');
  for (const { id } of [kept, forgotten]) await deliver(seller, id);
  await act(seller, lost.id, 'seller.dispatch', parcel('VTP0000006'));
  await openAs(page, buyer);
  await page.goto(`/vi/order/order-detail/${kept.id}`);
  await page.getByRole('button', { name: 'Gia hạn 7 ngày' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: 'Gia hạn 7 ngày' }).click();
  await expect(page.getByText(/Đã gia hạn đến/)).toBeVisible();

  await clock.advance(8 * day);
  const codes = async () =>
    Promise.all([kept, forgotten, lost].map(async ({ id }) => (await readOrder(buyer, id)).code));
  // What never arrived is late, and confirms nothing.
  await expect.poll(codes, afterLeap).toEqual([10, 5, 3]);
  await page.goto(`/vi/order/order-detail/${forgotten.id}`);
  await expect(page.getByText('Đã xác nhận mua hàng', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Tự động xác nhận mua hàng').first()).toBeVisible();
  await page.goto(`/vi/order/order-detail/${lost.id}`);
  await expect(page.getByText('Giao hàng chậm', { exact: true }).first()).toBeVisible();
  await page.goto('/vi/inbox?view=orders');
  await expect(page.getByText('Đơn hàng đã tự động được xác nhận').first()).toBeVisible();

  await clock.advance(7 * day);
  await expect.poll(codes, afterLeap).toEqual([5, 5, 3]);
});
