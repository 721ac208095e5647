import { type Locator, type Page, expect, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';
import { tabTo } from './keys.ts';
import { amount, expectCheckoutTotal, wholeTotal } from './rooms.ts';

/** The next option that can be had, by the arrow. */
async function choose(page: Page, group: Locator): Promise<void> {
  const before = page.url();
  await tabTo(page, group.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(before);
}

test('the whole way by the keyboard: to the home, other pieces, compare, undo, cart and checkout at the same total', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const buyer = await besidePage(request, await register(request, 'rooms-keys'));
  await openAs(page, buyer);
  const fetched: string[] = [];
  page.on('request', (asked) => {
    const [, file] = /\/media\/layers\/[^/]+\/([^/]+)$/.exec(asked.url()) ?? [];
    if (file !== undefined) fetched.push(file);
  });
  await page.goto('/vi/room-by-room');
  await expect(page.getByRole('heading', { level: 1, name: 'Từng phòng một' })).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Tìm dự án' }));
  await page.keyboard.type('vuon song');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=vuon/);
  await tabTo(page, page.getByRole('link', { name: 'Khu Vườn Sông' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Căn hai phòng ngủ A', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Căn hai phòng ngủ A' })).toBeVisible();

  // What somebody may put there next comes while they look, on a good line.
  await expect
    .poll(() => fetched.filter((file) => file.startsWith('sofa-')).length)
    .toBeGreaterThanOrEqual(3);

  const whole = wholeTotal(page);
  const put = page.getByRole('button', { name: 'Giữ để so sánh' });
  await tabTo(page, put);
  await page.keyboard.press('Enter');
  const first = amount(await whole.textContent());
  const sofas = page.getByRole('group', { name: 'Sofa', exact: true });
  await tabTo(page, sofas.getByRole('radio', { checked: true }));
  // The next one costs as much, the one after it does not.
  await choose(page, sofas);
  await choose(page, sofas);
  await expect.poll(async () => amount(await whole.textContent())).not.toBe(first);
  const second = amount(await whole.textContent());
  await tabTo(page, put, 'Shift+Tab');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'Xem khác biệt' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'So sánh lựa chọn' });
  await expect(dialog.getByRole('table').getByRole('img')).toHaveCount(2);
  const line = dialog.getByRole('slider', { name: 'Kéo để so hai lựa chọn' });
  await tabTo(page, line);
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /^Thấy 100% Lựa chọn 2/u);
  const sums = await dialog.locator('tfoot tr').first().locator('td').allTextContents();
  expect(sums.map(amount)).toEqual([first, second]);
  await expect(dialog.getByRole('rowheader', { name: /Sofa/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // One step back and forth again; what changed is told.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => amount(await whole.textContent())).toBe(first);
  await page.keyboard.press('Control+y');
  await expect.poll(async () => amount(await whole.textContent())).toBe(second);

  const add = page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).filter({ visible: true });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Đã thêm \d+ sản phẩm vào giỏ/)).toBeVisible();
  const cart = await buyer.get<{ totals: { goods: number } }>('cart');
  expect(cart.totals.goods).toBe(second);

  await page.goto('/vi/cart');
  const order = page
    .getByRole('complementary', { name: 'Tạm tính' })
    .getByRole('link', { name: /^Đặt hàng/ });
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  await expectCheckoutTotal(page, second);
});
