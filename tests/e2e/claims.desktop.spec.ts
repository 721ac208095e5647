import { expect, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { act, buyerAndSeller, deliver, readOrder } from './ordering.ts';

test('a return is accepted, held, released, becomes an exchange, becomes a refund, and is rejected when it is back', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR');
  await deliver(seller, id);
  const { number } = await readOrder(buyer, id);
  await act(buyer, id, 'refund.request', { reason: 'CHANGED_MIND', text: 'Màu không hợp phòng.' });
  const state = async () => {
    const { items } = (await readOrder(buyer, id)) as unknown as { items: { state: string }[] };
    return items[0]?.state;
  };
  await openAs(page, seller);
  const row = page.getByRole('row').filter({ hasText: number });
  const dialog = page.getByRole('dialog');
  /** Finds the line under its tab and unfolds it. */
  const open = async (claim: 'refund' | 'exchange', tab: string) => {
    await page.goto(`/vi/shop-manager/${claim}?tab=${tab}&q=${number}`);
    await row.getByRole('button', { name: /^Xem/ }).click();
  };
  /** Presses, fills the dialog in, and presses there. */
  const press = async (name: string, fill: () => Promise<void>, then: string) => {
    await page.getByRole('button', { name, exact: true }).last().click();
    await expect(dialog).toBeVisible();
    await fill();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(state).toBe(then);
  };
  const parcel = async (tracking: string) => {
    await dialog
      .getByLabel(/Đơn vị vận chuyển/)
      .last()
      .fill('GHN');
    await dialog.getByLabel(/Mã vận đơn/).fill(tracking);
  };
  const change = async () => {
    await dialog.getByLabel(/^Lý do/).fill('Đã trao đổi qua điện thoại.');
    await dialog.getByRole('checkbox', { name: /Người mua đã đồng ý/ }).check();
  };

  await open('refund', 'requested');
  await press('Chấp nhận hoàn tiền', async () => undefined, 'refund_waiting');
  await open('refund', 'waiting');
  await press(
    'Tạm giữ',
    async () => {
      await dialog.getByLabel(/^Lý do/).selectOption({ label: 'Người mua cần xác nhận thêm' });
      await dialog.getByLabel(/Nhắn người mua/).fill('Bạn còn giữ thùng hàng không?');
    },
    'refund_held_waiting',
  );
  await open('refund', 'on_hold');
  await expect(page.getByText(/Bạn còn giữ thùng hàng không\?/)).toBeVisible();
  const confirm = page.getByRole('alertdialog');
  const say = async (name: string, then: string) => {
    await page.getByRole('button', { name, exact: true }).last().click();
    await confirm.getByRole('button', { name, exact: true }).click();
    await expect.poll(state).toBe(then);
  };
  await say('Bỏ tạm giữ', 'refund_released_waiting');

  // Without the buyer's consent nothing becomes something else.
  await open('refund', 'waiting');
  await page.getByRole('button', { name: 'Chuyển sang đổi hàng', exact: true }).click();
  await dialog.getByLabel(/^Lý do/).fill('Đã trao đổi qua điện thoại.');
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: 'Chuyển sang đổi hàng' }).click();
  await expect(dialog).toBeVisible();
  expect(await state()).toBe('refund_released_waiting');
  await dialog.getByRole('checkbox', { name: /Người mua đã đồng ý/ }).check();
  await dialog.getByRole('button', { name: 'Chuyển sang đổi hàng' }).click();
  await expect.poll(state).toBe('exchange_requested');

  await open('exchange', 'requested');
  await press('Bắt đầu thu hồi', () => parcel('GHN0011220'), 'exchange_collecting');
  await open('exchange', 'collecting');
  await press('Chuyển sang hoàn tiền', change, 'refund_collecting');
  await open('refund', 'collecting');
  await say('Đã nhận hàng lại', 'refund_received');
  await open('refund', 'collected');
  await press(
    'Từ chối',
    async () => {
      await dialog
        .getByLabel(/^Lý do/)
        .selectOption({ label: 'Hàng gửi lại bị hư hỏng hoặc đã sử dụng' });
      await dialog.getByLabel(/Nhắn người mua/).fill('Mặt gỗ bị xước khi gửi về.');
      await parcel('GHN0011221');
    },
    'refund_rejected_in_transit',
  );

  await page.goto(`/vi/shop-manager/refund?tab=rejected&q=${number}`);
  await expect(row).toBeVisible();
  await openAs(page, buyer);
  await page.goto(`/vi/order/order-detail/${id}`);
  await expect(page.getByText(/Mặt gỗ bị xước khi gửi về/).first()).toBeVisible();
  await expect(page.getByText('GHN0011221').first()).toBeVisible();
});
