import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { order, pay } from './design-buying.ts';

const name = 'Phòng Ngủ Trẻ Em Tầng Áp Mái';
const picture = 'packages/pictures/files/rooms/bedroom-japandi-01.avif';
const around = 'packages/pictures/files/panoramas/panorama-bedroom-japandi.avif';
const drawing = fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url));

test('a partner’s design goes from a begun draft to the sale, and a buyer downloads what was sent', async ({
  page,
  browser,
  request,
}, info) => {
  test.slow();
  const partner = await besidePage(request, 'thietke@hien.example');
  await openAs(page, partner);
  await page.goto('/vi/my-page');
  await page.getByRole('link', { name: 'Thiết kế đang bán' }).click();
  await page.getByRole('link', { name: /^Viết tiếp/ }).click();
  const next = () => page.getByRole('link', { name: 'Tiếp tục', exact: true }).click();

  await page.getByRole('textbox', { name: /^Giá bán/ }).fill('1900000');
  await next();
  await page
    .getByRole('textbox', { name: /^Tên thiết kế/ })
    .first()
    .fill(name);
  await page
    .getByRole('textbox', { name: /^Mô tả/ })
    .first()
    .fill('Giường hạ dần theo tuổi.');
  await next();
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles(picture);
  await expect(
    page.getByRole('list', { name: 'Ảnh đã chọn' }).first().getByRole('listitem'),
  ).toHaveCount(1);
  await files.last().setInputFiles(drawing);
  await page.getByRole('textbox', { name: /^Tên tệp 1/ }).fill('Bản vẽ giường');
  await next();
  await page.getByRole('button', { name: 'Thêm phòng' }).click();
  const room = page.getByRole('group', { name: 'Phòng 1' });
  await room.getByRole('combobox', { name: /^Loại phòng/ }).selectOption('bedroom');
  await room.getByRole('textbox', { name: /^Diện tích phòng/ }).fill('12');
  const chosen = room.getByRole('list', { name: 'Ảnh đã chọn' }).getByRole('listitem');
  await room.locator('input[type=file]').first().setInputFiles(picture);
  await expect(chosen).toHaveCount(1);
  // What is not all around is told before anything is sent.
  await room.locator('input[type=file]').last().setInputFiles(picture);
  await expect(room.getByText(/^Ảnh này không phải toàn cảnh/)).toBeVisible();
  await expect(chosen).toHaveCount(2);
  await chosen.last().getByRole('button', { name: /^Xóa/ }).click();
  await room.locator('input[type=file]').last().setInputFiles(around);
  // It is up: the page below is loaded anew, which waits for nothing.
  await expect(room.locator('img[src^="/media/uploads/"]:not([src*="?"])')).toBeVisible();
  await expect(room.getByText(/^Ảnh này không phải toàn cảnh/)).toHaveCount(0);
  await room.getByRole('searchbox', { name: /^Món đồ trong phòng 1/ }).fill('ghế');
  await room
    .getByRole('list', { name: /^Món đồ/ })
    .getByRole('button')
    .first()
    .click();
  await room.getByRole('button', { name: /50 % ngang, 50 % dọc/ }).press('ArrowRight');
  await expect(room.getByRole('button', { name: /52 % ngang, 50 % dọc/ })).toBeVisible();
  await next();
  await expect(page.getByText('Người mua thấy thế này')).toBeVisible();
  // Back and forth nothing is lost, nor by a reload.
  await expect(page.getByText(/^Đã lưu nháp/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Gửi duyệt', exact: true }).click();
  await expect(page.getByText(/^Đã gửi\. Hiên xem/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rút lại để sửa' })).toBeVisible();

  const staff = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/designs');
  await unfoldCase(staff, name);
  await expect(staff.getByText('Giường hạ dần theo tuổi.')).toBeVisible();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${name}`)).toBeVisible();
  await staff.context().close();

  const found = await request.get(`/app/interior-design/list?q=${encodeURIComponent(name)}`);
  const { items } = (await found.json()).data as { items: { id: number; title: string }[] };
  const id = items.find(({ title }) => title === name)?.id ?? 0;
  expect(id).toBeGreaterThan(0);

  const theirs = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await openAs(theirs, await besidePage(request, 'congty@hien.example'));
  await theirs.goto(`/vi/interior-design-detail/${id}`);
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await order(theirs, [id]);
  await pay(theirs);
  await theirs.route('**/downloads/*', (route) => route.fulfill({ status: 204 }));
  await theirs.goto(`/vi/design-download/${id}`);
  const asked = theirs.waitForRequest(/\/downloads\//);
  await theirs.getByRole('button', { name: 'Tải bộ thiết kế' }).click();
  const zip = await request.get((await asked).url());
  const kept = info.outputPath('design.zip');
  writeFileSync(kept, await zip.body());
  expect(execFileSync('unzip', ['-t', kept], { encoding: 'utf8' })).toContain('No errors detected');
  expect(execFileSync('unzip', ['-l', kept], { encoding: 'utf8' })).toMatch(
    /phoi-canh\/\d\d-phong-ngu-360\.webp/,
  );
  const sent = execFileSync('unzip', ['-p', kept, '*/ho-so/01-ban-ve-giuong.pdf'], {
    maxBuffer: 20_000_000,
  });
  expect(sent.equals(readFileSync(drawing))).toBe(true);
  await theirs.context().close();

  await page.goto('/vi/portfolio-review-management/design');
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row.getByText('1 lượt mua · 1 lượt tải')).toBeVisible();
  await row.getByRole('button', { name: /^Ngừng bán/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ngừng bán' }).click();
  await expect(page.getByText(`Đã ngừng bán ${name}.`)).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: /^Bán lại/ })).toBeVisible();
});
