import { expect, test } from '@playwright/test';
import { type Member, openAs } from './buying.ts';
import { act, buyerAndSeller, placeOrder, readOrder } from './ordering.ts';

test('a seller finds new orders, accepts one, sends it, and answers its return', async ({
  page,
  request,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR', 2);
  const { number } = (await readOrder(buyer, id)) as unknown as { number: string };
  await openAs(page, seller);

  await page.goto('/vi/my-page');
  await page.getByRole('link', { name: 'Quản lý gian hàng' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
  // The address changes before the page does, and what is searched for meanwhile is looked for where one was.
  const section = async (name: RegExp) => {
    const link = page
      .getByRole('navigation', { name: 'Quản lý gian hàng' })
      .getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  };
  const tab = async (name: RegExp) => {
    const link = page.getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  };
  await section(/^Tình trạng đơn hàng/);
  const find = async () => {
    const search = page.getByRole('combobox', { name: 'Tìm dòng hàng' });
    await search.fill(number);
    await search.press('Enter');
  };
  const row = page.getByRole('row').filter({ hasText: number });
  await find();
  await row.getByRole('button', { name: 'Nhận đơn' }).click();
  await expect(page.getByText('Đã xong.').first()).toBeVisible();

  await tab(/^Đang chuẩn bị hàng/);
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
  await section(/^Hoàn tiền/);
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

  await tab(/^Tạm giữ/);
  await find();
  await expect(row).toBeVisible();
});

/** Something the demo seller sells that no other journey buys, and its first option. */
async function itemOfSeller(seller: Member, notId: number) {
  type Items = { items: { id: number; sku: string; name: string; options: Option[] }[] };
  type Option = { id: number; stock: number };
  const { items } = await seller.get<Items>('seller/product/list?tab=on_sale&limit=100&sort=name');
  const item = items.findLast(
    ({ id, options }) => id !== notId && options.length > 1 && (options[0]?.stock ?? 0) >= 5,
  );
  const [option] = item?.options ?? [];
  if (item === undefined || option === undefined) throw new Error('nothing is on sale');
  const stockNow = async (): Promise<number | undefined> => {
    const { items: now } = await seller.get<Items>(`seller/product/list?q=${item.sku}`);
    return now[0]?.options[0]?.stock;
  };
  return { ...item, option, stockNow };
}

test('a seller fills up the stock while a buyer buys, and stops and resumes the sale', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { buyer, seller, product } = await buyerAndSeller(request);
  const { sku, name, option, stockNow } = await itemOfSeller(seller, product.id);
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/items');
  await expect(page.getByRole('heading', { level: 1, name: 'Sản phẩm' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Tìm sản phẩm', exact: true });
  await search.fill(sku);
  await search.press('Enter');
  const row = page.getByRole('row').filter({ hasText: sku }).first();
  await expect(row).toBeVisible();
  await expect(page.locator('input[data-column="price"]')).toHaveCount(1);
  await row.getByRole('button', { name: `Xem ${name}` }).click();
  const stock = page.locator(`input[data-cell="stock:${option.id}"]`);
  await expect(stock).toBeVisible();

  // A buyer takes a piece after the seller has looked.
  await stock.fill('40');
  await placeOrder(buyer, {
    lines: [{ optionId: option.id, quantity: 1 }],
    addressId: await buyer.firstAddress(),
    method: 'QR',
  });
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText(/1 sản phẩm chưa lưu được/)).toBeVisible();
  await expect(stock).toHaveValue('40');
  expect(await stockNow()).toBe(option.stock - 1);
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByText('Chưa lưu: 1 ô ở 1 sản phẩm')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu 1 sản phẩm.').first()).toBeVisible();
  expect(await stockNow()).toBe(40);

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ngừng bán (1)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ngừng bán' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Tạm ngừng bán');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bán lại (1)' }).click();
  await dialog.getByRole('button', { name: 'Bán lại' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Đang bán');
});
