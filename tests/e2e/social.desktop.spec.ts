import { type Page, expect, test } from '@playwright/test';
import { hydrated } from './pages.ts';

const loggedIn = 'Đăng nhập thành công';

/** Presses a provider's button and what the simulated provider offers. */
async function enter(page: Page, provider: string, choice: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: provider, exact: true }).click();
  const popup = await opening;
  await popup.waitForURL(/\/authorize\?/);
  await popup.locator(`button[value="${choice}"]`).click();
  return popup;
}

/** The buttons are hydrated a moment after the page is seen. */
async function openLogin(page: Page, query = ''): Promise<void> {
  await page.goto(`/vi/login${query}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Zalo', exact: true })).toBeEnabled();
}

const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

for (const provider of ['Google', 'Apple', 'Facebook', 'Zalo']) {
  test(`${provider}: registers at the first visit, signs in at the second, back to the page before`, async ({
    page,
    context,
  }) => {
    await openLogin(page, '?next=%2Fvi%2Fshop');
    await expect(page.getByText('Đăng nhập mô phỏng')).toBeVisible();
    const registered = page.waitForResponse(/register-user/);
    await enter(page, provider, 'seoyeon');
    expect((await registered).status()).toBe(201);
    await expect(page).toHaveURL(/\/vi\/shop$/);
    await expect(page.getByText(loggedIn)).toBeVisible();
    expect(await token(page)).toMatch(/^[\w-]{43}$/);

    await page.evaluate(() => localStorage.clear());
    const calls: string[] = [];
    context.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openLogin(page);
    await enter(page, provider, 'seoyeon');
    await expect(page.getByText(loggedIn)).toBeVisible();
    expect(calls).toContain('/app/auth/login-user');
    expect(calls).not.toContain('/app/auth/register-user');
  });
}

const ends = [
  ['Apple', 'refuse', /chưa đồng ý/],
  ['Google', 'close', /đã đóng/],
  ['Facebook', 'wrong-state', /không khớp/],
  ['Zalo', 'used-code', /đã được dùng/],
  ['Apple', 'used-code', /đã được dùng/],
  ['Google', 'forged', /không chấp nhận/],
  ['Google', 'wrong-nonce', /không chấp nhận/],
  ['Zalo', 'down-later', /tạm thời chưa sẵn sàng/],
] as const;

test('whatever goes wrong is said, signs nobody in, and the buttons live on', async ({ page }) => {
  await openLogin(page);
  for (const [provider, choice, words] of ends) {
    await enter(page, provider, choice);
    await expect(page.getByRole('alert')).toHaveText(words);
    expect(await token(page)).toBeNull();
  }
  await enter(page, 'Google', 'hannah');
  await expect(page.getByText(loggedIn)).toBeVisible();
});

test('Facebook is silent when its token exchange fails, and free again', async ({ page }) => {
  await openLogin(page);
  const exchanged = page.waitForResponse(/exchange-social-code/);
  await enter(page, 'Facebook', 'used-code');
  expect((await exchanged).status()).toBe(422);
  const button = page.getByRole('button', { name: 'Facebook', exact: true });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an e-mail that is taken: Google leads to the sign-up page, which registers without it', async ({
  page,
}) => {
  await openLogin(page, '?next=%2Fvi%2Fshop');
  await enter(page, 'Google', 'taken');
  await expect(page).toHaveURL(/\/vi\/signup-social\?/);
  const address = new URL(page.url());
  expect([...address.searchParams.keys()]).toEqual(['method', 'userid', 'email', 'next']);
  const emailField = page.getByRole('textbox', { name: 'Email' });
  await expect(emailField).toHaveValue('khach@hien.example');
  await page.getByRole('checkbox', { name: /điều khoản/ }).check();
  const submit = page.getByRole('button', { name: 'Đăng ký và đăng nhập' });
  await submit.click();
  await expect(page.getByText('Email này đã được đăng ký.').first()).toBeVisible();

  // The proof is in this page alone: after a reload the provider has to confirm.
  await page.reload();
  await hydrated(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Xác nhận với Google' }).click();
  await (await opening).locator('button[value="taken"]').click();
  await emailField.fill('');
  await page.getByRole('checkbox', { name: /điều khoản/ }).check();
  await submit.click();
  await expect(page).toHaveURL(/\/vi\/shop$/);
  await expect(page.getByText(loggedIn)).toBeVisible();
});

test('without windows the provider takes the place of the page, and leads back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLogin(page, '?next=%2Fvi%2Fshop');
  await page.getByRole('button', { name: 'Zalo', exact: true }).click();
  await page.waitForURL(/\/zalo\/authorize\?/);
  await page.locator('button[value="refuse"]').click();
  await expect(page.getByRole('alert')).toHaveText(/chưa đồng ý/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zalo', exact: true }).click();
  await page.locator('button[value="an"]').click();
  await expect(page).toHaveURL(/\/vi\/shop$/);
  await expect(page.getByText(loggedIn)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'hien.social.attempt',
  );
});

test('an answer nobody asked for signs nobody in', async ({ page }) => {
  await page.goto('/social-callback?code=stolen&state=guessed');
  await expect(page).toHaveURL(/\/vi\/login$/);
  await page.waitForLoadState('networkidle');
  expect(await token(page)).toBeNull();
  await openLogin(page, '?next=https%3A%2F%2Fevil.example%2F');
  await enter(page, 'Zalo', 'an');
  await expect(page).toHaveURL(/\/vi\/?$/);
});
