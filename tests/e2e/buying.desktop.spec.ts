import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, expect, test } from '@playwright/test';
import {
  type Member,
  besidePage,
  fillCheckout,
  logIn,
  openAs,
  placeButton,
  productsOfSellers,
  register,
} from './buying.ts';
import { act, placeOrder, readOrder, vnpayPage } from './ordering.ts';

const paid = (page: Page) => page.getByRole('heading', { name: 'Thanh toán thành công' });

test('a guest buys from two sellers, with coupon and points, and pays at VNPay', async ({
  page,
  request,
}) => {
  const [one, two] = await productsOfSellers(request, 2);
  await page.goto(`/vi/shop-detail/${one?.id}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByText(/Đã giữ .* 1 món đang chờ/)).toBeVisible();
  await page.goto(`/vi/shop-detail/${two?.id}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByText(/Đã giữ .* 2 món đang chờ/)).toBeVisible();
  await page
    .getByRole('region', { name: 'Thông báo' })
    .getByRole('button', { name: 'Đăng nhập' })
    .click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await logIn(page, 'khach@hien.example');
  // Both are in the cart; a reload adds nothing.
  await expect(page).toHaveURL(/\/vi\/cart/);
  await expect(page.getByText('2 món bạn giữ đã vào giỏ hàng.')).toBeVisible();
  await page.reload();
  for (const product of [one, two])
    await expect(page.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();

  await page
    .getByRole('complementary', { name: 'Tạm tính' })
    .getByRole('link', { name: /^Đặt hàng/ })
    .click();
  await expect(page).toHaveURL(/\/vi\/order-confirmation/);
  const summary = page.getByRole('complementary', { name: 'Tổng đơn hàng' });
  await expect(summary.getByText('Mã giảm giá')).toBeVisible();
  // Some of them; other journeys pay with the rest.
  await page.getByRole('textbox', { name: 'Điểm' }).fill('300');
  await expect(summary.getByText('Điểm', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Lời nhắn cho người bán' }).first().fill('Gọi trước');
  await fillCheckout(page, /VNPAY-QR/);
  const asked = page.waitForResponse('**/mall/api/checkout/place');
  await placeButton(page).click();
  const placed = await asked;
  expect(placed.status()).toBe(200);
  const order = (await placed.json()) as { groupId: number; orders: { id: number }[] };
  expect(order.orders.length).toBeGreaterThanOrEqual(2);
  await expect(page).toHaveURL(new RegExp(`/vi/payment/shop/${order.groupId}/QR`));
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await expect(page).toHaveURL(/\/vnpay\//);
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await expect(page).toHaveURL(/\/vi\/payment-result\/shop\?/);
  await expect(paid(page)).toBeVisible();
  await expectCodes(await besidePage(request, 'khach@hien.example'), order.orders, 2);
  await page.goto('/vi/cart');
  await expect(page.getByRole('heading', { name: 'Giỏ hàng còn trống' })).toBeVisible();
});

type Payment = {
  state: string;
  total: number;
  returning: { amount: number; state: string }[];
};

const payment = (member: Member, groupId: number) => member.get<Payment>(`payment/${groupId}`);

/** Spendable points, and how many coupons are left. */
async function purse(member: Member): Promise<{ points: number; coupons: number }> {
  const { current } = await member.get<{ current: number }>('points/balance');
  const { items } = await member.get<{ items: object[] }>('coupon/list?state=available');
  return { points: current, coupons: items.length };
}

async function expectCodes(member: Member, orders: { id: number }[], code: number): Promise<void> {
  const codes = await Promise.all(orders.map(async ({ id }) => (await readOrder(member, id)).code));
  expect(codes).toEqual(orders.map(() => code));
}

/** Two sellers, a coupon and a hundred points, to be paid at VNPay. */
async function twoOrders(request: APIRequestContext) {
  const member = await besidePage(request, 'khach@hien.example');
  const before = await purse(member);
  const products = await productsOfSellers(request, 2);
  const lines = products.map(({ options }) => ({ optionId: options[0]?.id ?? 0, quantity: 1 }));
  const addressId = await member.firstAddress();
  const wish = { lines, addressId, method: 'QR', coupon: true, points: 100 };
  const { groupId, orders } = await placeOrder(member, wish);
  expect(orders).toHaveLength(2);
  expect(await purse(member)).toEqual({ points: before.points - 100, coupons: before.coupons - 1 });
  return { member, before, groupId, orders };
}

test('a call that comes too late: coupon and points are back before it, the money after it', async ({
  request,
}) => {
  const { member, before, groupId, orders } = await twoOrders(request);
  const gateway = await vnpayPage(member, groupId);
  for (const { id } of orders) await act(member, id, 'cancel.unpaid');
  expect(await purse(member)).toEqual(before);
  // The page of the gateway is still open somewhere.
  await member.atGateway(gateway, 'pay');
  await expectCodes(member, orders, 6);
  const { total } = await payment(member, groupId);
  await expect
    .poll(async () => (await payment(member, groupId)).returning, { timeout: 30_000 })
    .toEqual([expect.objectContaining({ amount: total, state: 'refunded' })]);
  expect(await purse(member)).toEqual(before);
});

test('a forged call changes nothing, and the true one sent twice pays once', async ({
  page,
  request,
}) => {
  const { member, before, groupId, orders } = await twoOrders(request);
  await openAs(page, member);
  await page.goto(`/vi/payment/shop/${groupId}/QR`);
  await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
  await expect(page).toHaveURL(/\/vnpay\//);
  const gateway = page.url();
  await page.getByRole('button', { name: 'Chữ ký giả mạo' }).click();
  await expect(page.getByRole('heading', { name: 'Không thể tin kết quả này' })).toBeVisible();
  await expectCodes(member, orders, 1);
  await page.goto(gateway);
  await page.getByRole('button', { name: 'Gọi máy chủ hai lần' }).click();
  await expect(paid(page)).toBeVisible();
  await expectCodes(member, orders, 2);
  expect(await payment(member, groupId)).toMatchObject({ state: 'paid', returning: [] });
  expect(await purse(member)).toEqual({ points: before.points - 100, coupons: before.coupons - 1 });
});

test('a double click on the button makes one order', async ({ page, request }) => {
  const email = await register(request, 'bam-hai-lan');
  const member = await besidePage(request, email);
  await member.addAddress();
  const [product] = await productsOfSellers(request, 1);
  await member.post('cart/add', {
    lines: [{ optionId: product?.options[0]?.id ?? 0, quantity: 1 }],
    idempotencyKey: randomUUID(),
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
  await expect.poll(() => new Set(groups).size).toBe(1);
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
    idempotencyKey: randomUUID(),
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
    idempotencyKey: randomUUID(),
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
