import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { mailedCode } from './mails.ts';

export const password = 'hien-demo-2026';

/** A member of one journey's own, registered with the code that was mailed. */
export async function register(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${process.pid}@hien.example`;
  await request.post('/app/auth/send-verification-code', { data: { email, purpose: 'sign-up' } });
  const verification_code = await mailedCode(request, email, 'sign-up-code');
  const made = await request.post('/app/auth/register-user', {
    data: {
      user_type: 'customer',
      login_method: 'system',
      email,
      password,
      confirm_password: password,
      first_name: 'Mới',
      last_name: 'Người',
      verification_code,
      terms: true,
    },
  });
  expect(made.status()).toBe(201);
  return email;
}

/** Fills the login page in, wherever it leads afterwards. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.keyboard.press('Enter');
}

type Answer = { status: number; body: unknown };

/** A member beside the browser: the same API, without a page. */
export async function besidePage(request: APIRequestContext, email: string) {
  const entered = await request.post('/app/auth/login-user', {
    data: { email, password, login_method: 'system' },
  });
  const { token } = (await entered.json()).data as { token: string };
  const main = { authorization: `Bearer ${token}` };
  const tokens = await request.get('/commerce-app/auth/users-commerce-token', { headers: main });
  const { commerce_token } = (await tokens.json()).data as { commerce_token: string };
  const headers = { authorization: `Bearer ${commerce_token}` };
  return {
    email,
    tokens: { token, token_commerce: commerce_token },
    /** One of the commerce API. */
    async post(path: string, data: object): Promise<Answer> {
      const answer = await request.post(`/mall/api/${path}`, { headers, data });
      return { status: answer.status(), body: await answer.json() };
    },
    async get<Body>(path: string): Promise<Body> {
      const answer = await request.get(`/mall/api/${path}`, { headers });
      expect([path, answer.status()]).toEqual([path, 200]);
      return (await answer.json()) as Body;
    },
    /** Presses at a gateway's own page, as the browser would: the answer is the way back. */
    async atGateway(page: string, choice: string): Promise<void> {
      const answer = await request.get(page, { params: { choice }, maxRedirects: 0 });
      expect([choice, answer.status()]).toEqual([choice, 303]);
    },
    async addAddress(): Promise<number> {
      const answer = await request.post('/app/user/address/create', {
        headers: main,
        data: {
          receiver: 'Người Mới',
          phone: '0912345678',
          admin_system: 'post2025',
          city: 'Hà Nội',
          district: null,
          ward: 'Phường Cầu Giấy',
          address: '8 Trần Thái Tông',
          is_default: true,
        },
      });
      const { items } = (await answer.json()).data as { items: { id: number }[] };
      return items[0]?.id ?? 0;
    },
    /** Of a demo account, which has some. */
    async firstAddress(): Promise<number> {
      const answer = await request.get('/app/user/address/list', { headers: main });
      const { items } = (await answer.json()).data as { items: { id: number }[] };
      return items[0]?.id ?? 0;
    },
  };
}
export type Member = Awaited<ReturnType<typeof besidePage>>;

/** The same member in the browser, without the login page. */
export async function openAs(page: Page, { tokens }: Member): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, tokens);
}

type Option = { id: number; stock: number };
export type Found = { id: number; name: string; sellerId: number; options: Option[] };

/** Products on sale by different sellers; `least` pieces of their first option at least, `most` at most. */
export async function productsOfSellers(
  request: APIRequestContext,
  wanted: number,
  { least = 3, most = 10_000 } = {},
): Promise<Found[]> {
  const found = new Map<number, Found>();
  for (let page = 1; page <= 6 && found.size < wanted; page += 1) {
    const list = await request.get(`/mall/api/public/product/product-list?limit=24&page=${page}`);
    for (const { id } of (await list.json()).products as { id: number }[]) {
      const detail = await (await request.get(`/mall/api/public/product/detail/${id}`)).json();
      const { name, seller, options } = detail as {
        name: string;
        seller: { id: number };
        options: Option[];
      };
      const [first] = options;
      if (first === undefined || first.stock < least || first.stock > most) continue;
      if (!found.has(seller.id)) found.set(seller.id, { id, name, sellerId: seller.id, options });
      if (found.size === wanted) break;
    }
  }
  expect(found.size).toBe(wanted);
  return [...found.values()];
}

/** How it is paid, and the two ticks. */
export async function fillCheckout(page: Page, method = /Thanh toán khi nhận hàng/): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /trên 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /đồng ý với điều khoản/ }).check();
  await expect(page.getByRole('complementary', { name: 'Tổng đơn hàng' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
}

export const placeButton = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Tổng đơn hàng' })
    .getByRole('button', { name: 'Đặt hàng' });
