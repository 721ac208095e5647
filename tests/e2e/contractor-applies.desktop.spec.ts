import { expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { newestMail } from './mails.ts';

const registration = {
  name: 'dang-ky.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ),
};

test('a company finds the way in from the directory, applies, is let in by staff, and edits its page', async ({
  page,
  browser,
  request,
}) => {
  const name = `Công ty TNHH Sông Trăng ${process.pid}`;
  const company = await besidePage(request, 'congty@hien.example');
  await openAs(page, company);
  await page.goto('/vi/contractor');
  await page.getByRole('link', { name: 'Đăng ký vào danh bạ' }).click();
  await expect(page).toHaveURL(/\/vi\/contractor-view-editor\/new$/);

  const field = (label: RegExp) => page.getByRole('main').getByLabel(label);
  await field(/^Tên công ty/).fill(name);
  await field(/^Mã số thuế/).fill('0319 876 543');
  // A digit is wrong: it says so at once, and does not stand in the way.
  await expect(page.getByText(/^Chữ số thứ mười không khớp/)).toBeVisible();
  await field(/^Mã số thuế/).fill('0319 876 546');
  await expect(page.getByText(/^Chữ số thứ mười không khớp/)).toHaveCount(0);
  // What was typed is there after a reload.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('0319 876 546');
  await page.reload();
  await expect(field(/^Tên công ty/)).toHaveValue(name);
  await field(/^Người đại diện/).fill('Trần Quốc Bảo');
  await field(/^Ngày đăng ký lần đầu/).fill('14/05/2019');
  await field(/^Địa chỉ trụ sở/).fill('12 Bến Nghé');
  await field(/^Tỉnh, thành của trụ sở/).fill('ho chi minh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('input[type=file]').setInputFiles(registration);
  await expect(page.getByText('dang-ky.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Cải tạo', exact: true }).click();
  await field(/^Nơi thi công/).fill('tay ninh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bỏ Tây Ninh' })).toBeVisible();
  await field(/^Điện thoại/).fill('0912345678');
  await field(/^Email/).fill('songtrang@hien.example');

  // Without the consent it does not go, and says so.
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Còn 1 chỗ cần sửa')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Thông tin trên là đúng/ }).check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(page.getByText(/vị trí thứ \d+ trong hàng chờ/)).toBeVisible();
  const received = await newestMail(request, 'songtrang@hien.example', 'contractor-applied');
  expect(received).toContain('/vi/contractor-view-editor/new');

  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/contractors');
  await staff.getByRole('button', { name: new RegExp(`^Xem ${name}`, 'u') }).click();
  await expect(staff.getByText('Trần Quốc Bảo')).toBeVisible();
  await expect(staff.getByText('0319876546')).toBeVisible();
  await expect(staff.getByRole('button', { name: /Giấy tờ 1\.pdf/ })).toBeVisible();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${name}`)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Viết trang công ty' }).click();
  await expect(page).toHaveURL(/\/vi\/contractor-view-editor\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Công ty chưa hiện trong danh bạ/)).toHaveCount(0);
});
