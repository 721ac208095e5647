import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { besidePage, openAs } from './buying.ts';
import { unfoldCase } from './cases.ts';
import { newestMail } from './mails.ts';

const drawing = fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url));

test('a company applies to sell designs, takes it back, is let in by staff, and is stopped later', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const name = `Sông Trăng Thiết Kế ${process.pid}`;
  const email = `songtrang-${process.pid}@hien.example`;
  await openAs(page, await besidePage(request, 'congty@hien.example'));
  await page.goto('/vi/portfolio-review-management/design');
  const form = page.getByRole('heading', { level: 2, name: 'Đăng ký làm đối tác thiết kế' });
  // Once it was over here it begins anew, with what was sent before.
  const anew = page.getByRole('button', { name: 'Đăng ký lại' });
  await expect(form.or(anew)).toBeVisible();
  if (await anew.isVisible()) await anew.click();
  await expect(form).toBeVisible();
  const old = page.getByRole('main').getByRole('button', { name: /^Bỏ / });
  while ((await old.count()) > 0) await old.first().click();
  const field = (label: RegExp) => page.getByRole('main').getByLabel(label);
  await field(/^Tên khi bán/).fill(name);
  await field(/^Mã số thuế/).fill('0319 876 546');
  await field(/^Email/).fill(email);
  // What was typed is there after a reload.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(email);
  await page.reload();
  await expect(field(/^Tên khi bán/)).toHaveValue(name);
  await field(/^Điện thoại/).fill('0912345678');
  await field(/^Số năm/).fill('6');
  await field(/^Kinh nghiệm/).fill('Nhà phố dưới 120 m², bản vẽ đo tay.');
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles(drawing);
  await expect(page.getByText('ho-so.pdf')).toHaveCount(1);

  // A company shows its registration too, and says yes to the terms: both are said.
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Còn 2 chỗ cần sửa')).toBeVisible();
  await files.last().setInputFiles(drawing);
  await expect(page.getByText('ho-so.pdf')).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Ảnh và bản vẽ là của tôi/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(page.getByText(/vị trí thứ \d+ trong hàng chờ/)).toBeVisible();
  expect(await newestMail(request, email, 'designer-applied')).toContain(
    '/vi/portfolio-review-management/design',
  );

  await page.getByRole('button', { name: 'Rút hồ sơ để sửa' }).click();
  await page.getByRole('button', { name: 'Sửa và gửi lại' }).click();
  await field(/^Số năm/).fill('7');
  await page.getByRole('checkbox', { name: /^Ảnh và bản vẽ là của tôi/ }).check();
  await page.getByRole('button', { name: 'Gửi lại hồ sơ' }).click();
  await expect(page.getByText(/vị trí thứ \d+ trong hàng chờ/)).toBeVisible();

  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/design-partners');
  await unfoldCase(staff, name);
  await expect(staff.getByText('Nhà phố dưới 120 m², bản vẽ đo tay.')).toBeVisible();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${name}`)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Viết thiết kế mới' }).click();
  await expect(page.getByRole('textbox', { name: /^Giá bán/ })).toBeVisible();

  // Stopped, and over: nothing can be sold, and the reason is read.
  await staff.goto('/vi/admin/design-partners?state=decided');
  await unfoldCase(staff, name);
  await staff.getByRole('textbox', { name: /^Lý do/ }).fill('Bản vẽ không phải của đối tác');
  await staff.getByRole('button', { name: 'Tạm ngừng bán' }).click();
  await expect(staff.getByText(`${name} tạm ngừng bán; đối tác được báo.`)).toBeVisible();
  await page.goto('/vi/portfolio-review-management/design');
  await expect(page.getByText('Bản vẽ không phải của đối tác')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Viết cho Hiên' })).toBeVisible();

  // Over for good: a new application may follow, which is how the next run begins.
  await staff
    .getByRole('textbox', { name: /^Lý do/ })
    .last()
    .fill('Hợp đồng đã hết');
  await staff.getByRole('button', { name: 'Chấm dứt hợp tác' }).click();
  await expect(staff.getByText(`Đã chấm dứt hợp tác với ${name}; đối tác được báo.`)).toBeVisible();
  await page.reload();
  await expect(anew).toBeVisible();
});
