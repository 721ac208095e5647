import { type Locator, type Page, expect, test as base } from '@playwright/test';
import {
  besidePage,
  fillCheckout,
  openAs,
  password,
  productsOfSellers,
  register,
} from './buying.ts';
import { act, buyerAndSeller, deliver, placeOrder, readOrder } from './ordering.ts';

/**
 * What most people come for, pressed as they press: by a thumb on a phone whose line holds the code of each page back,
 * and by a mouse on a desk with a fast line. Both projects run this file.
 */
const test = base.extend<{ press: (target: Locator) => Promise<void> }>({
  press: async ({ hasTouch }, give) => {
    await give(async (target) => {
      await painted(target.page());
      const one = target.filter({ visible: true }).first();
      await (hasTouch ? one.tap() : one.click());
    });
  },
});

/**
 * Waits until the window shows something of the document. Before that its styles are on their way, and what they hide, as the
 * buttons that give way to a phone's bar, counts as visible to Playwright and to nobody else.
 */
const painted = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: 20_000 },
  );

test.beforeEach(async ({ page, hasTouch }) => {
  if (!hasTouch) return;
  // Longer than anybody needs to press what is already drawn.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((later) => void setTimeout(later, 600));
    await route.continue().catch(() => undefined);
  });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const paid = (page: Page) => page.getByRole('heading', { name: 'Thanh toán thành công' });

test('from the first visit to a paid order, to an address written on the way', async ({
  page,
  request,
  press,
}) => {
  test.slow();
  const email = await register(request, 'lan-dau');
  await page.goto('/vi', { waitUntil: 'commit' });
  await press(page.getByRole('link', { name: 'Cửa hàng', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cửa hàng nội thất' })).toBeVisible();
  await press(page.locator('main article a'));
  await expect(page).toHaveURL(/\/vi\/shop-detail\/\d+/);
  await press(button(page, 'Thêm vào giỏ'));
  await expect(page.getByText(/1 món đang chờ/)).toBeVisible();
  await press(page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ }));
  await expect(page).toHaveURL(/\/vi\/login\?next=/);

  // Signs in before the login page's code is there.
  await page.reload({ waitUntil: 'commit' });
  await press(page.getByLabel('Email'));
  await page.keyboard.type(email);
  await press(page.getByLabel(/^Mật khẩu/));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/cart$/);
  await press(page.getByRole('link', { name: /^Đặt hàng/ }));

  await press(button(page, 'Thêm địa chỉ'));
  const dialog = page.getByRole('dialog');
  const write = async (field: Locator, words: string) => {
    await press(field);
    await page.keyboard.type(words);
  };
  await write(dialog.getByLabel('Người nhận'), 'Trần Thu Hà');
  await write(dialog.getByLabel(/Số điện thoại/), '0987654321');
  await write(dialog.getByRole('combobox', { name: /Tỉnh/ }), 'Đà Nẵng');
  await press(dialog.getByRole('option', { name: /Đà Nẵng/ }));
  await write(dialog.getByRole('combobox', { name: /Phường/ }), 'hai chau');
  await press(dialog.getByRole('option', { name: /^Phường Hải Châu/ }));
  await write(dialog.getByLabel(/Số nhà/), '12 Bạch Đằng');
  await press(button(page, 'Lưu địa chỉ'));
  await expect(page.getByRole('radio', { name: /Trần Thu Hà/ })).toBeChecked();
  await expect(page).toHaveURL(/order-confirmation/);

  await fillCheckout(page, /VNPAY-QR/);
  await press(button(page, 'Đặt hàng'));
  await expect(page).toHaveURL(/\/vi\/payment\/shop\/\d+\/QR$/);
  await press(button(page, /^Thanh toán \d/));
  await expect(page).toHaveURL(/\/vnpay\//);
  await press(button(page, /^Thanh toán \d/));
  await expect(paid(page)).toBeVisible();
  await press(page.getByRole('link', { name: 'Xem đơn hàng' }));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('back leads to where a list was left', async ({ page, press, hasTouch }) => {
  await page.goto('/vi/shop', { waitUntil: 'commit' });
  await expect(page.locator('main article a').first()).toBeVisible();
  await painted(page);
  if (hasTouch) {
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -900 });
  } else {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
  }
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place).toBeGreaterThan(500);
  // A wheel goes on for some pictures: a card is chosen where the page has come to stand.
  let left = 0;
  await expect(async () => {
    const before = left;
    left = await place();
    expect(left).toBe(before);
  }).toPass({ intervals: [250] });
  // A card in the middle of the window: pressing it scrolls nothing.
  const card = await page.locator('main article a').evaluateAll((links) =>
    links.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 120 && bottom < innerHeight - 120;
    }),
  );
  expect(card).toBeGreaterThan(0);
  await press(page.locator('main article a').nth(card));
  await expect(page).toHaveURL(/shop-detail/);
  await expect.poll(place).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/vi\/shop$/);
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
});

test('a short transfer says what is missing, and the rest pays', async ({
  page,
  request,
  press,
}) => {
  const member = await besidePage(request, 'khach@hien.example');
  const [product] = await productsOfSellers(request, 1);
  const { groupId } = await placeOrder(member, {
    lines: [{ optionId: product?.options[0]?.id ?? 0, quantity: 1 }],
    addressId: await member.firstAddress(),
    method: 'VA',
  });
  await openAs(page, member);
  await page.goto(`/vi/payment/shop/${groupId}/VA`, { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: /Mã VietQR/ })).toBeVisible();
  const bank = page.getByRole('link', { name: 'Mở ngân hàng mô phỏng' });
  await press(bank);
  await page.locator('#amount').fill('10000');
  await press(button(page, 'Chuyển tiền'));
  await expect(page.getByText(/^Đã nhận 10\.000.*còn thiếu/)).toBeVisible();
  await expect(page.getByText(/chưa được tính là đã thanh toán/)).toHaveCount(0);
  // The code asks for the rest, and so does the bank's page.
  await press(bank);
  await press(button(page, 'Chuyển tiền'));
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText(/không khớp|còn thiếu/)).toHaveCount(0);
  await expect(page.getByText(/^Giao chậm nhất/).first()).toBeVisible();
});

test('a refund form survives the language, a reload and leaving', async ({
  page,
  request,
  press,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR');
  await deliver(seller, id);
  const { items } = await readOrder(buyer, id);
  await openAs(page, buyer);
  await page.goto(`/vi/order/order-shop-detail-refund/${id}?item=${items[0]?.id}&type=refund`, {
    waitUntil: 'commit',
  });
  await page.getByLabel(/Vì sao bạn muốn/).selectOption({ label: 'Hàng bị lỗi' });
  const words = 'Mặt bàn bị nứt ở góc';
  await press(page.getByLabel(/Kể rõ hơn|Mô tả/));
  await page.keyboard.type(words);

  await press(button(page, /^Ngôn ngữ/));
  await press(page.getByRole('menuitem', { name: 'English' }));
  await expect(page).toHaveURL(/\/en\//);
  const text = page.locator('textarea');
  const reason = page.getByRole('combobox').filter({ has: page.locator('option') });
  await expect(text).toHaveValue(words);
  await expect(reason).toHaveValue('DEFECTIVE');
  await page.reload({ waitUntil: 'commit' });
  await expect(text).toHaveValue(words);
  await press(page.getByRole('link', { name: /^Order SO/ }));
  await expect(page).toHaveURL(new RegExp(`/en/order/order-detail/${id}$`));
  await page.goBack();
  await expect(text).toHaveValue(words);
  await expect(reason).toHaveValue('DEFECTIVE');
  await press(button(page, 'Start over'));
  await expect(text).toHaveValue('');
});

/** As the specification has it for a claim that waits for its answer, by reader. */
const claimed = {
  vi: {
    buyer: 'Người bán trả lời yêu cầu hoàn tiền của bạn.',
    seller: 'Người mua yêu cầu hoàn tiền. Bạn trả lời yêu cầu này.',
  },
  en: {
    buyer: 'The seller answers your request for a refund.',
    seller: 'The buyer asks for a refund. You answer the request.',
  },
  ko: {
    buyer: '판매자가 환불 요청을 확인합니다.',
    seller: '구매자가 환불을 요청했습니다. 요청에 답변해 주세요.',
  },
} as const;

test('buyer and seller read one claim, each the own sentences, in three languages', async ({
  page,
  request,
  browser,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await deliver(seller, id);
  await act(buyer, id, 'refund.request', { reason: 'CHANGED_MIND', text: 'Màu không hợp phòng.' });
  const other = await browser.newPage();
  await openAs(page, buyer);
  await openAs(other, seller);
  for (const [language, sentences] of Object.entries(claimed)) {
    const readers = [
      { tab: page, own: sentences.buyer, foreign: sentences.seller },
      { tab: other, own: sentences.seller, foreign: sentences.buyer },
    ];
    for (const { tab, own, foreign } of readers) {
      await tab.goto(`/${language}/order/order-detail/${id}`);
      await expect(tab.getByText(own).first()).toBeVisible();
      await expect(tab.getByText(foreign)).toHaveCount(0);
    }
  }
  await other.close();
});
