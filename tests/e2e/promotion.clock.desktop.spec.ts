import { randomUUID } from 'node:crypto';
import { formatVnd, ictDate, reducedBy, startOfDay } from '@hien/domain';
import { expect, test } from '@playwright/test';
import { type Member, besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { day, demoClock, minute } from './clock.ts';

type Item = {
  id: number;
  sku: string;
  name: string;
  finalPrice: number;
  options: { id: number; stock: number }[];
};
type Detail = { options: { id: number; additionalAmount: number }[]; promotionIcons: string[] };
type Planned = { planned: { itemIds: number[] }[] };

/** Something the demo seller sells that no promotion has, with an option at the item's own price. */
async function quietItem(seller: Member): Promise<Item & { optionId: number }> {
  const { items } = await seller.get<{ items: Item[] }>(
    'seller/product/list?tab=on_sale&limit=100&sort=name',
  );
  const { planned } = await seller.get<Planned>('seller/promotion/list');
  const taken = new Set(planned.flatMap(({ itemIds }) => itemIds));
  for (const item of items) {
    if (taken.has(item.id)) continue;
    const { options, promotionIcons } = await seller.get<Detail>(
      `public/product/detail/${item.id}`,
    );
    const plain = options.find(
      ({ id, additionalAmount }) =>
        additionalAmount === 0 && item.options.some((one) => one.id === id && one.stock >= 3),
    );
    if (plain !== undefined && promotionIcons.length === 0) return { ...item, optionId: plain.id };
  }
  throw new Error('every item has a promotion');
}

/** A day as it is typed in Vietnamese. */
const typed = (at: number): string => ictDate(at).split('-').toReversed().join('/');

test('a promotion is planned, asked for and approved; buyers pay its price in its days and the former one after them', async ({
  page,
  browser,
  request,
}) => {
  // Time moves by some days, with other people's deadlines in them; the page of the shop is waited for three times.
  test.setTimeout(480_000);
  const seller = await besidePage(request, 'nguoiban@hien.example');
  const buyer = await besidePage(request, 'congty@hien.example');
  const addressId = (await buyer.firstAddress()) || (await buyer.addAddress());
  const clock = await demoClock(request);
  // Not in the last minutes of a day, which would be over before the promotion is sent.
  const soon = (await clock.now()) + 5 * minute;
  if (ictDate(soon) !== ictDate(await clock.now())) await clock.advance(6 * minute);
  const item = await quietItem(seller);
  const { id, finalPrice: usual } = item;
  const reduced = reducedBy(20, usual);
  const first = startOfDay((await clock.now()) + day);
  const name = `Hai ngày mây tre ${Date.now()}`;
  const money = (amount: number) => formatVnd(amount, 'vi');
  /** What somebody pays for one of them now. Nothing is ordered: a shop that does not send it in time is stopped. */
  const charged = async (): Promise<number> => {
    const lines = [{ optionId: item.optionId, quantity: 1 }];
    const { body } = await buyer.post('cart/add', { lines, idempotencyKey: randomUUID() });
    type Line = { id: number; quantity: number; option: { id: number } };
    const line = (body as { sellers: { lines: Line[] }[] }).sellers
      .flatMap((shop) => shop.lines)
      .find(({ option }) => option.id === item.optionId);
    const quote = await buyer.post('checkout/quote', { lineIds: [line?.id], addressId, points: 0 });
    const { totals } = quote.body as { totals: { goods: number } };
    return totals.goods / (line?.quantity ?? 1);
  };
  const shown = await browser.newContext();
  const looking = await shown.newPage();
  const main = looking.getByRole('main');
  /** A page of the shop is kept for a minute. */
  const expectShown = (price: number, isPromoted: boolean) =>
    expect(async () => {
      await looking.goto(`/vi/shop-detail/${id}`);
      await expect(main.getByText(money(price)).first()).toBeVisible({ timeout: 5_000 });
      await expect(main.getByText('Giá đặc biệt')).toHaveCount(isPromoted ? 1 : 0, {
        timeout: 1_000,
      });
      if (!isPromoted) await expect(main.getByText(money(reduced))).toHaveCount(0);
    }).toPass({ timeout: 100_000 });
  await expectShown(usual, false);

  await openAs(page, seller);
  await page.goto('/vi/shop-manager/promotion-requests');
  await page.getByRole('link', { name: 'Lên khuyến mãi' }).first().click();
  await page.getByLabel(/^Tên khuyến mãi/).fill(name);
  await page.getByLabel(/^Ngày bắt đầu/).fill(typed(first));
  await page.getByLabel(/^Ngày kết thúc/).fill(typed(first + day));
  await page.getByRole('searchbox', { name: /^Tìm món để thêm/ }).fill(item.sku);
  await page.getByRole('button', { name: `Thêm ${item.name}`, exact: true }).click();
  await page.getByLabel('Giảm tất cả…').selectOption('20');
  await expect(page.getByText(new RegExp(`^Người mua trả ${money(reduced)}, giảm`))).toBeVisible();
  await page.getByRole('button', { name: 'Gửi Hiên duyệt' }).click();
  await expect(page.getByText('Đã gửi. Chúng tôi duyệt rồi báo bạn.').first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Chờ duyệt');

  const other = await browser.newContext();
  const staff = await other.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/promotions');
  await unfoldCase(staff, name);
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${name}`)).toBeVisible();
  await other.close();
  await page.goto('/vi/shop-manager/promotions');
  await expect(row).toContainText('Sắp chạy');
  // Approved is not begun.
  expect(await charged()).toBe(usual);

  await clock.advance(first + 5 * minute - (await clock.now()));
  expect(await charged()).toBe(reduced);
  await expectShown(reduced, true);
  await page.reload();
  await expect(row).toContainText('Đang quảng bá');

  await clock.advance(2 * day);
  expect(await charged()).toBe(usual);
  await expectShown(usual, false);
  // What is over is finished by a job, seconds later.
  await expect(async () => {
    await page.goto('/vi/shop-manager/promotions?state=finished');
    await expect(row).toContainText('Đã kết thúc', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await shown.close();
});
