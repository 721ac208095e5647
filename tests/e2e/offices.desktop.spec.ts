import { expect, type Page, test } from '@playwright/test';
import { logIn, register } from './buying.ts';

/** The case of a quotation in the queue of staff, unfolded. */
async function unfold(staff: Page, number: string): Promise<void> {
  await staff.getByRole('button', { name: new RegExp(`^Xem ${number}`) }).click();
}

test('an office is planned by a guest, quoted by staff, agreed to by the member and put on a schedule', async ({
  page,
  browser,
  request,
}) => {
  const main = page.getByRole('main');
  await page.goto('/vi/room-by-room/b-grid/introduction');
  await main.getByRole('link', { name: 'Chọn mặt bằng' }).first().click();
  await main.getByRole('button', { name: /^Văn phòng 200 m²/ }).click();
  await main.getByRole('link', { name: 'Kiểm tra cửa' }).first().click();
  // The doors of a sample are known; one is put in, and taken back by the keyboard.
  const doors = main.getByRole('button', { name: /^C\d+ / });
  await expect(doors.first()).toBeVisible();
  const known = await doors.count();
  await main.getByRole('button', { name: 'Đặt cửa vào tường' }).click();
  await expect(doors).toHaveCount(known + 1);
  await page.keyboard.press('Control+z');
  await expect(doors).toHaveCount(known);
  await main.getByRole('button', { name: 'Xếp mô-đun' }).first().click();
  await main.getByRole('link', { name: 'Xem tổng kết' }).first().click();
  await expect(main.getByRole('row', { name: /^Tổng chi phí/ })).toBeVisible();

  // Logging in takes the plan along.
  const email = await register(request, 'van-phong');
  await main.getByRole('link', { name: 'Đăng nhập' }).last().click();
  await page.waitForURL('**/b-grid/login?next=**');
  await logIn(page, email);
  await main.getByRole('button', { name: 'Đưa vào tài khoản' }).click();
  await expect(page).toHaveURL(/step-3\?project=\d+/);
  await main.getByLabel(/^Họ và tên/).fill('Trần Minh Long');
  await main.getByLabel(/^Số điện thoại/).fill('0912345678');
  await main.getByLabel(/^Điều cần lưu ý/).fill('Thang máy chỉ dùng được sau 18 giờ.');
  await main.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  const received = main.getByText(/^Đã nhận yêu cầu VP-\d+/);
  await expect(received).toBeVisible();
  const number = /VP-\d+/.exec(await received.innerText())?.[0] ?? '';

  const staff = await (await browser.newContext({ locale: 'vi-VN' })).newPage();
  await staff.goto('/vi/login?next=%2Fvi%2Fadmin%2Foffice-quotations');
  await logIn(staff, 'quantri@hien.example');
  await unfold(staff, number);
  await expect(staff.getByText('Trần Minh Long', { exact: true })).toBeVisible();
  await staff.getByLabel('Đơn giá: Bàn làm việc một người').fill('4500000');
  await staff.getByRole('textbox', { name: /^Lời nhắn/ }).fill('Giá đã gồm chuyển ngoài giờ.');
  await staff.getByRole('radio', { name: 'Gửi báo giá' }).check();
  await staff.getByRole('button', { name: 'Gửi báo giá' }).click();
  await expect(staff.getByText(`Đã gửi báo giá ${number}`)).toBeVisible();

  await main.getByRole('link', { name: 'Xem yêu cầu' }).click();
  await expect(main.getByText('Giá đã gồm chuyển ngoài giờ.').first()).toBeVisible();
  await expect(main.getByText(/4\.500\.000\sđ/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Đồng ý báo giá' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đồng ý báo giá' }).click();
  await expect(page.getByText('Đã đồng ý báo giá').first()).toBeVisible();

  await staff.reload();
  await unfold(staff, number);
  const start = new Date(Date.now() + 60 * 86_400_000).toLocaleDateString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  await staff.getByLabel(/^Ngày khởi công/).fill(start);
  await staff.keyboard.press('Tab');
  await staff.getByRole('button', { name: 'Xếp ngày khởi công' }).click();
  await expect(staff.getByText(`Đã xếp lịch ${number}`)).toBeVisible();
  await staff.context().close();

  await page.reload();
  await main.getByRole('link', { name: 'Lịch thi công theo ngày' }).click();
  await expect(main.getByRole('heading', { name: 'Lịch thi công', level: 1 })).toBeVisible();
  await expect(main.getByText('Ngày khởi công đã hẹn với bạn')).toBeVisible();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
});
