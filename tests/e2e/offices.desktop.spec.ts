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
  test.slow();
  const main = page.getByRole('main');
  await page.goto('/vi/room-by-room/b-grid/introduction');
  await main.getByRole('link', { name: 'Bắt đầu từ bản vẽ' }).first().click();
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

  // The address keeps what is unfolded.
  await staff.reload();
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

/** Two rooms drawn by hand, so to speak: walls of 8 pixels on paper of 1,600 × 1,000. */
async function drawnPlan(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 1_000;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1_600, 1_000);
    context.lineWidth = 8;
    context.strokeRect(100, 100, 1_400, 800);
    context.strokeRect(100, 100, 900, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('a plan of one’s own gets its scale put right, its rooms and modules, and goes to a request', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  const uploads: string[] = [];
  page.on('request', (sent) => {
    if (/image|multipart|octet/.test(sent.headers()['content-type'] ?? ''))
      uploads.push(sent.url());
  });
  await page.goto('/vi/room-by-room/b-grid/step-1');
  await main.getByLabel(/^Chọn ảnh bản vẽ/).setInputFiles({
    name: 'tang-7.png',
    mimeType: 'image/png',
    buffer: await drawnPlan(page),
  });
  await expect(main.getByText(/tên người hay số điện thoại/)).toBeVisible();
  await main.getByRole('button', { name: 'Dùng bản vẽ này' }).click();

  // The whole front is 18 m; a comma that is missing makes 180 of it.
  const sheet = main.getByRole('group', { name: /^Bản vẽ: chạm vào hai đầu/ });
  const box = async () => (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tap = async (x: number, y: number) => {
    const { width, height } = await box();
    await sheet.click({ position: { x: (x / 1_600) * width, y: (y / 1_000) * height } });
  };
  await tap(100, 60);
  await tap(1_500, 60);
  await main.getByLabel('Chiều dài giữa hai điểm').fill('1800');
  await main.getByRole('button', { name: 'Đặt tỷ lệ' }).click();
  await expect(main.getByText('Nhập số mét từ 0,3 đến 500.')).toBeVisible();
  await main.getByLabel('Chiều dài giữa hai điểm').fill('280');
  await main.getByRole('button', { name: 'Đặt tỷ lệ' }).click();
  await main.getByRole('button', { name: 'Dùng 28 m' }).click();
  await expect(main.getByText(/^Cả bản vẽ rộng (31,9|32)/)).toBeVisible();

  // From here on without a pointer: rooms by their measures.
  await main.getByLabel('Phòng rộng').fill('18');
  await main.getByLabel('Phòng sâu').fill('16');
  await main.getByRole('button', { name: 'Đặt lên bản vẽ' }).press('Enter');
  await main.getByLabel('Phòng rộng').fill('10');
  await main.getByRole('button', { name: 'Đặt lên bản vẽ' }).press('Enter');
  await main.getByRole('button', { name: /^Phòng số 2/ }).press('Shift+ArrowDown');
  await main.getByRole('combobox', { name: 'Loại phòng số 2' }).selectOption('meeting');

  // The picture is still there when the page is read anew.
  await page.reload();
  await expect(main.locator('svg image')).toHaveAttribute('href', /^blob:/);
  await main.getByRole('link', { name: 'Kiểm tra cửa' }).first().press('Enter');
  await main.getByRole('button', { name: 'Đặt cửa vào tường' }).press('Enter');
  await expect(main.getByRole('button', { name: /^C1 / }).first()).toBeVisible();
  await expect(main.locator('svg image')).toHaveAttribute('href', /^blob:/);
  await main.getByRole('button', { name: 'Xếp mô-đun' }).first().press('Enter');
  await main.getByRole('link', { name: 'Xem tổng kết' }).first().press('Enter');
  await expect(main.getByRole('row', { name: /^Tổng chi phí/ })).toBeVisible();

  const email = await register(request, 'ban-ve-rieng');
  await main.getByRole('link', { name: 'Đăng nhập' }).last().press('Enter');
  await page.waitForURL('**/b-grid/login?next=**');
  await logIn(page, email);
  await main.getByRole('button', { name: 'Đưa vào tài khoản' }).press('Enter');
  await expect(page).toHaveURL(/step-3\?project=\d+/);
  await main.getByLabel(/^Họ và tên/).fill('Lê Thu Hà');
  await main.getByLabel(/^Số điện thoại/).fill('0912345679');
  await main.getByRole('button', { name: 'Gửi yêu cầu' }).press('Enter');
  await expect(main.getByText(/^Đã nhận yêu cầu VP-\d+/)).toBeVisible();
  expect(uploads).toEqual([]);
});
