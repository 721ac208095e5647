import { endOfMonth, formatVnd, ictDate } from '@hien/domain';
import { expect, test } from '@playwright/test';
import { besidePage, type Member, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { day, demoClock, hour } from './clock.ts';
import { buyerAndSeller, deliver, readOrder } from './ordering.ts';

type Month = { month: string; state: string; payable: number; fee: number; sales: number };
type Lines = {
  items: { kind: string; amount: number; sellerDiscount: number; held: boolean }[];
  meta: { totalPages: number };
};
type Order = { items: { goods: number }[]; deliveryFee: number };

/** Every line of a month, page by page: added up here, by nothing that the statement is made of. */
async function linesOf(seller: Member, month: string): Promise<Lines['items']> {
  const lines: Lines['items'] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await seller.get<Lines>(
      `seller/transaction/list?month=${month}&limit=100&page=${page}`,
    );
    lines.push(...found.items);
    pages = found.meta.totalPages;
  }
  return lines;
}

/** What a shop is due for the lines of a month, by the words of the statement and not by its code. */
function due(lines: Lines['items']): number {
  const counted = lines.filter(({ held }) => !held);
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  const goods = sum(
    counted.flatMap(({ kind, amount }) => (/^(sale|reversal)$/.test(kind) ? [amount] : [])),
  );
  const fee = Math.round((Math.max(0, goods) * 8) / 100);
  return (
    sum(counted.map(({ amount }) => amount)) -
    sum(counted.map(({ sellerDiscount }) => sellerDiscount)) -
    fee
  );
}

test('a month ends, is disputed and answered, and is paid to the last đồng', async ({
  page,
  browser,
  request,
}) => {
  // Time moves by up to a month, with a month of other people's deadlines in it.
  test.setTimeout(600_000);
  const { buyer, seller, product, buy } = await buyerAndSeller(request);
  const clock = await demoClock(request);
  // On the last day of a month the purchase could be confirmed in the next.
  if (endOfMonth(await clock.now()) - (await clock.now()) < 2 * hour) await clock.advance(3 * hour);
  const { id } = await buy('QR', 2);
  await deliver(seller, id);
  const { version, items } = await readOrder(buyer, id);
  const confirmed = await buyer.post(`order/${id}/events`, {
    event: 'buyer.confirm',
    itemIds: items.map((line) => line.id),
    payload: {},
    expectedVersion: version,
    idempotencyKey: `e2e-month-${process.pid}`,
  });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  const month = ictDate(await clock.now()).slice(0, 7);
  const read = async (): Promise<Month | undefined> =>
    (await seller.get<{ items: Month[] }>('seller/settlement/list')).items.find(
      (one) => one.month === month,
    );
  expect((await read())?.state).toBe('open');
  const { items: lines } = await seller.get<Lines>(
    `seller/transaction/list?q=${(await readOrder(buyer, id)).number}`,
  );
  const order = (await readOrder(buyer, id)) as unknown as Order;
  const goods = order.items.reduce((all, line) => all + line.goods, 0);
  expect(lines.find(({ kind }) => kind === 'sale')?.amount).toBe(goods);

  const end = endOfMonth(await clock.now());
  await clock.advance(end - (await clock.now()) + hour);
  await expect.poll(async () => (await read())?.state, { timeout: 90_000 }).toBe('closed');
  const closed = await read();
  const payable = closed?.payable ?? 0;
  expect(payable).toBe(due(await linesOf(seller, month)));

  const detail = await request.get(`/mall/api/public/product/detail/${product.id}`);
  const { name } = ((await detail.json()) as { seller: { name: string } }).seller;
  const [year = '', number = ''] = month.split('-');
  const title = `Tháng ${Number(number)}, ${year}`;
  const amount = formatVnd(payable, 'vi');
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/settlement');
  await page.getByRole('link', { name: title, exact: true }).click();
  // The list says the state of each month: the month's own page has to be there first.
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Đã chốt', { exact: true })).toBeVisible();
  await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Khiếu nại tháng này' }).click();
  await page.getByLabel(/Chỗ nào chưa đúng/).fill('Thiếu tiền lắp đặt của một đơn.');
  await page.getByRole('button', { name: 'Gửi khiếu nại' }).click();
  await expect(page.getByText('Đang khiếu nại', { exact: true })).toBeVisible();

  const other = await browser.newContext();
  const staff = await other.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/settlements');
  await unfoldCase(staff, `${name} · ${month}`);
  await expect(staff.getByText('Thiếu tiền lắp đặt của một đơn.')).toBeVisible();
  // What is disputed is answered first, and paid then.
  await expect(staff.getByRole('button', { name: /^Đã chuyển/ })).toHaveCount(0);
  await staff.getByLabel(/Trả lời gian hàng/).fill('Đơn không có lắp đặt.');
  await staff.getByRole('button', { name: 'Gửi trả lời' }).click();
  await expect(staff.getByText(`Đã trả lời khiếu nại của ${name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Đơn không có lắp đặt.')).toBeVisible();

  await clock.advance(day);
  await staff.goto('/vi/admin/settlements');
  await unfoldCase(staff, `${name} · ${month}`);
  await staff.getByLabel(/Mã giao dịch ngân hàng/).fill('FT26335000777');
  await staff.getByRole('button', { name: `Đã chuyển ${amount}` }).click();
  await expect(staff.getByText(`Đã ghi nhận thanh toán ${amount} cho ${name}`)).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByText('Đã thanh toán', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('FT26335000777')).toBeVisible();
  expect((await read())?.payable).toBe(payable);
  expect(due(await linesOf(seller, month))).toBe(payable);
});
