import { expect, test } from '@playwright/test';
import {
  besidePage,
  fillCheckout,
  logIn,
  placeButton,
  productsOfSellers,
  register,
} from './buying.ts';

test('a guest buys from two sellers, with coupon and points, paid at the door', async ({
  page,
  request,
}) => {
  const [one, two] = await productsOfSellers(request, 2);
  await page.goto(`/vi/shop-detail/${one?.id}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await logIn(page, 'khach@hien.example');
  // Back at the product, and the thing is in the cart; a reload adds no second one.
  await expect(page).toHaveURL(new RegExp(`/vi/shop-detail/${one?.id}`));
  await expect(page.getByText(/Đã thêm .* vào giỏ/)).toBeVisible();
  await expect(page).not.toHaveURL(/add=/);
  await page.goto(`/vi/shop-detail/${two?.id}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await page.getByRole('button', { name: 'Xem giỏ hàng' }).click();
  await expect(page).toHaveURL(/\/vi\/cart/);
  for (const product of [one, two])
    await expect(page.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();

  await page
    .getByRole('complementary', { name: 'Tạm tính' })
    .getByRole('link', { name: /^Đặt hàng/ })
    .click();
  await expect(page).toHaveURL(/\/vi\/order-confirmation/);
  const summary = page.getByRole('complementary', { name: 'Tổng đơn hàng' });
  await expect(summary.getByText('Mã giảm giá')).toBeVisible();
  await page.getByRole('button', { name: /^Dùng [\d.]+ điểm$/ }).click();
  await expect(summary.getByText('Điểm', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Lời nhắn cho người bán' }).first().fill('Gọi trước');
  await fillCheckout(page);
  const asked = page.waitForResponse('**/mall/api/checkout/place');
  await placeButton(page).click();
  const placed = await asked;
  expect(placed.status()).toBe(200);
  const order = (await placed.json()) as { groupId: number; orders: object[] };
  expect(order.orders.length).toBeGreaterThanOrEqual(2);
  await expect(page).toHaveURL(new RegExp(`/vi/payment-success/shop\\?group=${order.groupId}`));
  await page.goto('/vi/cart');
  await expect(page.getByRole('heading', { name: 'Giỏ hàng còn trống' })).toBeVisible();
});

test('a double click on the button makes one order', async ({ page, request }) => {
  const email = await register(request, 'bam-hai-lan');
  const member = await besidePage(request, email);
  await member.addAddress();
  const [product] = await productsOfSellers(request, 1);
  await member.post('cart/add', {
    lines: [{ optionId: product?.options[0]?.id ?? 0, quantity: 1 }],
  });
  await page.goto('/vi/login?next=%2Fvi%2Forder-confirmation');
  await logIn(page, email);
  await fillCheckout(page);
  const groups: number[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/checkout/place') && answer.ok())
      groups.push(((await answer.json()) as { groupId: number }).groupId);
  });
  await placeButton(page).dblclick();
  await expect(page).toHaveURL(/\/vi\/payment-success\/shop/);
  expect(new Set(groups).size).toBe(1);
});

test('sold out between the cart and the button: the rest is ordered', async ({ page, request }) => {
  const email = await register(request, 'cham-chan');
  const member = await besidePage(request, email);
  const addressId = await member.addAddress();
  const [rare] = await productsOfSellers(request, 1, { least: 1, most: 20 });
  const [plenty] = (await productsOfSellers(request, 2)).filter(({ id }) => id !== rare?.id);
  const [option] = rare?.options ?? [];
  await member.post('cart/add', {
    lines: [
      { optionId: option?.id ?? 0, quantity: 1 },
      { optionId: plenty?.options[0]?.id ?? 0, quantity: 1 },
    ],
  });
  await page.goto('/vi/login?next=%2Fvi%2Forder-confirmation');
  await logIn(page, email);
  await fillCheckout(page);

  // Somebody else takes all there is.
  const fast = await besidePage(request, await register(request, 'nhanh-tay'));
  const address = await fast.addAddress();
  expect(address).not.toBe(addressId);
  const { body: cart } = await fast.post('cart/add', {
    lines: [{ optionId: option?.id ?? 0, quantity: option?.stock ?? 0 }],
  });
  const lineId = (cart as { sellers: { lines: { id: number }[] }[] }).sellers[0]?.lines[0]?.id;
  const { body: quote } = await fast.post('checkout/quote', {
    lineIds: [lineId],
    addressId: address,
  });
  const bought = await fast.post('checkout/place', {
    lineIds: [lineId],
    addressId: address,
    method: 'COD',
    over18: true,
    terms: true,
    expectedTotal: (quote as { totals: { total: number } }).totals.total,
    idempotencyKey: `nhanh-tay-${process.pid}`,
  });
  expect(bought.status).toBe(200);

  await placeButton(page).click();
  await expect(page.getByText('1 món ở lại trong giỏ')).toBeVisible();
  await expect(page.getByText(/Một vài món vừa hết/)).toBeVisible();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/vi\/payment-success\/shop/);
  await page.goto('/vi/cart');
  await expect(page.getByText('Sản phẩm đã hết hàng.')).toBeVisible();
});
