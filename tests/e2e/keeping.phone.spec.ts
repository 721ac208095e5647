import { expect, test } from '@playwright/test';
import { fillCheckout, openAs, productsOfSellers } from './buying.ts';
import { buyerAndSeller } from './ordering.ts';

test('an address added in the checkout orders nothing; a reload keeps the form; then it goes there', async ({
  page,
  request,
}) => {
  const { buyer } = await buyerAndSeller(request);
  const [product] = await productsOfSellers(request, 1);
  const { sellers } = await buyer.get<{ sellers: { lines: { id: number }[] }[] }>('cart');
  const old = sellers.flatMap(({ lines }) => lines.map(({ id }) => id));
  if (old.length > 0) await buyer.post('cart/remove', { ids: old });
  await buyer.post('cart/add', {
    lines: [{ optionId: product?.options[0]?.id, quantity: 1 }],
    idempotencyKey: `e2e-keeping-${process.pid}`,
  });
  await openAs(page, buyer);
  await page.goto('/vi/order-confirmation');
  const orders: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/checkout/place')) orders.push(sent.url());
  });

  const sum = page.getByRole('complementary', { name: 'Tổng đơn hàng' });
  await page.getByRole('radio', { name: /Thanh toán khi nhận hàng/ }).check();
  await page.getByRole('checkbox', { name: /trên 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await page.getByLabel(/Lời nhắn/).fill('Gọi trước khi giao');
  await page.getByRole('button', { name: 'Thêm địa chỉ' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Địa chỉ mới' });
  await dialog.getByLabel('Người nhận').fill('Trần Thu Hà');
  await dialog.getByLabel(/Số điện thoại/).fill('0987654321');
  await dialog.getByRole('combobox', { name: /Tỉnh/ }).fill('Đà Nẵng');
  await dialog.getByRole('option', { name: /Đà Nẵng/ }).tap();
  await dialog.getByRole('combobox', { name: /Phường/ }).fill('hai chau');
  await dialog.getByRole('option', { name: /^Phường Hải Châu/ }).tap();
  await dialog.getByLabel(/Số nhà/).fill('12 Bạch Đằng');
  await dialog.getByRole('button', { name: 'Lưu địa chỉ' }).tap();
  const added = page.getByRole('radio', { name: /Trần Thu Hà/ });
  await expect(added).toBeChecked();
  await expect(page).toHaveURL(/order-confirmation/);
  expect(orders).toEqual([]);

  await page.reload();
  await expect(added).toBeChecked();
  await expect(page.getByRole('radio', { name: /Thanh toán khi nhận hàng/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /đồng ý với điều khoản/ })).toBeChecked();
  await expect(page.getByLabel(/Lời nhắn/)).toHaveValue('Gọi trước khi giao');
  await fillCheckout(page);
  await expect(sum).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Đặt hàng' }).filter({ visible: true }).first().tap();
  await expect(page).toHaveURL(/payment-success/);
  expect(orders).toHaveLength(1);
  await page.getByRole('link', { name: 'Xem đơn hàng' }).first().tap();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('at the thumb: a guest keeps two things, a member buys one at once, and no toast hides the button', async ({
  page,
  request,
}) => {
  const { buyer } = await buyerAndSeller(request);
  const [one, two] = await productsOfSellers(request, 2, { least: 4 });
  const bar = page.getByRole('region', { name: 'Mua món này' });
  for (const [at, product] of [one, two].entries()) {
    await page.goto(`/vi/shop-detail/${product?.id}`);
    await bar.getByRole('button', { name: 'Thêm vào giỏ' }).tap();
    await expect(page.getByText(new RegExp(`${at + 1} món đang chờ`))).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Điều hướng nhanh' })).toBeHidden();
  // It slides to its place.
  await expect(async () => {
    const toast = await page.getByText(/2 món đang chờ/).boundingBox();
    const foot = await bar.boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }).toPass();
  await expect(page.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' })).toBeVisible();

  const { sellers } = await buyer.get<{ sellers: { lines: { id: number }[] }[] }>('cart');
  const old = sellers.flatMap(({ lines }) => lines.map(({ id }) => id));
  if (old.length > 0) await buyer.post('cart/remove', { ids: old });
  await openAs(page, buyer);
  await page.goto(`/vi/shop-detail/${one?.id}`);
  await expect(page.getByText('2 món bạn giữ đã vào giỏ hàng.')).toBeVisible();
  await bar.getByRole('button', { name: 'Mua ngay' }).tap();
  await expect(page).toHaveURL(/order-confirmation\?lines=\d+$/);
  await expect(page.getByText(one?.name ?? '').first()).toBeVisible();
  await expect(page.getByText(two?.name ?? '')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Điều hướng nhanh' })).toBeHidden();
});
