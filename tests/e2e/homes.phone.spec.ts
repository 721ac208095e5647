import { expect, test } from '@playwright/test';
import { hydrated } from './pages.ts';

const home = '/vi/interior-share/bay-muoi-met-vuong-va-mot-cai-hien';

test('a guest likes a home, signs in, and the like is there; then buys what stands in it', async ({
  page,
}) => {
  // The address that the home had before.
  await page.goto('/vi/interior-share/bay-muoi-met-vuong');
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  const like = page.getByRole('button', { name: /^Thích “/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const before = Number((await like.innerText()).match(/(\d+) lượt thích/)?.[1]);
  await like.click();
  await page.waitForURL('**/login?next=**');
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${home}`);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(`${before + 1} lượt thích`);
  await page.getByRole('button', { name: /^Thêm \d+ món vào giỏ$/ }).click();
  await expect(page.getByText(/^Đã thêm \d+ món vào giỏ/).first()).toBeVisible();
});

test('a guest writes below a home, signs in, and sends what they typed; then takes it away', async ({
  page,
}) => {
  const words = `Cái hiên đẹp quá! <b>${Date.now()}</b>`;
  await page.goto(home);
  const box = page.getByRole('textbox', { name: /Bạn nghĩ gì/ });
  await box.scrollIntoViewIfNeeded();
  await box.fill(words);
  await page.getByRole('button', { name: 'Đăng nhập để gửi' }).click();
  await page.waitForURL('**/login?next=**');
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel(/^Mật khẩu/).fill('hien-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${home}#comments`);
  await expect(box).toHaveValue(words);
  await page.getByRole('button', { name: 'Gửi bình luận' }).click();
  const said = page.getByRole('article').filter({ hasText: words });
  await expect(said).toBeVisible();
  await expect(box).toHaveValue('');
  await page.reload();
  await said.scrollIntoViewIfNeeded();
  await said.getByRole('button', { name: 'Xóa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa bình luận' }).click();
  await expect(said).toHaveCount(0);
});

test('the list takes the next page to the first, and a way back from a home leads to where it was left', async ({
  page,
}) => {
  await page.goto('/vi/interior-share');
  await hydrated(page);
  await page.getByRole('link', { name: /^Xem thêm \d+$/ }).click();
  await expect(page.getByText(/^Đang hiện 42 trong \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/vi\/interior-share\/page-2$/);
  await expect(page.locator('[data-listed]').nth(21).getByRole('link').first()).toBeFocused();
  const entry = page.locator('[data-listed]').nth(30);
  await entry.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(window.scrollY));
  await entry.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vi\/interior-share\/(?!page-)[\w-]+$/);
  await page.goBack();
  await expect(entry).toBeInViewport();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  // Out of the list, as if it had been one page.
  await page.reload();
  await expect(page.getByText(/^Đang hiện 21 trong \d+$/)).toBeVisible();
});
