import { expect, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { act, buyerAndSeller, payByVnpay, placeOrder, readOrder } from './ordering.ts';

const redBill = {
  company: 'Công ty TNHH Bếp Mới',
  email: 'ketoan@bepmoi.example',
  taxCode: '0100109106',
  address: '18 Nguyễn Huệ, Huế',
};

test('an invoice is asked for, issued, and adjusted when a piece goes back', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { buyer, seller, product } = await buyerAndSeller(request);
  const { groupId, orders } = await placeOrder(buyer, {
    lines: product.options.slice(0, 2).map(({ id }) => ({ optionId: id, quantity: 1 })),
    addressId: await buyer.firstAddress(),
    method: 'QR',
    redBill,
  });
  const { id = 0, number = '' } = orders[0] ?? {};
  await payByVnpay(buyer, groupId);
  await openAs(page, seller);

  // The shop hears of it with the order.
  await page.goto('/vi/inbox?view=orders');
  await expect(page.getByText('Có yêu cầu xuất hóa đơn VAT').first()).toBeVisible();
  // News of the order lead to where its lines are moved on.
  await page.getByRole('link', { name: 'Đơn hàng đã thanh toán' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/shop-manager/order-status\\?tab=all&q=${number}$`));
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toBeVisible();
  await page.goto('/vi/shop-manager/red-bill');
  const search = page.getByRole('combobox', { name: 'Tìm hóa đơn' });
  await search.fill(number);
  await search.press('Enter');
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('link', { name: redBill.company }).click();
  await expect(page).toHaveURL(new RegExp(`/redbill-detail/${id}$`));
  const dialog = page.getByRole('dialog');
  const write = async (name: string, words: readonly string[]) => {
    await page.getByRole('button', { name }).click();
    for (const [at, each] of words.entries()) await dialog.getByRole('textbox').nth(at).fill(each);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  };
  const first = `1C26TNM-${process.pid}1`;
  await write('Xuất hóa đơn', [first]);
  await expect(page.getByText(`Hóa đơn ${first}`, { exact: true })).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, buyer);
  await theirs.goto(`/vi/order/order-detail/${id}`);
  await expect(theirs.getByText(first).first()).toBeVisible();

  // A piece goes back: what is on the paper is not what was sold any more.
  const { items } = await readOrder(buyer, id);
  await act(buyer, id, 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
  await act(seller, id, 'cancel.approve');
  await page.goto('/vi/shop-manager/red-bill?tab=to_adjust');
  await search.fill(number);
  await search.press('Enter');
  await row.getByRole('link', { name: redBill.company }).click();
  await expect(page.getByText(/Hàng đã được hoàn từ ngày/)).toBeVisible();
  const second = `1C26TNM-${process.pid}2`;
  await write('Điều chỉnh hóa đơn', [second, 'Khách trả lại một món.']);
  await expect(page.getByText(`Hóa đơn điều chỉnh ${second}`, { exact: true })).toBeVisible();
  await expect(page.getByText(/Hàng đã được hoàn từ ngày/)).toHaveCount(0);
  expect(items.length).toBeGreaterThan(1);

  await theirs.reload();
  await expect(theirs.getByText(second).first()).toBeVisible();
  await theirs.goto('/vi/inbox?view=orders');
  await expect(theirs.getByText('Hóa đơn VAT đã được điều chỉnh').first()).toBeVisible();
  await other.close();
});
