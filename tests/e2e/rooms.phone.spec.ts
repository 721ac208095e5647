import { type Page, expect, test } from '@playwright/test';
import { besidePage, openAs, register } from './buying.ts';
import { amount, checksOutAtTheSameTotal, wholeTotal } from './rooms.ts';

/** Takes the first option of a slot that is not chosen and can be had. */
async function exchange(page: Page, slot: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Đổi gì' })
    .getByRole('button', { name: slot, exact: true })
    .tap();
  const options = page.getByRole('group', { name: slot, exact: true }).getByRole('radio');
  await expect(options.first()).toBeAttached();
  const other = await options.evaluateAll((all) =>
    all.findIndex((one) => one instanceof HTMLInputElement && !one.checked && !one.disabled),
  );
  const before = page.url();
  await options.nth(other).locator('..').tap();
  await expect(options.nth(other)).toBeChecked();
  await expect(page).not.toHaveURL(before);
}

test('a family finds its home and its style, exchanges three pieces and the floor, compares, keeps them, puts them into the cart and checks out; the link says the same in Korean', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const buyer = await besidePage(request, await register(request, 'rooms'));
  await openAs(page, buyer);

  // From the bar at the bottom to the hub, then the project, without accents.
  await page.goto('/vi/');
  await page
    .getByRole('navigation', { name: 'Điều hướng nhanh' })
    .getByRole('link', { name: 'Từng phòng' })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Từng phòng một' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Tìm dự án' }).fill('vuon song');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=vuon/);
  await page.getByRole('link', { name: 'Khu Vườn Sông' }).tap();
  await page.getByRole('link', { name: 'Căn hai phòng ngủ A', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Căn hai phòng ngủ A' })).toBeVisible();

  // Eight pairs of pictures lead to a style, and into the home in it.
  await page.getByRole('link', { name: 'Tìm phong cách của bạn' }).tap();
  for (let pair = 1; pair <= 8; pair += 1) {
    await expect(page.getByRole('status').getByText(`${pair} trên 8`)).toBeVisible();
    await page.getByRole('link', { name: pair % 2 ? 'Ảnh thứ nhất' : 'Ảnh thứ hai' }).tap();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Bạn hợp với/ })).toBeVisible();
  await page.getByRole('link', { name: /theo phong cách này$/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Căn hai phòng ngủ A' })).toBeVisible();

  // Another style, then three pieces and the floor, held beside what was there.
  const style = page.getByRole('radio', { name: 'Bắc Âu' });
  await style.locator('..').tap();
  await expect(style).toBeChecked();
  await expect(page).toHaveURL(/s=1\./);
  const whole = wholeTotal(page);
  const put = page.getByRole('button', { name: 'Giữ để so sánh' });
  const before = amount(await whole.textContent());
  await put.tap();
  for (const slot of ['Sofa', 'Bàn', 'Đèn', 'Sàn']) await exchange(page, slot);
  const packs = Number.parseInt((await page.getByText(/^\d+ gói đủ cho/u).textContent()) ?? '', 10);
  const total = amount(await whole.textContent());
  await put.tap();
  await page.getByRole('button', { name: 'Xem khác biệt' }).tap();
  const compared = page.getByRole('dialog', { name: 'So sánh lựa chọn' });
  await expect(compared.getByRole('table').getByRole('img')).toHaveCount(2);
  // The same room as both have it, parted by a line.
  await expect(compared.getByRole('slider', { name: 'Kéo để so hai lựa chọn' })).toBeVisible();
  const sums = await compared.locator('tfoot tr').first().locator('td').allTextContents();
  expect(sums.map(amount)).toEqual([before, total]);
  await page.keyboard.press('Escape');
  await expect(compared).toBeHidden();
  expect(total).toBeGreaterThan(1_000_000);
  const pieces = await page
    .getByRole('region', { name: 'Tổng cộng' })
    .getByText(/^\d+ món/)
    .textContent();

  // Kept under a name, and found again in my page.
  await page.getByRole('button', { name: 'Lưu', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Lưu lựa chọn này' });
  await dialog.getByRole('textbox').fill('Nhà của mình');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).tap();
  await expect(page.getByText('Đã lưu “Nhà của mình”.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const link = new URL(page.url());

  // Into the cart: its total is the selector's.
  await page
    .getByRole('button', { name: /^Thêm (tất cả )?vào giỏ/ })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(page.getByText(/Đã thêm \d+ sản phẩm vào giỏ/)).toBeVisible();
  const cart = await buyer.get<{ totals: { goods: number; pieces: number } }>('cart');
  expect(cart.totals.goods).toBe(total);
  // A floor is one piece here, and as many packs there.
  expect(amount(pieces) - 1 + packs).toBe(cart.totals.pieces);
  await checksOutAtTheSameTotal(page, total);

  await page.goto('/vi/my-page?tab=rooms');
  const saved = page.getByRole('article').filter({ hasText: 'Nhà của mình' });
  expect(amount(await saved.getByText(/^[\d.]+\sđ$/u).textContent())).toBe(total);
  await saved.getByRole('link', { name: 'Nhà của mình' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Căn hai phòng ngủ A' })).toBeVisible();
  // Nothing changed since: nothing is told.
  await expect(whole).toHaveText(new RegExp(total.toLocaleString('vi-VN')));
  await expect(page.getByText('Có thay đổi so với liên kết')).toHaveCount(0);

  // Somebody else, elsewhere, in Korean.
  const fresh = await browser.newContext({ locale: 'ko-KR' });
  const other = await fresh.newPage();
  await other.goto(`/ko${link.pathname.slice(3)}${link.search}`);
  const korean = other.getByRole('region', { name: '합계' }).locator('dl > div').last();
  await expect(korean.locator('dd')).toBeVisible();
  expect(amount(await korean.locator('dd').textContent())).toBe(total);
  const chosen = async (of: Page) =>
    of.locator('fieldset input:checked').evaluateAll((all) => all.length);
  expect(await chosen(other)).toBe(await chosen(page));
  await other.goto(`/ko${link.pathname.slice(3)}${link.search}&view=print`);
  const rows = other.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  expect(
    amount(await other.getByRole('table').locator('tfoot tr').last().locator('td').textContent()),
  ).toBe(total);
  const counts = await rows.locator('td:nth-child(2)').allTextContents();
  expect(counts.reduce((sum, count) => sum + amount(count), 0)).toBe(cart.totals.pieces);
  await fresh.close();
});
