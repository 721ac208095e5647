import { type Locator, type Page, expect, test } from '@playwright/test';
import { besidePage, openAs } from './buying.ts';
import { hydrated } from './pages.ts';

const member = { email: 'khach@hien.example', password: 'hien-demo-2026' };

async function signIn(page: Page): Promise<void> {
  await page.goto('/vi/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/vi\/?$/);
}

const press = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => element.click());

const account = (page: Page) => page.getByRole('button', { name: /^Tài khoản:/ });

/** Null while the page is on its way to another. */
const stored = (page: Page): Promise<string[] | null> =>
  page
    .evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('token')))
    .catch(() => null);

test('another tab signs in and out too', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/vi/shop');
  await hydrated(other);
  await expect(account(other)).toHaveCount(0);

  await signIn(page);
  await expect(account(page)).toBeVisible();
  // Nothing was done in the other tab: its storage event did it.
  await expect(account(other)).toBeVisible();
  await expect
    .poll(() => stored(other))
    .toEqual(expect.arrayContaining(['token', 'token_commerce']));

  // A tab behind another draws no frames, so a real click would wait for the menu to stand still.
  await press(account(other));
  await press(other.getByRole('menuitem', { name: 'Đăng xuất' }));
  await expect(account(other)).toHaveCount(0);
  await expect(account(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(other).toHaveURL(/\/vi\/shop$/);
});

test('a failed profile removes the token and reloads; an empty one signs out', async ({ page }) => {
  await signIn(page);
  await page.route('**/app/user/profile', (route) => route.fulfill({ status: 500, json: {} }));
  let loads = 0;
  // Not when all is loaded: a busy page finds out, and begins anew, before its last picture is there.
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto('/vi/shop', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => stored(page)).toEqual([]);
  await page.unroute('**/app/user/profile');

  await signIn(page);
  await page.route('**/app/user/profile', (route) => route.fulfill({ json: { data: null } }));
  loads = 0;
  await page.goto('/vi/shop');
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  expect(loads).toBe(1);
});

test('a header that is not hydrated knows a member, and a guest again', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('banner');
  const way = banner.getByRole('link', { name: 'Đăng nhập' });
  const mine = banner.getByRole('link', { name: 'Tài khoản' });
  await page.goto('/vi/shop');
  await expect(way).toBeVisible();
  await expect(mine).toBeHidden();
  await signIn(page);
  await expect
    .poll(
      async () => (await context.cookies()).find(({ name }) => name === 'hien-member')?.httpOnly,
    )
    .toBe(true);

  // Before any code is there the document itself shows the member's header.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vi/shop', { waitUntil: 'commit' });
  await expect(mine).toHaveAttribute('href', '/vi/my-page');
  await expect(mine).toBeVisible();
  await expect(way).toBeHidden();
  release();
  await expect(account(page)).toBeVisible();
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(way).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('hien-member');
  await page.reload();
  await expect(way).toBeVisible();
  await expect(mine).toBeHidden();
});

test('a forged token opens nothing and is gone after the first answer', async ({ page }) => {
  // Once: the page reloads by itself when it has found out.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted') !== null) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('token', 'forged-token-that-nobody-was-ever-given');
  });
  await page.goto('/vi/shop', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(account(page)).toHaveCount(0);
});

test('what the server rendered for nobody becomes a member’s page without a word of complaint', async ({
  page,
  request,
}) => {
  await openAs(page, await besidePage(request, member.email));
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const path of ['/vi/shop', '/vi/order', '/vi/cart', '/vi/my-page']) {
    await page.goto(path);
    await expect(account(page)).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});
