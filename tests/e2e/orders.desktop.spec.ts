import { type Locator, type Page, expect, test } from '@playwright/test';
import { formatVnd } from '@hien/domain';
import { type Member, besidePage, openAs } from './buying.ts';
import { act, buyerAndSeller, deliver, parcel, readOrder } from './ordering.ts';

const money = (amount: number): string => formatVnd(amount, 'vi');

/** The order's page as it is now, with its first line. */
async function showOrder(page: Page, id: number): Promise<Locator> {
  await page.goto(`/vi/order/order-detail/${id}`);
  return page.getByRole('article').first();
}

/** Money goes to the gateway beside the page; until it is back the order says that it is on its way. */
async function untilRefunded(who: Member, id: number, line: number): Promise<number> {
  await expect
    .poll(async () => (await readOrder(who, id)).items[line]?.refund?.state, { timeout: 30_000 })
    .toBe('refunded');
  return (await readOrder(who, id)).items[line]?.refund?.split?.money ?? 0;
}

const claimForm = (page: Page) => ({
  reason: (why: RegExp, reason: string) => page.getByLabel(why).selectOption({ label: reason }),
  preview: page.getByRole('region', { name: 'Bạn sẽ nhận lại' }),
});

test('cancelled before dispatch: everything that was paid comes back', async ({
  page,
  request,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id, total } = await buy('QR', 2);
  await openAs(page, buyer);
  const line = await showOrder(page, id);
  await line.getByRole('link', { name: 'Yêu cầu hủy' }).click();
  const form = claimForm(page);
  await form.reason(/Vì sao bạn muốn hủy/, 'Tôi đổi ý');
  await expect(form.preview).toContainText(money(total));
  await page.getByRole('button', { name: 'Gửi yêu cầu hủy' }).click();
  await expect(page).toHaveURL(new RegExp(`/vi/order/order-detail/${id}$`));
  await expect(line.getByText('Yêu cầu hủy', { exact: true }).first()).toBeVisible();

  await act(seller, id, 'cancel.approve');
  expect(await untilRefunded(buyer, id, 0)).toBe(total);
  await showOrder(page, id);
  await expect(line.getByText('Đã hủy', { exact: true }).first()).toBeVisible();
  await expect(line.getByRole('region', { name: 'Tiền hoàn' })).toContainText(money(total));
});

test('one piece of three goes back: held with a reason, released by staff, refunded as foreseen', async ({
  page,
  request,
}) => {
  test.slow();
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR', 3);
  await deliver(seller, id);
  await openAs(page, buyer);
  const line = await showOrder(page, id);
  await line.getByRole('link', { name: 'Hoàn tiền' }).click();
  const form = claimForm(page);
  await page.getByRole('button', { name: 'Bớt một' }).click();
  await page.getByRole('button', { name: 'Bớt một' }).click();
  await form.reason(/Vì sao bạn muốn hoàn tiền/, 'Hàng bị hư hỏng khi nhận');
  // A fault has to be seen: without a picture it does not go, and says so.
  await page.getByRole('button', { name: 'Gửi yêu cầu hoàn tiền' }).click();
  await expect(page.getByText(/Còn 1 chỗ cần sửa/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'vet-nut.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('button', { name: 'Xem vet-nut.png' })).toBeVisible();
  const foreseen = form.preview.getByRole('row', { name: /Số tiền hoàn lại/ });
  await expect(foreseen).toBeVisible();
  const promised = (await foreseen.textContent()) ?? '';
  await page.getByRole('button', { name: 'Gửi yêu cầu hoàn tiền' }).click();
  await expect(page).toHaveURL(new RegExp(`/vi/order/order-detail/${id}$`));
  await expect(page.getByRole('heading', { name: '2 sản phẩm' })).toBeVisible();

  const held = 'Xưởng xin thêm một ảnh mặt dưới của chỗ nứt.';
  await act(seller, id, 'refund.hold', { reason: 'BUYER_CHECK', text: held });
  await showOrder(page, id);
  await expect(page.getByText('Người bán tạm giữ yêu cầu').first()).toBeVisible();
  await expect(page.getByText(held).first()).toBeVisible();
  await expect(page.getByText('Người mua cần xác nhận thêm').first()).toBeVisible();

  const staff = await besidePage(request, 'quantri@hien.example');
  await act(staff, id, 'refund.release', { reason: 'Ảnh đã đủ rõ' });
  await act(seller, id, 'refund.approve');
  await showOrder(page, id);
  await expect(page.getByText('Người bán tạm giữ yêu cầu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tôi đã gửi hàng lại' }).click();
  const sent = page.getByRole('dialog');
  await sent.getByLabel('Đơn vị vận chuyển').fill('GHN');
  await sent.getByLabel('Mã vận đơn').fill('GHN0000002');
  await sent.getByRole('button', { name: 'Báo đã gửi' }).click();
  await expect(sent).toHaveCount(0);
  await expect(page.getByText('GHN0000002').first()).toBeVisible();

  await act(seller, id, 'refund.received');
  await act(seller, id, 'refund.confirm');
  const { items } = await readOrder(buyer, id);
  const back = await untilRefunded(
    buyer,
    id,
    items.findIndex(({ refund }) => refund !== null),
  );
  expect(promised).toContain(money(back));
  await showOrder(page, id);
  await expect(page.getByText('Đã hoàn tiền', { exact: true }).first()).toBeVisible();
});

test('an exchange becomes a refund on the way', async ({ page, request }) => {
  const { buyer, seller, product, buy } = await buyerAndSeller(request);
  const { id } = await buy('QR');
  await deliver(seller, id);
  await openAs(page, buyer);
  const line = await showOrder(page, id);
  await line.getByRole('link', { name: 'Đổi hàng' }).click();
  await claimForm(page).reason(/Vì sao bạn muốn đổi/, 'Tôi đặt nhầm phân loại');
  // The radio itself is drawn by its label.
  await page
    .getByRole('radiogroup', { name: 'Muốn đổi sang' })
    .getByText('Phân loại đang có')
    .click();
  await page.getByRole('button', { name: 'Gửi yêu cầu đổi hàng' }).click();
  await expect(page).toHaveURL(new RegExp(`/vi/order/order-detail/${id}$`));
  await expect(line.getByText('Yêu cầu đổi hàng', { exact: true }).first()).toBeVisible();

  await act(seller, id, 'exchange.pickup_started', parcel('VTP0000003'));
  await act(seller, id, 'exchange.received');
  const agreed = { reason: 'Mẫu muốn đổi đã ngừng làm', buyerAgreed: true };
  await act(seller, id, 'exchange.to_refund', agreed);
  await showOrder(page, id);
  await expect(line.getByText('Đã nhận hàng trả', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(product.name).first()).toBeVisible();
  await act(seller, id, 'refund.confirm');
  await untilRefunded(buyer, id, 0);
  await showOrder(page, id);
  await expect(line.getByText('Đã hoàn tiền', { exact: true }).first()).toBeVisible();
});

test('refused after the goods came back: the reason, the parcel, and another try', async ({
  page,
  request,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await deliver(seller, id);
  await act(buyer, id, 'refund.request', {
    reason: 'CHANGED_MIND',
    text: 'Không hợp phòng khách.',
  });
  await act(seller, id, 'refund.pickup_started', parcel('VTP0000004'));
  await act(seller, id, 'refund.received');
  const said = 'Mặt bàn có vết cà phê, khăn lau không sạch.';
  await act(seller, id, 'refund.reject', {
    reason: 'GOODS_DAMAGED_OR_USED',
    text: said,
    sendBack: { kind: 'carrier', carrier: 'Viettel Post', tracking: 'VTP0000005' },
  });
  await openAs(page, buyer);
  const line = await showOrder(page, id);
  await expect(line.getByText('Từ chối hoàn tiền', { exact: true }).first()).toBeVisible();
  await line.getByRole('link', { name: 'Xem lý do từ chối' }).click();
  await expect(page).toHaveURL(/\/vi\/order-shop-detail-refund-deny\//);
  // The address changes before the page does, and the order's page says the reason as well.
  await expect(page.getByRole('heading', { name: 'Yêu cầu bị người bán từ chối' })).toBeVisible();
  await expect(page.getByText('Hàng gửi lại bị hư hỏng hoặc đã sử dụng')).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText('VTP0000005')).toBeVisible();
  await expect(page.getByText('Bạn còn được yêu cầu 1 lần cho sản phẩm này.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Đổi hàng' })).toBeVisible();
});

test('cash on delivery, to the end', async ({ page, request }) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await openAs(page, buyer);
  const line = await showOrder(page, id);
  await expect(line.getByText('Chờ người bán nhận đơn')).toBeVisible();
  await deliver(seller, id);
  await showOrder(page, id);
  await expect(line.getByText('Đã giao hàng', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: 'Xác nhận mua hàng' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: 'Xác nhận mua hàng' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('Đã xác nhận mua hàng', { exact: true }).first()).toBeVisible();
  await expect(line.getByRole('link', { name: 'Viết đánh giá' })).toBeVisible();
  expect((await readOrder(buyer, id)).code).toBe(5);
});

test('news of an order: counted at the inbox, read on the way to the order, all read at once', async ({
  page,
  request,
}) => {
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await deliver(seller, id);
  const unread = async () => (await buyer.get<{ unread: number }>('notice/list')).unread;
  const before = await unread();
  expect(before).toBeGreaterThanOrEqual(4);
  await openAs(page, buyer);
  await page.goto('/vi/my-page');
  await page
    .getByRole('navigation', { name: 'Trang của tôi' })
    .getByRole('link', { name: new RegExp(`^Hộp thư ${before}`) })
    .click();
  await page.getByRole('link', { name: `Tin đơn hàng ${before} chưa đọc` }).click();
  await expect(page).toHaveURL(/\/vi\/inbox\?view=orders/);
  const news = page.getByRole('link', { name: 'Hàng đã được giao' }).first();
  await news.click();
  await expect(page).toHaveURL(new RegExp(`/vi/order/order-detail/${id}`));
  await expect.poll(unread).toBe(before - 1);
  await page.goBack();
  await expect(page.getByText(`${before - 1} tin về đơn hàng chưa đọc`)).toBeVisible();
  await page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click();
  await expect(page.getByText('Bạn đã đọc hết tin về đơn hàng.')).toBeVisible();
  await expect.poll(unread).toBe(0);
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
