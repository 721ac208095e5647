import { type Page, expect, test } from '@playwright/test';
import { type Member, besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { order, pay } from './design-buying.ts';

const buyerEmail = 'thietke@hien.example';
const buyerName = 'Lê Minh Khuê';

/** Designs that this member can buy now. */
async function buyable(page: Page, buyer: Member, wanted: number): Promise<number[]> {
  const list = await page.request.get('/app/interior-design/list?limit=60&sort=price-asc');
  const { items } = (await list.json()).data as { items: { id: number }[] };
  const found: number[] = [];
  for (const { id } of items) {
    const { body } = await buyer.post('design-order/quote', { designIds: [id] });
    const { lines } = body as { lines: { problem: string | null }[] };
    if (lines[0]?.problem === null) found.push(id);
    if (found.length === wanted) break;
  }
  expect(found).toHaveLength(wanted);
  return found;
}

/** The number of the newest order of a list. */
async function newest(page: Page, status: string): Promise<string> {
  await page.goto(`/vi/order/${status}`);
  const title = page.getByRole('article').first().getByRole('heading', { level: 2 });
  return ((await title.textContent()) ?? '').replace('Đơn thiết kế ', '');
}

test('a waiting order takes three more designs, the fourth is refused, and all four are paid at once (D21)', async ({
  page,
  request,
}) => {
  test.slow();
  const buyer = await besidePage(request, buyerEmail);
  await openAs(page, buyer);
  const [first = 0, ...more] = await buyable(page, buyer, 5);
  const last = more.pop() ?? 0;
  await order(page, [first]);
  const number = await newest(page, 'design-pending');
  for (const design of more) {
    await page.goto(`/vi/order-confirmation?designs=${design}`);
    await page.getByRole('button', { name: `Thêm vào đơn ${number}` }).click();
    await expect(page.getByText(`Đã thêm vào đơn ${number}.`)).toBeVisible();
    await expect(page).toHaveURL(/\/vi\/order\/design-pending/);
  }
  const ours = page.getByRole('article').filter({ hasText: number });
  await expect(ours.getByText('Đơn này đã thêm đủ 3 thiết kế.')).toBeVisible();
  await expect(ours.getByRole('listitem')).toHaveCount(4);

  // Neither the page nor somebody beside it gets a fifth one in.
  await page.goto(`/vi/order-confirmation?designs=${last}`);
  await expect(page.getByRole('button', { name: 'Đặt hàng' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Thêm vào đơn ${number}` })).toHaveCount(0);
  const orders = await buyer.get<{ items: { id: number; number: string; total: number }[] }>(
    'design-order/list?tab=pending',
  );
  const waiting = orders.items.find((one) => one.number === number);
  const refused = await buyer.post(`design-order/${waiting?.id}/designs`, {
    designIds: [last],
    expectedTotal: waiting?.total,
    idempotencyKey: `e2e-design-fifth-${process.pid}`,
  });
  expect(refused.status).toBe(422);

  await page.goto('/vi/order/design-pending');
  await ours.getByRole('link', { name: 'Thanh toán' }).click();
  await page.waitForURL('**/vi/payment/design/*/QR');
  await pay(page);
  expect(await newest(page, 'design-paid')).toBe(number);
});

test('the money of a design comes back before the first download, and not after (D23)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const buyer = await besidePage(request, buyerEmail);
  await openAs(page, buyer);
  const [unread = 0, read = 0] = await buyable(page, buyer, 2);
  await order(page, [unread]);
  await pay(page);
  const number = await newest(page, 'design-paid');
  const ours = page.getByRole('article').filter({ hasText: number });
  await ours.getByRole('button', { name: 'Yêu cầu hoàn tiền' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hoàn tiền đơn thiết kế' });
  await dialog.getByRole('textbox', { name: /Lý do/ }).fill('Căn hộ đã đổi sang mẫu khác.');
  await dialog.getByRole('button', { name: 'Gửi yêu cầu hoàn tiền' }).click();
  await expect(page.getByText('Đã gửi yêu cầu. Chúng tôi sẽ trả lời qua thư.')).toBeVisible();

  const staff = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/design-refunds');
  await unfoldCase(staff, `${buyerName} · ${number}`);
  await staff.getByRole('radio', { name: /^Hoàn tiền/ }).check();
  await staff.getByRole('textbox', { name: /Lý do/ }).fill('Chưa có lượt tải nào.');
  await staff.getByRole('button', { name: 'Lưu quyết định' }).click();
  await expect(staff.getByText(`Đã chấp nhận hoàn tiền cho ${buyerName}`)).toBeVisible();
  await staff.context().close();
  await page.goto(`/vi/interior-design-detail/${unread}`);
  // It is on sale for the same member again.
  await expect(page.getByRole('link', { name: 'Mua thiết kế này' })).toBeVisible();

  await order(page, [read]);
  await pay(page);
  const second = await newest(page, 'design-paid');
  await page.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/vi/design-download/${read}`);
  const asked = page.waitForRequest(/\/downloads\//);
  await page.getByRole('button', { name: 'Tải bộ thiết kế' }).click();
  expect((await request.get((await asked).url())).status()).toBe(200);
  await page.goto('/vi/order/design-paid');
  const downloaded = page.getByRole('article').filter({ hasText: second });
  await expect(downloaded.getByText('Không hoàn tiền sau khi đã tải thiết kế.')).toBeVisible();
  await expect(downloaded.getByRole('button', { name: 'Yêu cầu hoàn tiền' })).toHaveCount(0);
});
