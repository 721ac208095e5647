import { type Download, type Page, expect, test } from '@playwright/test';
import {
  type ItemSheetColumn,
  csvText,
  itemSheetColumnsFor,
  itemSheetHeads,
  readCsv,
} from '@hien/domain';
import { type Member, besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';

/** Nothing that the shop sells is asked for more than all goods are. */
const columns = itemSheetColumnsFor(new Set([null]));
const picture = 'packages/pictures/files/rooms/kitchen-rural-01.avif';

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What a press takes down. */
async function takeDown(page: Page, press: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: press, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: (await bytesOf(download)).toString('utf8') };
}

const choose = (page: Page, text: string, name: string) =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

function cellsOf(text: string): string[][] {
  const read = readCsv(text, 20_000);
  if (!read.ok) throw new Error('this is no table');
  return read.lines.map(({ cells }) => [...cells]);
}

/** A line of the template with what somebody types into it. */
const filled = (line: readonly string[], typed: Partial<Record<ItemSheetColumn, string>>) =>
  columns.map((column, at) => typed[column] ?? line[at] ?? '');

const chips = (page: Page) => page.getByRole('navigation', { name: 'Dòng nào' });

test('new items come by a table: the template is filled in, a wrong line comes back with its reason, drafts get a picture and staff approve', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(360_000);
  const seller: Member = await besidePage(request, 'nguoiban@hien.example');
  const sku = `BANG-${Date.now()}`;
  const names = [`Ghế đẩu tre Phú Vinh ${sku}`, `Bàn thấp tre Phú Vinh ${sku}`];
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/items');
  await page.getByRole('link', { name: 'Bảng sản phẩm mới' }).click();
  await page.getByLabel('Mẫu của danh mục').selectOption({ index: 2 });
  const template = await takeDown(page, 'Tải CSV');
  expect(template.name).toMatch(/^hien-mau-.+\.csv$/);
  const [heads = [], blank = []] = cellsOf(template.text);
  expect(heads).toEqual(columns.map((column) => itemSheetHeads[column].vi));

  const words = {
    description_vi: 'Tre già đan tay, khung gỗ tần bì.',
    material_vi: 'Tre, gỗ tần bì',
    measurement_vi: 'Đo ở chỗ rộng nhất.',
    handling_vi: 'Lau khô, tránh nắng gắt.',
    country_vi: 'Việt Nam',
    producer: 'Xưởng tre Phú Vinh',
    width: '42,5',
    depth: '42,5',
    height: '45',
    weight: '3',
    price: '1.250.000',
    shippingCompany: 'GHN',
    contact: '0912345678',
  };
  const [first = '', second = ''] = names;
  const lines = [
    filled(blank, {
      ...words,
      sku,
      name_vi: first,
      option_sku: `${sku}-A`,
      option_vi: 'Tự nhiên',
      option_stock: '7',
    }),
    // Another option of the same item stands below it with its own cells alone.
    filled([], { sku, option_sku: `${sku}-B`, option_vi: 'Hun khói', option_stock: '4' }),
    filled(blank, {
      ...words,
      sku: `${sku}-2`,
      name_vi: second,
      option_sku: `${sku}-2-A`,
      option_vi: 'Tự nhiên',
      option_stock: '3',
    }),
    filled(blank, {
      ...words,
      sku: `${sku}-3`,
      name_vi: 'Kệ tre',
      option_sku: `${sku}-3-A`,
      option_vi: 'Tự nhiên',
      option_stock: 'mười',
    }),
  ];
  await choose(page, csvText([heads, ...lines], ';'), 'hang-tre.csv');
  await chips(page).getByRole('link', { name: 'Mới (2)' }).click();
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('2 phân loại');
  await chips(page).getByRole('link', { name: 'Có lỗi (1)' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'mười' })).toContainText('5');
  const wrong = await takeDown(page, 'Tải các dòng lỗi');
  const [wrongHeads = [], wrongLine = [], ...more] = cellsOf(wrong.text);
  expect(more).toEqual([]);
  expect(wrongHeads.slice(1)).toEqual(heads);
  expect(wrongLine[0]).toMatch(/^Dòng 5: .*“mười” ở cột Tồn kho/);
  expect(wrongLine[1 + columns.indexOf('sku')]).toBe(`${sku}-3`);

  await page.getByRole('button', { name: 'Ghi 2 sản phẩm' }).click();
  await expect(page.getByText('Đã ghi 2 sản phẩm')).toBeVisible();
  await page.getByRole('link', { name: 'Xem các bản nháp' }).click();

  // A draft lacks its picture and nothing else.
  await page.getByRole('link', { name: new RegExp(`^Viết tiếp: .*${first}`) }).click();
  await expect(page.locator('#item-sku')).toHaveValue(sku);
  const at = new URL(page.url());
  const draft = at.searchParams.get('draft') ?? '';
  at.searchParams.set('step', 'pictures');
  await page.goto(at.href);
  await page.locator('input[type=file]').first().setInputFiles(picture);
  type Draft = { content: { pictures: string[] } };
  await expect
    .poll(
      async () =>
        (await seller.get<Draft>(`seller/product/draft?draft=${draft}`)).content.pictures.length,
    )
    .toBe(1);
  at.searchParams.set('step', 'check');
  await page.goto(at.href);
  await expect(page.getByText(/chỗ cần điền hoặc sửa/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Gửi duyệt', exact: true }).click();
  await expect(page.getByText(/^Đã gửi\. Chúng tôi báo/)).toBeVisible();

  const other = await browser.newContext();
  const staff = await other.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/items');
  await unfoldCase(staff, first);
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${first}`)).toBeVisible();
  type Items = { items: { id: number; options: { sku: string; stock: number }[] }[] };
  const { items } = await seller.get<Items>(`seller/product/list?q=${sku}`);
  const item = items.find(({ options }) => options.some((one) => one.sku === `${sku}-A`));
  expect(item?.options.map((one) => [one.sku, one.stock])).toEqual([
    [`${sku}-A`, 7],
    [`${sku}-B`, 4],
  ]);
  await staff.goto(`/vi/shop-detail/${item?.id}`);
  await expect(staff.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(staff.getByText(/1\.250\.000/).first()).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Thêm vào giỏ' }).first()).toBeEnabled();
  await other.close();

  // The same file once more: what is on sale and the draft are known, nothing is new; the table of all changes nothing.
  await page.goto('/vi/shop-manager/items?plan=table');
  await choose(page, csvText([heads, ...lines.slice(0, 3)], ';'), 'hang-tre.csv');
  await expect(chips(page).getByRole('link', { name: 'Giữ nguyên (2)' })).toBeVisible();
  await expect(page.getByText('Bảng này không thay đổi gì.')).toBeVisible();
  await page.getByRole('button', { name: 'Chọn tệp khác' }).click();
  const all = await takeDown(page, 'Tải CSV');
  expect(all.text).toContain(`${sku}-2-A`);
  await choose(page, all.text, all.name);
  await expect(page.getByText('Bảng này không thay đổi gì.')).toBeVisible();
  await expect(chips(page).getByRole('link', { name: 'Mới (0)' })).toBeVisible();
  await expect(chips(page).getByRole('link', { name: 'Có lỗi (0)' })).toBeVisible();
});
