import { expect, type Page, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';

const pictures = ['kitchen-rural-01.avif', 'living-modern-01.avif'].map(
  (name) => `packages/pictures/files/rooms/${name}`,
);

/** Approves what waits under a name; the newest is on the last page. */
async function approve(staff: Page, name: string): Promise<void> {
  await staff.goto('/vi/admin/items');
  await unfoldCase(staff, name);
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${name}`)).toBeVisible();
}

test('an item goes from its first key to the sale, to an edit that is asked for, and to its stop', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(360_000);
  const sku = `E2E-${process.pid}`;
  const name = `Ghế mây Bến Lức ${process.pid}`;
  const seller = await besidePage(request, 'nguoiban@hien.example');
  await openAs(page, seller);
  const field = (id: string) => page.locator(`#item-${id}`);
  const cell = (column: string, row: number) =>
    page.locator(`input[data-column="${column}"][data-row="${row}"]`);

  await page.goto('/vi/shop-manager/items');
  await page.getByRole('link', { name: 'Thêm sản phẩm' }).click();
  await field('sku').fill(sku);
  await expect(page.getByText(/^Đã lưu nháp lúc/)).toBeVisible();
  // What was typed is there after a leap to another page and back: it lies among the new items that the shop writes.
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  const draft = new URL(page.url()).searchParams.get('draft') ?? '';
  await page.goto('/vi/shop-manager/items?tab=written');
  await page.getByRole('link', { name: `Viết tiếp: ${sku}` }).click();
  await expect(field('sku')).toHaveValue(sku);
  await field('categoryId').selectOption({ index: 2 });
  await field('producer').fill('Xưởng Mây Bến Lức, Tây Ninh');
  for (const [id, value] of Object.entries({ width: 54, depth: 58, height: 86, weight: 7 }))
    await field(id).fill(String(value));
  const next = () => page.getByRole('link', { name: 'Bước tiếp' }).click();
  await next();
  await field('price').fill('2400000');
  await field('discount').fill('200000');
  await page.getByRole('button', { name: 'Thêm dòng' }).click();
  await cell('name', 0).fill('Tự nhiên');
  await cell('sku', 0).fill(`${sku}-1`);
  await cell('stock', 0).fill('9');
  await expect(page.getByText(/Người mua trả 2\.200\.000/)).toBeVisible();
  await next();
  await page.locator('input[type=file]').first().setInputFiles(pictures);
  await expect(page.getByRole('list', { name: 'Ảnh đã chọn' }).getByRole('listitem')).toHaveCount(
    pictures.length,
  );
  // A picture counts when it is up and in the draft: whoever goes on before that has to come back.
  type Draft = { content: { pictures: string[] } };
  const kept = async () =>
    (await seller.get<Draft>(`seller/product/draft?draft=${draft}`)).content.pictures.length;
  await expect.poll(kept).toBe(pictures.length);
  await next();
  const words = {
    name,
    description: 'Ghế mây đan tay, khung gỗ tần bì.',
    material: 'Mây, gỗ tần bì',
    measurement: 'Đo ở chỗ rộng nhất.',
    handling: 'Lau khô, tránh nắng gắt.',
    country: 'Việt Nam',
  };
  for (const [id, value] of Object.entries(words)) await field(id).fill(value);
  await next();
  await field('shippingCompany').fill('GHN');
  await field('contact').fill('0912345678');
  await next();
  const send = page.getByRole('button', { name: 'Gửi duyệt', exact: true });
  await expect(page.getByText(/chỗ cần điền hoặc sửa/)).toHaveCount(0);
  await send.click();
  await expect(page.getByText(/^Đã gửi\. Chúng tôi báo/)).toBeVisible();

  const other = await browser.newContext();
  const staff = await other.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await approve(staff, name);
  type Items = { items: { id: number }[] };
  const found = await seller.get<Items>(`seller/product/list?q=${sku}`);
  const id = found.items[0]?.id ?? 0;
  const shown = await browser.newContext();
  const buyer = await shown.newPage();
  const lookAt = () => buyer.goto(`/vi/shop-detail/${id}`);
  await lookAt();
  await expect(buyer.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(buyer.getByText(/2\.200\.000/).first()).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeEnabled();

  // Another name is asked for; buyers see the old one until it is approved. A price counts at once.
  const better = `Ghế mây Bến Lức tay cao ${process.pid}`;
  await page.goto(`/vi/shop-manager/upload-item/${id}?step=words`);
  await field('name').fill(better);
  await page.goto(`/vi/shop-manager/upload-item/${id}?step=check`);
  await expect(
    page.getByText('Người mua vẫn thấy bản đang bán cho đến khi được duyệt.'),
  ).toBeVisible();
  await send.click();
  await expect(page.getByText(/^Đã gửi\. Chúng tôi báo/)).toBeVisible();
  await lookAt();
  await expect(buyer.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await approve(staff, better);
  // A page of the shop is kept for a minute.
  await expect(async () => {
    await lookAt();
    await expect(buyer.getByRole('heading', { level: 1, name: better })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 90_000 });

  await page.goto(`/vi/shop-manager/items?q=${sku}`);
  const row = page.getByRole('row').filter({ hasText: sku }).first();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ngừng bán (1)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ngừng bán' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Tạm ngừng bán');
  await expect(async () => {
    await lookAt();
    await expect(buyer.getByText('Hết hàng').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await shown.close();
  await other.close();
});

test('prices and stock go through a CSV: what came out unchanged changes nothing, what was worked on is saved and comes out again', async ({
  page,
  request,
}) => {
  const seller = await besidePage(request, 'nguoiban@hien.example');
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/items');
  await page.getByRole('button', { name: 'Bảng Excel / CSV' }).click();
  const dialog = page.getByRole('dialog');
  const takeDown = async () => {
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Tải CSV' }).click();
    const stream = await (await coming).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const table = await takeDown();
  // A spreadsheet in Vietnam parts cells by semicolons, and finds the letters by their mark.
  expect(table.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const choose = (text: Buffer, name: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: text });
  const sum = (what: string) => dialog.locator('dl').getByText(what).locator('xpath=../dd');

  await choose(table, 'nguyen-ban.csv');
  await expect(dialog.getByText('Bảng này không thay đổi gì.')).toBeVisible();
  await expect(sum('Sản phẩm thay đổi')).toHaveText('0');
  await expect(sum('Dòng có lỗi')).toHaveText('0');

  // The first option gets other stock, an unknown one is told with its line.
  const lines = table.toString('utf8').split(/\r?\n/).filter(Boolean);
  const heads = (lines[0] ?? '').replace('\uFEFF', '').split(';');
  const at = heads.findIndex((head) => /Tồn kho/.test(head));
  expect(at).toBeGreaterThan(0);
  const cells = (lines[1] ?? '').split(';');
  const sku = cells[0] ?? '';
  const before = Number(cells[at]);
  cells[at] = String(before + 7);
  const strange = cells.map((cell, index) => (index === 0 ? 'KHONG-CO' : cell));
  await dialog.getByRole('button', { name: 'Chọn tệp khác' }).click();
  await choose(
    Buffer.from([lines[0], cells.join(';'), strange.join(';')].join('\r\n')),
    'da-sua.csv',
  );
  await expect(sum('Sản phẩm thay đổi')).toHaveText('1');
  await expect(sum('Dòng có lỗi')).toHaveText('1');
  await expect(dialog.getByText(/Dòng 3: .*KHONG-CO/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Lưu 1 sản phẩm' }).click();
  await expect(dialog.getByText('Đã lưu 1 sản phẩm.').first()).toBeVisible();
  type Items = { items: { options: { sku: string; stock: number }[] }[] };
  const stock = async () => {
    const { items } = await seller.get<Items>(`seller/product/list?q=${encodeURIComponent(sku)}`);
    return items.flatMap(({ options }) => options).find((one) => one.sku === sku)?.stock;
  };
  expect(await stock()).toBe(before + 7);

  // Taken down anew it says what was saved, and chosen as it is it changes nothing.
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await page.getByRole('button', { name: 'Bảng Excel / CSV' }).click();
  const again = await takeDown();
  const line = again
    .toString('utf8')
    .split(/\r?\n/)
    .find((one) => one.startsWith(`${sku};`));
  expect(Number(line?.split(';')[at])).toBe(before + 7);
  await choose(again, 'tai-lai.csv');
  await expect(dialog.getByText('Bảng này không thay đổi gì.')).toBeVisible();
  await expect(sum('Sản phẩm thay đổi')).toHaveText('0');
  await expect(sum('Dòng có lỗi')).toHaveText('0');
});

test('a shop asks for another account, goes on with the old one, and has the new one when staff have seen its proof', async ({
  page,
  browser,
  request,
}) => {
  const seller = await besidePage(request, 'nguoiban@hien.example');
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/account?plan=change');
  const company = await page.getByLabel(/^Tên công ty/).inputValue();
  const shop = await page.getByLabel(/^Tên gian hàng/).inputValue();
  await page.getByLabel(/^Ngân hàng/).fill('ACB');
  await page.getByLabel(/^Số tài khoản mới/).fill('2233 4455 667');
  await page.getByLabel(/^Chủ tài khoản/).fill(company);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles('packages/pictures/files/rooms/living-modern-01.avif');
  await expect(page.getByRole('button', { name: /^Xóa.*living-modern/ })).toBeVisible();
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByText(/đang chờ duyệt/)).toBeVisible();
  type Account = { data: { bank: { bankName: string } | null } };
  const bank = async () => (await seller.get<Account>('seller/account')).data.bank?.bankName;
  expect(await bank()).not.toBe('ACB');

  const other = await browser.newContext();
  const staff = await other.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/shop-changes');
  await unfoldCase(staff, shop);
  await staff.getByRole('button', { name: 'Xem số tài khoản' }).first().click();
  await expect(staff.getByText('22334455667').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${shop}`)).toBeVisible();
  await other.close();

  await page.goto('/vi/shop-manager/account');
  await expect(page.getByText(/đang chờ duyệt/)).toHaveCount(0);
  await expect(page.getByText('•••• 5667').first()).toBeVisible();
  expect(await bank()).toBe('ACB');
});
