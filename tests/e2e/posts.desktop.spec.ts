import { expect, test } from '@playwright/test';

const picture = 'packages/pictures/files/rooms/kitchen-rural-01.avif';

test('a member writes of their home, goes away and comes back, publishes, and finds it among the homes', async ({
  page,
}) => {
  test.slow();
  const title = `Bếp của mẹ ${Date.now()}`;
  await page.goto('/vi/interior-share');
  await page.getByRole('link', { name: 'Viết về nhà bạn' }).click();
  await page.waitForURL('**/login?next=**');
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vi/write-post');
  const name = page.getByLabel('Tiêu đề bài viết');
  await name.fill(title);
  await expect(page.getByText('Đã giữ trên thiết bị này.')).toBeVisible();
  // The tab is closed and opened again before anything was sent.
  await page.reload();
  await expect(name).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Câu chuyện' }).click();
  await page.keyboard.type('Mở giếng trời, sơn lại tường bếp, đóng kệ gỗ thông.');
  await page.getByLabel('Thêm ảnh').first().setInputFiles(picture);
  await expect(page.getByText('1/10')).toBeVisible();
  await page.getByLabel(/^Loại nhà/).selectOption('3-bedroom');
  await page.getByLabel(/^Phong cách/).selectOption('modern');
  await page.getByLabel(/^Diện tích/).fill('42,5');
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await page.waitForURL('**/vi/edit-post/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Sửa bài viết' })).toBeVisible();
  await page.getByRole('button', { name: 'Đăng bài' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng bài' }).click();
  await page.waitForURL('**/vi/interior-share/bep-cua-me-*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByText('Mở giếng trời, sơn lại tường bếp, đóng kệ gỗ thông.').last(),
  ).toBeVisible();
  await page.goto('/vi/interior-share');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  // Taken back it is nobody's but the author's.
  await page.getByRole('link', { name: 'Bài viết của tôi' }).click();
  await page.getByRole('button', { name: `Việc khác với “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Gỡ bài xuống' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gỡ bài xuống' }).click();
  await expect(page.getByText('Đã gỡ bài xuống. Chỉ mình bạn thấy.')).toBeVisible();
  await page.goto('/vi/interior-share');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  // The area is written as it was typed, and deleting where it is written saves nothing on the way.
  await page.goto('/vi/interior-share/my-post');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByLabel(/^Diện tích/)).toHaveValue('42,5');
  await name.fill('Không ai lưu tên này');
  const saved: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/save')) saved.push(sent.url());
  });
  await page.getByRole('button', { name: 'Việc khác với “Không ai lưu tên này”' }).click();
  await page.getByRole('menuitem', { name: 'Xóa bài' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa bài' }).click();
  await page.waitForURL('**/vi/interior-share/my-post');
  await expect(page.getByText('Đã xóa bài.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
  expect(saved).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('Không ai lưu tên này');
});
