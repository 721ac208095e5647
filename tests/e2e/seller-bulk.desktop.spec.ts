import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Member, besidePage, openAs, register } from './buying.ts';
import { act, placeOrder, readOrder } from './ordering.ts';

const orders = 300;
/** Buyers who think better of it after their lines were chosen. */
const cancelled = 12;
/** Orders that somebody else of the shop touches while the dialog is open. */
const moved = 4;

type Item = { id: number; name: string; options: { id: number; stock: number }[] };
type Line = {
  orderId: number;
  orderNumber: string;
  orderVersion: number;
  item: { id: number };
};
type Lines = { items: Line[]; meta: { total: number; totalPages: number } };
type Call = { lines: { itemId: number; idempotencyKey: string }[] };

/** Lines of the shop that the words find under a tab, all of them. */
async function linesOf(seller: Member, tab: string, name: string): Promise<Line[]> {
  const found: Line[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ tab, q: name, limit: '200', page: String(page) });
    const { items, meta } = await seller.get<Lines>(`seller/item/list?${query}`);
    found.push(...items);
    pages = meta.totalPages;
  }
  return found;
}

/** Something on sale of which nothing waits at the shop, with enough of it for all orders. */
async function quietItem(seller: Member): Promise<Item> {
  const { items } = await seller.get<{ items: Item[] }>(
    'seller/product/list?tab=on_sale&limit=100&sort=name',
  );
  for (const item of items) {
    const [option] = item.options;
    if (option === undefined) continue;
    const waiting = [
      ...(await linesOf(seller, 'preparing', item.name)),
      ...(await linesOf(seller, 'new_order', item.name)),
    ];
    if (waiting.length > 0) continue;
    const stock = [{ optionId: option.id, from: option.stock, to: option.stock + orders }];
    const { body } = await seller.post('seller/product/save', { items: [{ id: item.id, stock }] });
    expect(body).toMatchObject({ items: [{ done: true }] });
    return item;
  }
  throw new Error('something waits of all that is on sale');
}

/** Cash on delivery, the same each time: priced once, ordered so many times. */
async function buyMany(buyer: Member, optionId: number, count: number): Promise<void> {
  const addressId = await buyer.addAddress();
  const lines = [{ optionId, quantity: 1 }];
  const { total } = await placeOrder(buyer, { lines, addressId, method: 'COD' });
  type Cart = { sellers: { lines: { id: number }[] }[] };
  for (let at = 1; at < count; at += 1) {
    const { body } = await buyer.post('cart/add', { lines, idempotencyKey: randomUUID() });
    const lineIds = (body as Cart).sellers.flatMap((shop) => shop.lines.map(({ id }) => id));
    const placed = await buyer.post('checkout/place', {
      lineIds,
      addressId,
      points: 0,
      method: 'COD',
      over18: true,
      terms: true,
      expectedTotal: total,
      idempotencyKey: randomUUID(),
    });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  }
}

/** Accepted in two calls, as the page does. */
async function acceptAll(seller: Member, name: string): Promise<Line[]> {
  const waiting = await linesOf(seller, 'new_order', name);
  for (let from = 0; from < waiting.length; from += 200) {
    const { status } = await seller.post('seller/item/events', {
      event: 'seller.accept',
      lines: waiting.slice(from, from + 200).map(({ orderId, orderVersion, item }) => ({
        orderId,
        itemId: item.id,
        expectedVersion: orderVersion,
        idempotencyKey: randomUUID(),
        payload: {},
      })),
    });
    expect(status).toBe(200);
  }
  return linesOf(seller, 'preparing', name);
}

async function threeHundred(request: APIRequestContext) {
  const seller = await besidePage(request, 'nguoiban@hien.example');
  const item = await quietItem(seller);
  const buyer = await besidePage(request, await register(request, `mua-nhieu-${Date.now()}`));
  await buyMany(buyer, item.options[0]?.id ?? 0, orders);
  const lines = await acceptAll(seller, item.name);
  expect(lines).toHaveLength(orders);
  return { seller, buyer, item, lines };
}

test('three hundred orders are dispatched together: twelve cannot go, four are refused on the way and go in a second try', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  const { seller, buyer, item, lines } = await threeHundred(request);
  await openAs(page, seller);
  const calls: Call[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/seller/item/events')) calls.push(one.postDataJSON() as Call);
  });
  const query = new URLSearchParams({ tab: 'preparing', q: item.name });
  await page.goto(`/vi/shop-manager/order-status?${query}`);
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('row', { name: new RegExp(item.name) });
  const ticks = page.getByRole('checkbox', { name: /^Chọn SO/ });

  // What is ticked on one page stays ticked on the next; all that match are chosen by a press that names their number.
  await expect(rows).toHaveCount(20);
  await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }).check();
  await expect(page.getByText('Đã chọn 20')).toBeVisible();
  await page.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(ticks.first()).not.toBeChecked();
  await ticks.first().check();
  await expect(page.getByText('Đã chọn 21')).toBeVisible();
  await page.getByRole('button', { name: `Chọn cả ${orders} dòng khớp` }).click();
  await expect(page.getByText(`Đã chọn ${orders}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chọn cả/ })).toHaveCount(0);

  // Twelve of them are gone before anybody has asked anything: the look before the question tells.
  const gone = lines.slice(0, cancelled);
  for (const { orderId } of gone)
    await act(buyer, orderId, 'cancel.request', { reason: 'CHANGED_MIND', text: '' });
  await page.getByRole('button', { name: `Gửi hàng (${orders})` }).click();
  const will = orders - cancelled;
  await expect(dialog.getByText(`${will} dòng sẽ được xử lý`)).toBeVisible();
  await expect(dialog.getByText(`${cancelled} dòng không thể`)).toBeVisible();
  const why = dialog.getByText(new RegExp(`^${cancelled} dòng: .{10,}`));
  await why.click();
  for (const { orderNumber } of gone)
    await expect(dialog.getByText(`${orderNumber} · ${item.name}`)).toBeVisible();

  await dialog
    .getByLabel(/Đơn vị vận chuyển/)
    .last()
    .fill('GHN');
  const going = lines.slice(cancelled);
  const parcels = going.map(({ orderNumber }, at) => `${orderNumber}\tGHN-${at}`);
  await dialog.getByLabel(/Dán mã vận đơn/).fill(parcels.join('\n'));
  await expect(dialog.getByText(`${will} dòng đã có mã vận đơn, 0 dòng còn thiếu`)).toBeVisible();

  // Somebody else of the shop puts four off meanwhile: what was looked at is not what there is.
  const late = going.slice(-moved);
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
  for (const { orderId } of late)
    await act(seller, orderId, 'seller.declare_delay', { until, reason: 'Chờ vải về.' });
  await dialog.getByRole('button', { name: `Xử lý ${will} dòng` }).click();
  await expect(
    dialog.getByText(`${will - moved} dòng đã xong, ${moved} dòng không được`),
  ).toBeVisible({ timeout: 60_000 });
  expect(calls.map((call) => call.lines.length)).toEqual([200, will - 200]);
  for (const { orderNumber } of late)
    await expect(dialog.getByText(`${orderNumber} · ${item.name}`)).toBeVisible();
  await dialog.getByText(`${will - moved} dòng đã xong`, { exact: true }).click();
  await expect(dialog.getByRole('listitem').getByText(/^SO.* · /)).toHaveCount(will);

  // Those four alone are tried again, under the keys they had and with the numbers that were typed.
  await dialog.getByRole('button', { name: `Thử lại ${moved} dòng không được` }).click();
  await expect(dialog.getByText(`${moved} dòng sẽ được xử lý`)).toBeVisible();
  await dialog.getByRole('button', { name: `Xử lý ${moved} dòng` }).click();
  await expect(dialog.getByText(`${moved} dòng đã xong, 0 dòng không được`)).toBeVisible();
  const [first, second, again] = calls.map((call) => call.lines);
  expect(calls).toHaveLength(3);
  const keyOf = new Map(
    [...(first ?? []), ...(second ?? [])].map((one) => [one.itemId, one.idempotencyKey]),
  );
  expect(again?.map(({ itemId }) => itemId).toSorted()).toEqual(
    late.map((line) => line.item.id).toSorted(),
  );
  for (const one of again ?? []) expect(one.idempotencyKey).toBe(keyOf.get(one.itemId));

  // Nothing waits any more under these words, in the page and at the server.
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(dialog).toBeHidden();
  // The twelve that could not go are still ticked: they stand below the list that has nothing any more.
  const left = page.getByRole('region', { name: new RegExp(`${cancelled} dòng`) }).last();
  await expect(left.getByRole('row', { name: new RegExp(item.name) })).toHaveCount(cancelled);
  await expect(rows).toHaveCount(cancelled);
  expect(await linesOf(seller, 'preparing', item.name)).toEqual([]);
  const sent = new Set(
    (await linesOf(seller, 'delivering', item.name)).map((line) => line.item.id),
  );
  expect(going.filter((line) => sent.has(line.item.id))).toHaveLength(will);
  expect((await readOrder(buyer, late[0]?.orderId ?? 0)).code).toBe(3);
});
