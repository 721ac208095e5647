import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, expect, test } from '@playwright/test';

const email = 'khach@hien.example';
const password = 'hien-demo-2026';

async function signIn(page: Page): Promise<void> {
  await page.goto('/vi/login?next=%2Fvi%2Fmy-page');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/my-page/);
}

/** Orders one thing through the API, as the checkout does, and answers what has to be paid. */
async function placeOrder(request: APIRequestContext, method: string): Promise<number> {
  const login = await request.post('/app/auth/login-user', {
    data: { email, password, login_method: 'system' },
  });
  const { token } = (await login.json()).data;
  const tokens = await request.get('/commerce-app/auth/users-commerce-token', {
    headers: { authorization: `Bearer ${token}` },
  });
  const headers = { authorization: `Bearer ${(await tokens.json()).data.commerce_token}` };
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/mall${path}`, { headers, data });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.any(String)]);
    return answer.json();
  };
  const product = await (await request.get('/mall/api/public/product/detail/3')).json();
  const cart = await send('/api/cart/add', {
    lines: [{ optionId: product.options[0].id, quantity: 1 }],
    idempotencyKey: randomUUID(),
  });
  const lines = cart.sellers.flatMap(
    (seller: { lines: { id: number; option: { id: number } }[] }) =>
      seller.lines.filter(({ option }) => option.id === product.options[0].id),
  );
  const lineIds = lines.map(({ id }: { id: number }) => id);
  const addresses = await request.get('/app/user/address/list', {
    headers: { authorization: `Bearer ${token}` },
  });
  const addressId = (await addresses.json()).data.items[0].id;
  const wish = { lineIds, addressId };
  const quote = await send('/api/checkout/quote', wish);
  const placed = await send('/api/checkout/place', {
    ...wish,
    method,
    over18: true,
    terms: true,
    expectedTotal: quote.totals.total,
    idempotencyKey: `e2e-${Date.now()}-${Math.random().toString(36).slice(2)}`,
  });
  return placed.groupId;
}

/** Opens the payment and goes to the gateway's page. */
async function goPay(page: Page, groupId: number, method: string): Promise<void> {
  await page.goto(`/vi/payment/shop/${groupId}/${method}`);
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/(vnpay|momo|zalopay|shopeepay)\//);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const paid = (page: Page) => page.getByRole('heading', { name: 'Thanh toán thành công' });

test.beforeEach(({ page }) => signIn(page));

test('VNPay takes the money, and the order is paid once', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'QR');
  await goPay(page, groupId, 'QR');
  await press(page, /^Thanh toán \d/);
  await expect(page).toHaveURL(/\/vi\/payment-result\/shop\?/);
  await expect(paid(page)).toBeVisible();
  // Back on the payment's page nothing is left to pay.
  await page.goto(`/vi/payment/shop/${groupId}/QR`);
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a card asks for its code, and a wrong one pays nothing', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'IC');
  await goPay(page, groupId, 'IC');
  await press(page, /^Thanh toán \d/);
  await page.getByLabel('Mã xác thực 3-D Secure').fill('000000');
  await press(page, 'Xác nhận');
  await expect(page.getByText('Thanh toán chưa thành công, vui lòng thử lại!')).toBeVisible();
  await expect(page.getByText('Mật khẩu hoặc mã xác thực không đúng.').first()).toBeVisible();
});

test('a forged answer changes nothing, and the real one still pays', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'QR');
  await goPay(page, groupId, 'QR');
  const gateway = page.url();
  await press(page, 'Chữ ký giả mạo');
  await expect(page.getByRole('heading', { name: 'Không thể tin kết quả này' })).toBeVisible();
  await expect(page.getByText(/Không có gì bị thay đổi/)).toBeVisible();
  await page.goto(gateway);
  await press(page, 'Gọi máy chủ hai lần');
  await expect(paid(page)).toBeVisible();
});

test('who comes back before the call sees it arrive', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'EW-ZALO');
  await goPay(page, groupId, 'EW-ZALO');
  const gateway = page.url();
  await press(page, 'Quay lại nhưng không gọi máy chủ');
  await expect(page.getByText('Đang chờ cổng thanh toán xác nhận')).toBeVisible();
  // The call comes when the page waits, however long the page took: not by the timer of the simulator.
  await page.request.get(gateway, { params: { choice: 'pay' }, maxRedirects: 0 });
  await expect(paid(page)).toBeVisible();
});

test('a wrong amount pays nothing and says who is at it', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'EW-SHOPEE');
  await goPay(page, groupId, 'EW-SHOPEE');
  await press(page, /Báo sai số tiền/);
  await page.goto(`/vi/payment/shop/${groupId}/EW-SHOPEE`);
  await expect(page.getByText('Số tiền nhận được không khớp')).toBeVisible();
});

test('money taken twice goes back once', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'QR');
  await goPay(page, groupId, 'QR');
  await press(page, /Trừ tiền hai lần/);
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText(/được hoàn lại cho bạn/)).toHaveCount(1);
  // The page follows the money by itself.
  await expect(page.getByText('Tiền đã được hoàn lại.')).toHaveCount(1, { timeout: 20_000 });
});

test('who cancels at VNPay pays with MoMo', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'QR');
  await goPay(page, groupId, 'QR');
  await press(page, 'Hủy và quay lại');
  await expect(page.getByText('Bạn đã hủy thanh toán.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Thanh toán lại' }).click();
  await page.getByRole('radio', { name: /MoMo/ }).check();
  await expect(page).toHaveURL(/EW-MOMO$/);
  await press(page, /^Thanh toán \d/);
  await expect(page).toHaveURL(/\/momo\/pay/);
  await press(page, /^Thanh toán \d/);
  await expect(paid(page)).toBeVisible();
});

test('a transfer is awaited, and noted when it arrives', async ({ page }) => {
  const groupId = await placeOrder(page.request, 'VA');
  await page.goto(`/vi/payment-order-confirm?group=${groupId}`);
  await expect(page.getByRole('img', { name: /Mã VietQR/ })).toBeVisible();
  await expect(page.getByText(/^SO\d{14}$/)).toBeVisible();
  await page.getByRole('link', { name: 'Mở ngân hàng mô phỏng' }).click();
  await press(page, 'Chuyển tiền');
  await expect(page).toHaveURL(/payment-order-confirm/);
  await expect(paid(page)).toBeVisible();
});
