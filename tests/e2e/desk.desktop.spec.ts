import { expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';

const files = ['living-rural-01', 'kitchen-rural-01'].map(
  (room) => `packages/pictures/files/rooms/${room}.avif`,
);

test('staff write an article in three languages with pictures and a piece, plan it, publish it and take it back; a reader finds it and opens the piece', async ({
  browser,
  request,
}) => {
  test.slow();
  const title = `Hiên sau mùa mưa ${Date.now()}`;
  const staff = await browser.newPage();
  await openAs(staff, await besidePage(request, 'quantri@hien.example'));
  await staff.goto('/vi/admin/reading');
  await staff.getByRole('button', { name: 'Viết bài mới' }).click();
  await staff.waitForURL(/\/vi\/admin\/reading-text\/\d+$/);
  const id = /\d+$/.exec(staff.url())?.[0] ?? '';
  const [vi, en, ko] = ['Tiếng Việt', 'Tiếng Anh', 'Tiếng Hàn'].map((name) =>
    staff.getByRole('region', { name, exact: true }),
  );
  if (!vi || !en || !ko) throw new Error('three languages');
  await vi.getByRole('textbox', { name: /^Tiêu đề/ }).fill(title);
  await vi.getByLabel(/^Lời dẫn/).fill('Nước rút rồi, sàn gạch bông vẫn mát.');
  await en.getByRole('textbox', { name: /^Tiêu đề/ }).fill(`A veranda after the rains ${id}`);
  await en.getByLabel(/^Lời dẫn/).fill('The water is gone and the tiles are cool again.');
  await ko.getByRole('textbox', { name: /^Tiêu đề/ }).fill(`장마 뒤의 툇마루 ${id}`);
  await ko.getByLabel(/^Lời dẫn/).fill('물이 빠지고 타일은 다시 시원합니다.');

  // The Vietnamese: a heading, two pictures under one caption, and a piece that is found by its name.
  const words = vi.getByRole('textbox', { name: /^Nội dung/ });
  await words.click();
  await staff.keyboard.type('## Sàn trước, ghế sau');
  await staff.keyboard.press('Enter');
  await staff.keyboard.type('Gạch khô thì mới kê ghế.');
  await staff.keyboard.press('Enter');
  const chooser = staff.waitForEvent('filechooser');
  await vi.getByRole('button', { name: 'Bộ ảnh' }).click();
  await (await chooser).setFiles(files);
  await expect(words.locator('figure img')).toHaveCount(2);
  await staff.keyboard.type('Trước và sau mùa mưa');
  await expect(words.locator('figcaption')).toHaveText('Trước và sau mùa mưa');
  await staff.keyboard.press('Enter');
  await vi.getByRole('button', { name: 'Món trong cửa hàng' }).click();
  await vi.getByRole('searchbox', { name: 'Tìm món theo tên' }).fill('ghế');
  const found = vi.getByRole('list', { name: 'Tìm món theo tên' }).getByRole('button').first();
  await found.click();
  await expect(words.locator('[contenteditable=false] img')).toBeVisible();
  const english = en.getByRole('textbox', { name: /^Nội dung/ });
  await english.click();
  await staff.keyboard.type('Only dry tiles take a chair.');

  // A picture of the text is its cover.
  await staff.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(staff.getByText(/^Đã lưu lúc/)).toBeVisible();
  await staff.reload();
  await expect(words.locator('figcaption')).toHaveText('Trước và sau mùa mưa');
  await staff.getByRole('button', { name: 'Chọn ảnh đã có' }).click();
  await staff.getByRole('button', { name: 'Ảnh 1 trong bài này' }).click();
  await expect(staff.getByText('1/1')).toBeVisible();
  await vi.getByLabel(/^Ảnh bìa bằng lời/).fill('Hiên nhà lát gạch bông, ghế mây quay ra vườn');
  await expect(staff.getByText(/^Đã lưu lúc/)).toBeVisible({ timeout: 20_000 });

  const status = async () =>
    (await request.get(`/vi/article/${id}`, { headers: { accept: 'text/html' } })).status();
  expect(await status()).toBe(404);
  await staff.getByRole('button', { name: 'Hẹn giờ đăng' }).click();
  const plan = staff.getByRole('dialog');
  await plan.getByRole('button', { name: 'Hẹn giờ đăng' }).click();
  await expect(staff.getByText(/^Tự đăng lúc/)).toBeVisible();
  expect(await status()).toBe(404);
  await staff.getByRole('button', { name: 'Đăng bài' }).first().click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Đăng bài' }).click();
  await expect(staff.getByText('Bài đã lên trang.')).toBeVisible();

  // A reader finds it by a word of its title, reads it in two languages and follows the piece.
  const reader = await browser.newPage();
  await reader.goto('/vi/article');
  await reader.getByRole('link', { name: title }).first().click();
  await reader.waitForURL(`**/vi/article/${id}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Sàn trước, ghế sau' })).toBeVisible();
  const figure = reader.locator('figure').filter({ hasText: 'Trước và sau mùa mưa' });
  await expect(figure.locator('img')).toHaveCount(2);
  // Each opens large.
  await figure.getByRole('button').last().click();
  await expect(reader.getByRole('dialog')).toBeVisible();
  await reader.keyboard.press('Escape');
  await expect(
    reader.getByRole('img', { name: 'Hiên nhà lát gạch bông, ghế mây quay ra vườn' }),
  ).toBeVisible();
  await reader.goto(`/en/article/${id}`);
  await expect(
    reader.getByRole('heading', { level: 1, name: `A veranda after the rains ${id}` }),
  ).toBeVisible();
  await expect(reader.getByText('Only dry tiles take a chair.')).toBeVisible();
  await reader.goto(`/vi/article/${id}`);
  const piece = reader.getByRole('main').locator('a[href*="/vi/shop-detail/"]').first();
  const name = (await piece.locator('span span').first().innerText()).trim();
  await piece.click();
  await reader.waitForURL(/\/vi\/shop-detail\/\d+/);
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();

  await staff.getByRole('button', { name: 'Gỡ xuống' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Gỡ xuống' }).click();
  await expect.poll(status, { timeout: 30_000 }).toBe(404);
  await reader.goto('/vi/article');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
});
