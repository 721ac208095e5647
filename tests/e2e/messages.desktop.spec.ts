import { type Page, expect, test } from '@playwright/test';
import { describeJob } from './inquiry.ts';
import { newestMail } from './mails.ts';
import { told } from './pages.ts';

const password = 'hien-demo-2026';

/** Signs in on the way to a page for members, and arrives there. */
async function arrive(page: Page, who: string, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(`${who}@hien.example`);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?.]/g, '\\$&')}$`));
}

/** Pictures of different colours, drawn by the browser. */
async function drawn(page: Page, count: number) {
  const all = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = 48;
    canvas.height = 36;
    const pen = canvas.getContext('2d');
    return Array.from({ length: wanted }, (_, index) => {
      if (pen) pen.fillStyle = `hsl(${index * 33} 60% 50%)`;
      pen?.fillRect(0, 0, 48, 36);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
  }, count);
  return all.map((content, index) => ({
    name: `anh-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(content, 'base64'),
  }));
}

const account = (page: Page) => page.getByRole('button', { name: /^Tài khoản:/ });

test('an inquiry with ten pictures of which one fails, a send that is cut off, and the answer', async ({
  page,
  browser,
}) => {
  const words = `Tôi muốn cải tạo bếp 9 m² <b>trước Tết</b>, số ${Date.now()}`;
  await arrive(page, 'khach', '/vi/send-email/1');
  await expect(page.getByLabel('Số điện thoại')).toHaveValue(/0900/);

  // The seventh picture meets a line that breaks.
  let uploads = 0;
  await page.route('**/aws/upload', (route) => {
    uploads += 1;
    return uploads === 7 ? route.abort('connectionreset') : route.continue();
  });
  await page.getByLabel(/Thêm ảnh/).setInputFiles(await drawn(page, 10));
  const failed = page.getByRole('button', { name: /^Tải lại anh-/ });
  await expect(failed).toHaveCount(1);
  await expect.poll(() => uploads).toBe(10);
  await describeJob(page);
  await page.getByLabel('Nội dung').fill(words);
  const send = page.getByRole('button', { name: 'Gửi tin nhắn' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await failed.click();
  await expect(failed).toHaveCount(0);
  await expect(send).not.toHaveAttribute('aria-disabled');

  // The message leaves, and its answer never comes.
  let sends = 0;
  await page.route('**/app/inbox/upload', async (route) => {
    sends += 1;
    if (sends > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send.click();
  await expect(page.getByText(/Không có kết nối mạng nên chưa gửi được/)).toBeVisible();
  await expect(page.getByLabel('Nội dung')).toHaveValue(words);
  await send.dblclick();
  await expect(page.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
  await expect(page).toHaveURL(/\/vi\/send-email\/1\?sent=\d+$/);
  expect([uploads, sends]).toEqual([11, 2]);

  // The contractor finds one message, with ten pictures, and its words as they were written.
  const other = await browser.newPage({ locale: 'vi-VN' });
  await arrive(other, 'nhathau', '/vi/inbox?show=unread');
  await expect(account(other)).toHaveAccessibleName(/chưa đọc/);
  const mine = other.getByRole('link', { name: new RegExp(words.slice(-13)) });
  await expect(mine).toHaveCount(1);
  await mine.click();
  await expect(other.getByText(words).last()).toBeVisible();
  await expect(other.getByRole('button', { name: /^Xem lớn ảnh \d+ trên 10$/ })).toHaveCount(10);
  await other.getByRole('button', { name: 'Xem lớn ảnh 1 trên 10' }).click();
  await expect(other.getByRole('dialog')).toContainText('Ảnh 1 trên 10');
  await other.keyboard.press('Escape');
  await other.getByLabel(/^Trả lời/).fill('Chiều thứ Bảy em qua khảo sát nhé.');
  await other.getByRole('button', { name: 'Gửi trả lời' }).click();
  await expect(other.getByText('Đã gửi trả lời.')).toBeVisible();
  await other.close();

  const mail = await newestMail(page.request, 'khach@hien.example', 'inbox-words');
  const [, link = ''] = /(\/vi\/inbox\?message=\d+)/.exec(mail) ?? [];
  await page.goto(link);
  await expect(page.getByText('Chiều thứ Bảy em qua khảo sát nhé.').last()).toBeVisible();
});

test('one more company is asked the same, and both stand together', async ({ page }) => {
  const words = `Căn hộ 68 m², muốn làm lại bếp, số ${Date.now()}`;
  await arrive(page, 'khach', '/vi/send-email/1');
  await page.getByLabel(/Thêm ảnh/).setInputFiles(await drawn(page, 2));
  await describeJob(page);
  await page.getByLabel('Nội dung').fill(words);
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await expect(page.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Hỏi thêm công ty khác' }).click();

  // Who was asked is marked; another one has its form filled in, without another upload.
  await expect(page).toHaveURL(/\/vi\/contractor\?.*like=\d+$/);
  await expect(page.getByRole('link', { name: /^Bạn đã hỏi/ }).first()).toBeVisible();
  let uploads = 0;
  await page.route('**/aws/upload', (route) => {
    uploads += 1;
    return route.continue();
  });
  await page
    .getByRole('link', { name: /^Hỏi công ty này/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vi\/send-email\/\d+\?like=\d+$/);
  await expect(page.getByLabel('Nội dung')).toHaveValue(words);
  await expect(page.getByLabel('Loại việc')).toHaveValue('renovation');
  await page.getByLabel('Nội dung').fill(`${words}, hỏi thêm`);
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await expect(page.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
  expect(uploads).toBe(0);

  await page.getByRole('link', { name: 'Xem tin đã gửi' }).click();
  await expect(page.getByText(`${words}, hỏi thêm`).last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Xem lớn ảnh \d+ trên 2$/ })).toHaveCount(2);
  const others = page.getByRole('region', { name: /^Cùng việc này, bạn đã hỏi 1 công ty khác/ });
  await others.getByRole('link').click();
  await expect(page.getByText(words, { exact: true }).last()).toBeVisible();
});

test('what was typed is there again after a reload', async ({ page }) => {
  await arrive(page, 'congty', '/vi/send-email/2');
  await page.getByLabel('Nội dung').fill('Văn phòng 180 m², ba phòng họp.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hien-draft:inquiry-2') ?? ''))
    .toContain('ba phòng họp');
  await page.reload();
  await page.getByRole('button', { name: 'Điền tiếp' }).click();
  await expect(page.getByLabel('Nội dung')).toHaveValue('Văn phòng 180 m², ba phòng họp.');
});

test('a question to the customer center is changed, answered, mailed, and asked again', async ({
  page,
}) => {
  await arrive(page, 'khach', '/vi/customer-center-post?category=delivery');
  const title = `Đổi ngày giao ${Date.now()}`;
  await page.getByLabel('Tiêu đề').fill(title);
  await page.getByLabel('Nội dung').fill('Tôi muốn nhận hàng vào thứ Bảy.');
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(page).toHaveURL(/customer-center-post\?id=\d+/);
  await page.getByRole('button', { name: 'Sửa câu hỏi' }).click();
  await page.getByLabel('Nội dung').fill('Tôi muốn nhận hàng vào Chủ nhật.');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(told(page, 'Tôi muốn nhận hàng vào Chủ nhật.')).toBeVisible();

  const id = Number(new URL(page.url()).searchParams.get('id'));
  const login = await page.request.post('/app/auth/login-user', {
    data: { email: 'quantri@hien.example', password, login_method: 'system' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await page.request.post('/admin/customer-center/answer', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { id, content: 'Hiên đã đổi sang sáng Chủ nhật.', key: `e2e-answer-${id}` },
  });
  expect(answer.status()).toBe(200);

  const mail = await newestMail(page.request, 'khach@hien.example', 'support-answered');
  expect(mail).toContain('Hiên đã đổi sang sáng Chủ nhật.');
  await page.goto('/vi/customer-center?state=answered');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Hiên đã đổi sang sáng Chủ nhật.')).toBeVisible();
  await page.getByLabel('Bạn muốn hỏi thêm điều gì?').fill('Mấy giờ vậy?');
  await page.getByRole('button', { name: 'Gửi thêm' }).click();
  await expect(page.getByText('Chưa trả lời').first()).toBeVisible();
});
