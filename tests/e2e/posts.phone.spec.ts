import { expect, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';

const rooms = ['kitchen-rural-01', 'living-japandi-01'].map(
  (name) => `packages/pictures/files/rooms/${name}.avif`,
);

test('on a phone a member writes with pictures and marks, loses the line, comes back, publishes, and a reader buys both marked pieces', async ({
  page,
  request,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `Bếp và phòng khách ${Date.now()}`;
  await openAs(page, await besidePage(request, await register(request, 'viet-bai')));
  await page.goto('/vi/write-post');
  const name = page.getByLabel('Tiêu đề bài viết');
  await name.fill(title);
  await page.getByLabel('Thêm ảnh').first().setInputFiles(rooms);
  await expect(page.getByText('2/10')).toBeVisible();

  // A tap where the piece stands, then what it is: one found in the shop on each picture.
  const named: string[] = [];
  for (const [at, word] of ['ghế', 'đèn'].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Ảnh 2, chưa có dấu' }).tap();
    const ground = page.getByRole('button', { name: new RegExp(`^Ảnh ${at + 1}: chạm vào nơi`) });
    await ground.scrollIntoViewIfNeeded();
    await ground.tap({ position: { x: 120, y: 90 } });
    await page.getByLabel('Món này là gì?').fill(word);
    const found = page.getByRole('list', { name: 'Món tìm thấy trong cửa hàng' });
    const pieces = found.getByRole('button').filter({ hasNotText: 'hết hàng' });
    await pieces.first().tap();
    await expect(page.getByRole('button', { name: /^Dấu 1: / })).toBeVisible();
    const mark = await page.getByRole('button', { name: /^Dấu 1: / }).getAttribute('aria-label');
    named.push((mark ?? '').replace('Dấu 1: ', ''));
  }
  await page.getByRole('button', { name: 'Lưu bản nháp' }).tap();
  await page.waitForURL('**/vi/edit-post/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Sửa bài viết' })).toBeVisible();

  // In a tunnel: what is written stays here, and is sent by itself when the line is back.
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Câu chuyện' }).tap();
  await page.keyboard.type('Viết trong hầm, không có sóng.');
  await page.getByRole('button', { name: 'Lưu bản nháp' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa lưu được' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Đã lưu lúc/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Câu chuyện' })).toHaveText(
    'Viết trong hầm, không có sóng.',
  );
  await page.getByLabel(/^Loại nhà/).selectOption('2-bedroom');
  await page.getByLabel(/^Phong cách/).selectOption('modern');
  await page.getByRole('button', { name: 'Đăng bài' }).filter({ visible: true }).first().tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng bài' }).tap();
  await page.waitForURL('**/vi/interior-share/bep-va-phong-khach-*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const reader = await browser.newPage();
  const buyer = await besidePage(request, await register(request, 'nguoi-doc'));
  await openAs(reader, buyer);
  await reader.goto(new URL(page.url()).pathname);
  const list = reader.getByRole('region', { name: 'Đồ trong nhà này' });
  for (const piece of named) await expect(list).toContainText(piece);
  await reader.getByRole('button', { name: 'Thêm 2 món vào giỏ' }).click();
  await expect(reader.getByText(/^Đã thêm 2 món vào giỏ/).first()).toBeVisible();
  const { sellers } = await buyer.get<{ sellers: { lines: object[] }[] }>('cart');
  const names = sellers.flatMap(({ lines }) => lines.map((line) => JSON.stringify(line)));
  expect(names).toHaveLength(2);
  for (const piece of named) expect(names.join()).toContain(piece);
});
