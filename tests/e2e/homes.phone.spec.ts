import { expect, test } from '@playwright/test';

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
