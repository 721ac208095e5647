import { expect, test } from '@playwright/test';

test('a visitor reads home, changes the language, finds a lamp without accents, signs in and is sent back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/vi\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const korean = page
    .getByRole('menuitem', { name: /한국어/ })
    .or(page.getByRole('link', { name: /한국어/ }))
    .first();
  // A page that was rendered on the server listens a moment after it is seen.
  await expect(async () => {
    await page
      .getByRole('button', { name: /Ngôn ngữ/ })
      .first()
      .click();
    await expect(korean).toBeVisible({ timeout: 1000 });
  }).toPass();
  await korean.click();
  await expect(page).toHaveURL(/\/ko\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');

  await page.goto('/vi');
  const search = page.getByRole('combobox').first();
  await search.fill('den tran');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/vi\/(search-result\/den|shop\?q=den)/);
  const lamp = page
    .locator('main article')
    .getByRole('link', { name: /đèn trần/i })
    .first();
  await expect(lamp).toBeVisible();

  await lamp.click();
  await expect(page).toHaveURL(/\/vi\/shop-detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /đèn trần/i })).toBeVisible();
  const product = page.url();

  await page.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await expect(page).toHaveURL(/\/vi\/login\?next=/);
  await page.getByLabel('Email').fill('khach@hien.example');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('sai-mat-khau');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('khach@hien.example');

  await page
    .getByLabel('Mật khẩu', { exact: true })
    .fill(process.env.DEMO_PASSWORD ?? 'hien-demo-2026');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(product);

  // The account's menu: opened by a press and by a key, inside the window, and its way out leads out.
  const account = page.getByRole('button', { name: /^Tài khoản:/ });
  const menu = page.locator('[role=menu]:popover-open');
  await account.click();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await account.press('Enter');
  await menu.getByRole('menuitem', { name: 'Đơn hàng của tôi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng của tôi' })).toBeVisible();
  await account.click();
  await menu.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
});

test('a set of the home page opens its own pieces, kept by one press', async ({ page }) => {
  await page.goto('/vi');
  const set = page
    .getByRole('article')
    .filter({ hasText: /\d món · từ/ })
    .first();
  const name = (await set.getByRole('heading').textContent()) ?? '';
  const pieces = /(\d+) món/.exec((await set.textContent()) ?? '')?.[1];
  await set.getByRole('link').click();
  await expect(page).toHaveURL(/\/vi\/shop\?set=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const listed = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(listed.getByRole('listitem')).toHaveCount(Number(pieces));
  await listed.getByRole('button', { name: /vào giỏ$/ }).click();
  // A guest: kept on the device, with the way to the login.
  await expect(page.getByText(/đã được giữ|Đã giữ/).first()).toBeVisible();
});

test('a list lives in its address and back brings the visitor to it', async ({ page }) => {
  await page.goto('/vi/shop?sort=price-asc&inStock=1&page=2');
  const first = page.getByRole('list').locator('article a').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/shop-detail/);
  await page.goBack();
  await expect(page).toHaveURL('/vi/shop?sort=price-asc&inStock=1&page=2');
  await expect(page.getByText('Trang 2 /').first()).toBeAttached();
});

test('the product page keeps the chosen option in its address', async ({ page }) => {
  await page.goto('/vi/shop-detail/12');
  const other = page.locator('input[type=radio]:enabled:not(:checked)').first();
  const value = await other.getAttribute('value');
  await other.check({ force: true });
  await expect(page).toHaveURL(`/vi/shop-detail/12?option=${value}`);
  await page.reload();
  await expect(page.locator(`input[type=radio][value="${value}"]`)).toBeChecked();
});
