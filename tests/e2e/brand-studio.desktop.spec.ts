import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('a partner picks a look: the page wears it, what is hard to read is mended, the link takes it into the show flat', async ({
  page,
}) => {
  await page.goto('/vi/room-by-room/demo/introduction');
  const studio = page.getByRole('region', { name: 'Xưởng thương hiệu' });
  await studio.scrollIntoViewIfNeeded();
  const primary = studio.getByRole('textbox', { name: 'Màu chính', exact: true });
  // As somebody who copied it from a style guide would type it.
  await expect(async () => {
    await primary.fill('14463C');
    await expect(studio.getByRole('button', { name: 'Bỏ diện mạo này' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  const ask = page.getByRole('link', { name: 'Trao đổi với chúng tôi' }).first();
  await expect(ask).toHaveCSS('background-color', 'rgb(20, 70, 60)');
  await expect(page).toHaveURL(/brand=.*14463c/);

  const ink = studio.getByRole('textbox', { name: 'Mực chữ', exact: true });
  await ink.fill('#b9b9b9');
  await expect(studio.getByText('1 cặp màu khó đọc')).toBeVisible();
  // The page itself can be read all the while.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS(
    'color',
    'rgb(185, 185, 185)',
  );
  await studio.getByRole('button', { name: 'Sửa giúp tôi' }).click();
  await expect(studio.getByText(/đạt chuẩn đọc được WCAG AA/)).toBeVisible();
  await studio.getByRole('textbox', { name: 'Tên thương hiệu' }).fill('Vạn Thắng');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    studio.getByRole('button', { name: 'Tải tệp thương hiệu' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('vanthang.tokens.json');
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    light: { action: { primary: { bg: { $value: { hex: string } } } } };
  };
  expect(file.light.action.primary.bg.$value.hex).toBe('#14463c');

  await expect(page).toHaveURL(/brand=.*Th%E1%BA%AFng/);
  await page.getByRole('link', { name: 'Mở cả căn' }).click();
  await expect(page.getByRole('region', { name: 'Tổng cộng' })).toBeVisible();
  const worn = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--action-primary-bg'),
    );
  await expect.poll(worn).toContain('#14463c');
  // Elsewhere the house wears its own.
  await page.goto('/vi/shop?brand=f7f8f4.16241d.14463c.b4552d.2f6b57');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await worn()).not.toContain('#14463c');
});
