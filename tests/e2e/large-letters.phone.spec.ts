import { type Guard, allRoutes } from '@hien/domain/routes';
import { type Page, expect, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { buyerAndSeller } from './ordering.ts';
import { cutInBars, setLetters, squeezed, wider } from './wider.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What stands for a parameter of an address; an id of 1 is planted for everything. */
const samples = { category: 'privacy', type: 'customer', status: 'all', payType: 'QR' };

function addressesOf(guard: Guard, given: Readonly<Record<string, string>> = {}): string[] {
  const values: Readonly<Record<string, string>> = { ...samples, ...given };
  return Object.values(allRoutes)
    .filter((route) => route.guard === guard)
    .map(
      ({ pattern }) =>
        `/vi/${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')}`,
    );
}

/** Opens each and gathers what is wider than the window. */
async function widerOf(
  page: Page,
  addresses: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('main :is(h1, h2)').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const parts = await wider(page);
    if (parts.length > 0) found[address] = parts;
  }
  return found;
}

test('letters of 200 % make no page wider than a phone, for guests', async ({ page }) => {
  // Some ninety pages.
  test.setTimeout(480_000);
  await setLetters(page, 200);
  expect(await widerOf(page, addressesOf('open'))).toEqual({});
});

for (const language of ['vi', 'en', 'ko'])
  test(`letters of 200 % cut no label of the bar (${language})`, async ({ page }) => {
    await setLetters(page, 200);
    await page.goto(`/${language}/career`);
    await expect(page.getByRole('navigation').locator('a span').last()).toBeVisible();
    expect(await cutInBars(page)).toEqual([]);
  });

test('categories of the shop are pushed, not squeezed', async ({ page }) => {
  await page.goto('/vi/shop');
  await expect(page.getByRole('link', { name: 'Sofa & ghế bành' }).first()).toBeVisible();
  expect(await squeezed(page)).toEqual([]);
});

test('letters of 200 % make no page wider than a phone, for members', async ({ page, request }) => {
  test.setTimeout(360_000);
  const { buyer, buy } = await buyerAndSeller(request);
  const { id } = await buy('COD');
  await openAs(page, buyer);
  await setLetters(page, 200);
  const addresses = [
    ...addressesOf('auth', { id: String(id) }),
    '/vi/my-page?tab=addresses',
    `/vi/order/order-shop-detail/${id}`,
    `/vi/order-shop-detail-cancel/${id}`,
  ];
  expect(await widerOf(page, addresses)).toEqual({});
});
