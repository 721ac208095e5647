import { expect, test } from '@playwright/test';

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
  const paid = page.getByRole('article').filter({ hasText: 'Đứng đây vì mua vị trí' });
  await expect(paid).toHaveCount(3);
  for (const card of await paid.all())
    await expect(card.getByText('Quảng cáo', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Công ty TNHH Nhà Nhỏ Studio/ }).click();
  await expect(page).toHaveURL(/\/vi\/contractor-detail\/3$/);
  await expect(page.getByText('Đăng ký kinh doanh')).toBeVisible();
  await page.getByRole('link', { name: 'Nhắn cho nhà thầu' }).click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/send-email\/3$/);
  await page.getByLabel('Số điện thoại').fill('0912345678');
  await page.getByLabel('Nội dung').fill('Căn hộ 52 m², muốn sửa bếp và thêm tủ trước Tết.');
  await page.getByRole('button', { name: 'Gửi tin nhắn' }).click();
  await expect(page.getByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeVisible();
});

test('nobody finds a company that staff have not admitted', async ({ page }) => {
  const answer = await page.goto('/vi/contractor-detail/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nhắn cho nhà thầu' })).toHaveCount(0);
});
