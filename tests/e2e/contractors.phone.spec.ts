import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { besidePage, logIn, openAs, register } from './buying.ts';
import { describeJob } from './inquiry.ts';
import { told } from './pages.ts';

test('a couple finds a builder in their city, sees who paid for a place, and writes to one who did not', async ({
  page,
}) => {
  await page.goto('/vi/contractor');
  // Without a city nobody has bought anything.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Quảng cáo', { exact: true })).toHaveCount(0);

  const city = page.getByRole('menuitem', { name: 'Thành phố Hồ Chí Minh' });
  // A page that was rendered on the server listens a moment after it is seen.
  await expect(async () => {
    await page.getByRole('button', { name: /^Nơi thi công/ }).click();
    await expect(city).toBeVisible({ timeout: 1000 });
  }).toPass();
  await city.click();
  await expect(page).toHaveURL(/\/vi\/contractor\?city=/);
  const cards = page.getByRole('article');
  const paid = cards.filter({ hasText: 'Đứng đây vì mua vị trí' });
  // How many there are follows from plans and from last week's auction.
  await expect(paid.nth(2)).toBeVisible();
  await expect(page.getByText('Quảng cáo', { exact: true })).toHaveCount(await paid.count());
  for (const card of await paid.all())
    await expect(card.getByText('Quảng cáo', { exact: true })).toBeVisible();
  const reasons = await cards.allTextContents();
  const isPaid = reasons.map((told) => told.includes('Đứng đây vì mua vị trí'));
  expect(isPaid.lastIndexOf(true), 'who paid stands before who did not').toBeLessThan(
    isPaid.indexOf(false),
  );

  // Of a city's companies a page shows some: this one is looked for by its name, without accents.
  await page.goto(`${page.url()}&q=nha%20nho%20studio`);
  await page.getByRole('link', { name: /^Công ty TNHH Nhà Nhỏ Studio/ }).click();
  await expect(page).toHaveURL(/\/vi\/contractor-detail\/3$/);
  await expect(page.getByText('Đăng ký kinh doanh')).toBeVisible();
  await page.getByRole('link', { name: 'Nhắn cho nhà thầu' }).click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/send-email\/3$/);
  await describeJob(page);
  await page.getByLabel('Số điện thoại').fill('0912345678');
  await page.getByLabel('Nội dung').fill('Căn hộ 52 m², muốn sửa bếp và thêm tủ trước Tết.');
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await expect(page.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
});

test('a guest writes what a builder did, signs in, and finds it published; the builder answers once', async ({
  page,
  browser,
  request,
}) => {
  const customer = await register(request, 'chu-nha');
  await page.goto('/vi/contractor-detail/1');
  await page.getByRole('link', { name: /^Xem cả \d+ đánh giá$/ }).click();
  await page.getByRole('link', { name: 'Viết đánh giá' }).click();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '4 trên 5 sao' }) })
    .click();
  await page.getByLabel('Họ đã làm thế nào?').fill('Làm gọn, trễ ba ngày nhưng có báo trước.');
  await page.getByLabel('Toà nhà hoặc đường').fill('Chung cư Gió Đông');
  await page.getByLabel('Quận, phường').fill('Bình Thạnh');
  await page.getByLabel('Loại nhà').selectOption('2_bedroom');
  await page.getByLabel('Phong cách').selectOption('modern');
  await page.getByLabel('Diện tích (m²)').fill('68');
  await page.getByLabel('Thi công mấy tháng').fill('2,5');
  await page.getByLabel('Chi phí từ').fill('320000000');
  await page.getByLabel('Chi phí đến').fill('350000000');
  await page.getByLabel('Số điện thoại').fill('0912345678');
  await page.getByRole('button', { name: 'Đăng nhập và đăng' }).click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await logIn(page, customer);
  await expect(page).toHaveURL(/contractor-review-company\/1\?write=1$/);
  // What was typed is there again.
  await expect(page.getByLabel('Toà nhà hoặc đường')).toHaveValue('Chung cư Gió Đông');
  await page.getByRole('button', { name: 'Đăng đánh giá' }).click();
  const mine = page
    .getByRole('article')
    .filter({ hasText: 'Làm gọn, trễ ba ngày nhưng có báo trước.' });
  await expect(mine).toBeVisible();
  await expect(mine).toContainText('320.000.000 đ – 350.000.000 đ');

  const builder = await browser.newPage();
  await openAs(builder, await besidePage(request, 'nhathau@hien.example'));
  // Addresses of their own: what guests read is kept for a while.
  await builder.goto('/vi/contractor-review-company/1?stars=4');
  const theirs = builder.getByRole('listitem').filter({ hasText: 'Làm gọn, trễ ba ngày' });
  await theirs.getByRole('button', { name: 'Trả lời' }).click();
  await theirs.getByLabel('Công ty trả lời').fill('Cảm ơn chị, lỗi ở khâu chờ đá.');
  await theirs.getByRole('button', { name: 'Đăng câu trả lời' }).click();
  await expect(told(theirs, 'Cảm ơn chị, lỗi ở khâu chờ đá.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Trả lời' })).toHaveCount(0);

  await page.goto('/vi/contractor-review-company/1?stars=4&sort=highest');
  await expect(mine).toContainText('Cảm ơn chị, lỗi ở khâu chờ đá.');
});

test('a member sends a contract for a review; staff confirm it, and a guest reads the badge and nothing else', async ({
  page,
  browser,
  request,
}) => {
  const member = await besidePage(request, await register(request, 'co-giay-to'));
  const review = 'Lát sàn phẳng, giao đúng tuần đã hẹn.';
  const made = await request.post('/app/contractor/review', {
    headers: { authorization: `Bearer ${member.tokens.token}` },
    data: {
      contractor_id: 2,
      rating: 5,
      phone: '0912345678',
      building: 'Chung cư Gió Đông',
      district: 'Tây Hồ',
      city: 'Hà Nội',
      area: 68,
      style: 'modern',
      house_type: '2-bedroom',
      period_months: 2,
      cost_from: 320_000_000,
      cost_to: 350_000_000,
      review,
      images: [],
      key: `journey-${process.pid}-${Date.now()}`,
    },
  });
  expect(made.status()).toBe(201);
  const { author } = (await made.json()).data as { author: string };

  await openAs(page, member);
  await page.goto('/vi/contractor-review');
  await page.getByRole('button', { name: 'Chứng minh bằng hợp đồng hoặc hóa đơn' }).click();
  await page.getByText('Hợp đồng thi công', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Hợp đồng thi công' })).toBeChecked();
  await page
    .locator('input[type=file]')
    .setInputFiles(fileURLToPath(new URL('plans/ho-so.pdf', import.meta.url)));
  await expect(page.getByRole('button', { name: 'Bỏ ho-so.pdf' })).toBeVisible();
  // Left and come back: what was chosen is there again.
  await page.reload();
  await expect(page.getByText('Tệp đã tải lên 1')).toBeVisible();
  await page.getByRole('button', { name: 'Gửi cho nhân viên Hiên' }).click();
  await expect(page.getByText('Nhân viên Hiên đang xem giấy tờ của bạn')).toBeVisible();

  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/review-evidence');
  await staff
    .getByRole('button', { name: new RegExp(`^Xem .* · ${author}$`, 'u') })
    .first()
    .click();
  await expect(staff.getByText(review)).toBeVisible();
  const [paper] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Giấy tờ 1.pdf' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('Giấy tờ 1.pdf');
  await staff.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(staff.getByText(review)).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto('/vi/contractor-review-company/2?proven=1&sort=highest');
  const shown = guest.getByRole('article').filter({ hasText: review });
  await expect(shown).toContainText('Có giấy tờ');
  await expect(shown).toContainText('nhân viên Hiên đã xem hợp đồng hoặc hóa đơn');
  expect(await guest.content()).not.toContain('/media/private/');
});

test('nobody finds a company that staff have not admitted', async ({ page }) => {
  const answer = await page.goto('/vi/contractor-detail/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nhắn cho nhà thầu' })).toHaveCount(0);
});
