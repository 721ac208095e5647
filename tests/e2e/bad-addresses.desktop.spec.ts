import { expect, test } from '@playwright/test';

test('the root and unknown languages lead to Vietnamese, with the same path', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/vi\/?$/);
  await page.goto('/fr/shop?sort=newest');
  await expect(page).toHaveURL('/vi/shop?sort=newest');
});

const MISSING = [
  '/vi/no-such-page',
  '/ko/shop-detail/999999',
  '/en/shop-detail/abc',
  '/vi/shop-detail/1%00',
];
for (const path of MISSING) {
  test(`${path} is a page that is not there, in the visitor's language`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toMatch(/\bat .+:\d+:\d+/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3));
  });
}

test('values of the address that make no sense are left out', async ({ page }) => {
  await page.goto('/vi/shop?page=-3&category=abc&brand=,;&priceFrom=1e99&sort=drop%20table');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('what one searches for is words, whatever it holds', async ({ page }) => {
  await page.goto(`/vi/search-result/${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '<img src=x onerror=alert(1)>',
  );
});

test('API callers get typed errors', async ({ request }) => {
  const broken = await request.post('/app/auth/login-user', {
    data: '{"email":',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status()).toBe(400);
  expect(await broken.json()).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  });

  const huge = await request.post('/app/auth/login-user', {
    data: { email: 'a'.repeat(2_000_000) },
  });
  expect(huge.status()).toBe(413);

  const forged = await request.get('/app/user/profile', {
    headers: { authorization: 'Bearer forged', 'accept-language': 'ko' },
  });
  expect(forged.status()).toBe(401);
  expect(((await forged.json()) as { message: string }).message).toMatch(/\p{Script=Hangul}/u);
});
