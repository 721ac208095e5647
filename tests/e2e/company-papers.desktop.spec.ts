import { expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { newestMail } from './mails.ts';

const lease = {
  name: 'hop-dong-thue.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ),
};

const inVietnam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });
const dayFrom = (days: number): string => {
  const [year = '', month = '', day = ''] = inVietnam
    .format(Date.now() + days * 86_400_000)
    .split('-');
  return `${day}/${month}/${year}`;
};
/** The day of something that was done since then: another one only where midnight came between. */
const daysOf = (earliest: string): RegExp => new RegExp(`${earliest}|${dayFrom(0)}`);

test('staff check an office, its day stands on the page, the company sends a newer lease and staff accept it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const until = dayFrom(200);
  const company = await besidePage(request, 'nhathau@hien.example');
  await openAs(page, company);
  await page.goto('/vi/portfolio-review-management/portfolio');
  await page
    .getByRole('link', { name: /Sửa trang|Xem trang/ })
    .first()
    .waitFor();
  const own = await page
    .getByRole('main')
    .locator('a[href*="contractor-view-editor/"]')
    .first()
    .getAttribute('href');
  const id = /contractor-view-editor\/(\d+)/.exec(own ?? '')?.[1] ?? '';
  await page.goto(`/vi/contractor-view-editor/${id}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  // Staff write down what they saw of the office.
  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto(`/vi/admin/company-facts?q=${encodeURIComponent(name)}`);
  await staff.getByRole('button', { name: `Xem ${name}` }).click();
  await staff.getByLabel(/^Đã xem giấy tờ nào/).selectOption('visit');
  await staff.getByLabel(/^Số giấy tờ, nơi cấp/).fill('Đã đến, có biển hiệu');
  let earliest = dayFrom(0);
  await staff.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(staff.getByText(`${name}: đã ghi Văn phòng có thật.`)).toBeVisible();
  let checkedOn = daysOf(earliest);

  // Everybody reads it with its day.
  const visitor = await browser.newPage();
  await visitor.goto(`/vi/contractor-detail/${id}`);
  const checked = visitor.getByRole('region', { name: 'Chúng tôi đã tận mắt kiểm tra' });
  await expect(checked.getByText(/Đến tận nơi/)).toContainText(checkedOn);

  // The company sends its lease by itself.
  await page.reload();
  await page.getByRole('button', { name: 'Gửi giấy mới: Văn phòng có thật' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Có hạn đến/).fill(until);
  await sheet.locator('input[type=file]').setInputFiles(lease);
  await expect(sheet.getByText(lease.name)).toBeVisible();
  await sheet.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText('Đang chờ xem')).toBeVisible();
  await visitor.reload();
  await expect(checked.getByText(/Đến tận nơi/)).toBeVisible();

  // It waits first in the list; the form begins with it.
  await staff.goto('/vi/admin/company-facts?of=sent');
  await staff.getByRole('button', { name: `Xem ${name}` }).click();
  await expect(staff.getByRole('button', { name: /Giấy tờ 1\.pdf/ })).toBeVisible();
  await expect(staff.getByLabel(/^Đã xem giấy tờ nào/)).toHaveValue('lease');
  await expect(staff.getByLabel(/^Giấy có hạn đến/)).toHaveValue(until);
  await staff.getByLabel(/^Số giấy tờ, nơi cấp/).fill('Hợp đồng thuê 12/2026');
  earliest = dayFrom(0);
  await staff.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(staff.getByText(`${name}: đã ghi Văn phòng có thật.`)).toBeVisible();
  checkedOn = daysOf(earliest);

  // A page that guests read is kept for ten seconds.
  await expect(async () => {
    await visitor.reload();
    await expect(checked.getByText(/Hợp đồng thuê văn phòng/)).toContainText(checkedOn, {
      timeout: 3_000,
    });
  }).toPass();
  await expect(checked.getByText(new RegExp(until))).toBeVisible();
  const mail = await newestMail(request, 'nhathau@hien.example', 'paper-step');
  expect(mail).toContain(`còn hạn đến ${until}`);
});
