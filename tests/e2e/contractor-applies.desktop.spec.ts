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

const folder = 'packages/pictures/files/rooms';
const rooms = ['kitchen-rural-01.avif', 'bathroom-modern-01.avif', 'living-modern-01.avif'];

test('a company finds the way in from the directory, applies, is let in by staff, and builds its page', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
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

  // The page is built: one home, its pictures put in order by keys alone.
  const project = `Căn hộ 72 m² ven sông ${process.pid}`;
  await page.getByRole('link', { name: 'Viết công trình mới' }).first().click();
  await page.locator('#project-pictures').setInputFiles(rooms.map((room) => `${folder}/${room}`));
  const pictures = page.getByRole('list', { name: 'Ảnh đã chọn' });
  await expect(pictures.getByRole('listitem')).toHaveCount(rooms.length);
  // A picture has its note when it is up; the line below says “saved” of an earlier one meanwhile.
  await page.getByText('Ảnh trước khi làm và ảnh đang làm').click();
  await expect(page.getByRole('checkbox', { name: 'Chụp lúc đang thi công' })).toHaveCount(
    rooms.length,
  );
  await expect(page.getByText(/^Đã lưu nháp lúc/)).toBeVisible();
  await page.reload();
  const sources = () =>
    pictures.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  await expect.poll(async () => (await sources()).length).toBe(rooms.length);
  const third = (await sources())[2];
  await pictures.getByRole('button', { name: 'Đổi chỗ Ảnh 3' }).focus();
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await sources())[0]).toBe(third);
  const main = page.getByRole('main');
  // The boxes of the other languages are folded away.
  await main.getByRole('textbox', { name: /^Tên công trình/ }).fill(project);
  await main
    .getByRole('textbox', { name: /^Mô tả/ })
    .fill('Chủ nhà muốn bếp mở ra phòng khách. Dời tường, giữ sàn cũ, làm lại điện nước.');
  await main.getByLabel(/^Tòa nhà hoặc đường/).fill('Chung cư Gió Đông');
  await main.getByLabel(/^Quận, huyện/).fill('P. Long Hoa');
  await main.getByLabel(/^Tỉnh, thành phố/).fill('tay ninh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await main.getByLabel(/^Ngày hoàn thành/).fill('14/05/2025');
  await main.getByLabel(/^Loại nhà/).selectOption('2-bedroom');
  await main.getByLabel(/^Phong cách/).selectOption('modern');
  await main.getByLabel(/^Diện tích nhà/).fill('72');
  await main.getByLabel(/^Diện tích thi công/).fill('60');
  await main.getByLabel(/^Thời gian thi công/).fill('2');
  await main.getByLabel(/^Tổng chi phí từ/).fill('320000000');
  await main.getByLabel(/^Tổng chi phí đến/).fill('350000000');
  await main.getByRole('button', { name: 'Gửi duyệt' }).click();
  await expect(
    page.getByText('Đã gửi. Hiên xem theo thứ tự nhận và báo vào hộp thư.'),
  ).toBeVisible();

  await staff.goto('/vi/admin/projects');
  await staff
    .getByRole('button', { name: new RegExp(`^Xem ${project}`, 'u') })
    .first()
    .click();
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(`Đã duyệt ${project}`)).toBeVisible();

  // Its visitors find it by the district, however they write it.
  const id = /editor\/(\d+)/.exec(page.url())?.[1] ?? '';
  const shown = await request.get(`/app/contractor/${id}/projects`);
  const [home] = (await shown.json()).data.items as { name: string }[];
  expect(home?.name).toBe(project);
  const guest = await browser.newPage();
  await guest.goto(`/vi/contractor-detail/${id}`);
  await expect(guest.getByRole('link', { name: new RegExp(project, 'u') }).first()).toBeVisible();
  await guest.goto(`/vi/contractor?city=${encodeURIComponent('Tây Ninh')}&district=long+hoa`);
  await expect(guest.getByRole('link', { name: new RegExp(`^${name}`, 'u') })).toBeVisible();
});
