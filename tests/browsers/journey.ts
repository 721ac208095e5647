import { randomUUID } from 'node:crypto';
import type { Driver } from './driver.ts';

const password = 'hien-demo-2026';

const button = (name: string) => `//button[contains(normalize-space(.), "${name}")]`;
const link = (name: string) => `//a[contains(normalize-space(.), "${name}")]`;
const label = (words: string) => `//label[contains(normalize-space(.), "${words}")]`;
const field = (words: string) => `//*[@id = ${label(words)}/@for]`;
const inDialog = (xpath: string) => `//*[@role = "dialog" or self::dialog]${xpath}`;

async function send(url: string, data: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

type Mails = { data: { items: { texts: { vi: { text: string } | null } }[] } };

/** A member without a cart or an address. */
async function newMember(origin: string): Promise<string> {
  const email = `may-${randomUUID().slice(0, 8)}@hien.example`;
  await send(`${origin}/app/auth/send-verification-code`, { email, purpose: 'sign-up' });
  let code: string | undefined;
  while (code === undefined) {
    const { data } = (await (await fetch(`${origin}/dev/mails.json?to=${email}`)).json()) as Mails;
    code = data.items.flatMap(({ texts }) => texts.vi?.text.match(/\b\d{6}\b/) ?? [])[0];
  }
  await send(`${origin}/app/auth/register-user`, {
    user_type: 'customer',
    login_method: 'system',
    email,
    password,
    confirm_password: password,
    first_name: 'Mới',
    last_name: 'Người',
    verification_code: code,
    terms: true,
  });
  return email;
}

type Step = readonly [what: string, act: () => Promise<unknown>];

/** From the first visit to a paid order: signs in on the way, and has the goods sent to an address written in the checkout. */
export function firstOrder(browser: Driver, origin: string, email: string): Step[] {
  return [
    ['home is there', () => browser.open(`${origin}/vi`)],
    [
      'the shop, by the bar at the bottom',
      () => browser.press(`//nav[@aria-label = "Điều hướng nhanh"]${link('Cửa hàng')}`),
    ],
    ['its list', () => browser.see('//h1[contains(., "Cửa hàng nội thất")]')],
    ['a product', () => browser.press('(//main//article//a)[1]')],
    ['into the cart', () => browser.press(button('Thêm vào giỏ'))],
    ['it is there', () => browser.see('//*[@aria-live = "polite"]/li')],
    ['to the cart', () => browser.press('//header//a[contains(@href, "/vi/cart")]')],
    ['who are you', () => browser.type(field('Email'), email)],
    ['a secret', () => browser.type(field('Mật khẩu'), password)],
    ['sign in', () => browser.press(`//form${button('Đăng nhập')}`)],
    ['to the checkout', () => browser.press(link('Đặt hàng'))],
    ['a new address', () => browser.press(button('Thêm địa chỉ'))],
    ['who receives it', () => browser.type(inDialog(field('Người nhận')), 'Trần Thu Hà')],
    ['a telephone', () => browser.type(inDialog(field('Số điện thoại')), '0987654321')],
    ['a city', () => browser.type(inDialog('//input[@role = "combobox"]'), 'Đà Nẵng')],
    ['from the list', () => browser.press('//*[@role = "option"][contains(., "Đà Nẵng")]')],
    ['a ward', () => browser.type(inDialog(field('Phường')), 'Phường Hải Châu')],
    ['a street', () => browser.type(inDialog(field('Số nhà')), '12 Bạch Đằng')],
    ['keep it', () => browser.press(inDialog(button('Lưu địa chỉ')))],
    ['it is chosen', () => browser.see(label('Trần Thu Hà'))],
    ['pay by VNPay', () => browser.press(label('VNPAY-QR'))],
    ['old enough', () => browser.press(label('trên 18 tuổi'))],
    ['agreed', () => browser.press(label('đồng ý với điều khoản'))],
    ['the price is there', () => browser.see('//aside[@aria-busy = "false"]')],
    ['order', () => browser.press(`${button('Đặt hàng')}[not(@disabled)]`)],
    ['to the bank', () => browser.press(button('Thanh toán '))],
    ['pay there', () => browser.press('//form//button[@value = "pay"]')],
    ['it is paid', () => browser.see('//h2[contains(., "Thanh toán thành công")]')],
    ['to the order', () => browser.press(link('Xem đơn hàng'))],
    ['the order', () => browser.see('//main//article')],
  ];
}

/** Walks through, says where it stopped, and leaves a picture of it. */
export async function walk(browser: Driver, origin: string, picture: string): Promise<void> {
  const email = await newMember(origin);
  for (const [what, act] of firstOrder(browser, origin, email))
    try {
      await act();
      console.log(`  ✓ ${what}`);
    } catch (error) {
      await browser.photograph(picture);
      console.log(`  ✗ ${what}, at ${await browser.address()}; ${picture} shows it`);
      throw error;
    }
}
