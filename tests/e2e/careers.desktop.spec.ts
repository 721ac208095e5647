import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { besidePage, openAs, register } from './buying.ts';
import { newestMail } from './mails.ts';

const cv = fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url));

test('a job is applied for with a CV that staff alone read, and the answer comes by mail', async ({
  page,
  request,
  browser,
}) => {
  const email = await register(request, 'ung-vien');
  await openAs(page, await besidePage(request, email));
  await page.goto('/vi/career');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL(/\/vi\/career-detail\/\d+/);
  const job = new URL(page.url()).pathname;
  await page.getByLabel(/^Họ và tên/).fill('Lê Ứng Viên');
  await page.getByLabel(/^Số điện thoại/).fill('0912 000 777');
  // A page that calls itself a CV is none, by what it holds.
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  await expect(page.getByText('cv.pdf: chỉ nhận tệp PDF.')).toBeVisible();
  await chooser.setInputFiles(cv);
  await expect(page.getByRole('button', { name: 'Bỏ ho-so.pdf' })).toBeVisible();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Đang xem hồ sơ')).toBeVisible();
  expect(await newestMail(request, email, 'job-applied')).toContain(job);
  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/applicants');
  await staff
    .getByRole('button', { name: /Lê Ứng Viên/ })
    .first()
    .click();
  const [paper] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'CV Lê Ứng Viên.pdf' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('CV Lê Ứng Viên.pdf');
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByRole('button', { name: /Lê Ứng Viên/ })).toHaveCount(0);

  expect(await newestMail(request, email, 'job-decided')).toContain(job);
  await page.reload();
  await expect(page.getByText('Mời trò chuyện')).toBeVisible();
});
