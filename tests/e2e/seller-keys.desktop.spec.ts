import { type Page, expect, test } from '@playwright/test';
import { openAs } from './buying.ts';
import { buyerAndSeller, readOrder } from './ordering.ts';

/** Goes on by Tab, or back by Shift+Tab, until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    const reached = await page.evaluate(() => {
      const at = document.activeElement;
      const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;
      const label = isField ? at.labels?.[0]?.textContent : undefined;
      return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
    });
    if (name.test(reached)) return;
  }
  throw new Error(`nothing is called ${name}`);
}

test("a seller's morning by the keyboard alone: two orders are found, accepted together and sent together", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { buyer, seller, buy } = await buyerAndSeller(request);
  const bought = [await buy('QR'), await buy('QR', 2)];
  const numbers = await Promise.all(
    bought.map(async ({ id }) => (await readOrder(buyer, id)).number),
  );
  await openAs(page, seller);
  await page.goto('/vi/shop-manager/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const { keyboard } = page;
  const search = page.getByRole('combobox', { name: 'Tìm dòng hàng' });
  const dialog = page.getByRole('dialog');
  /** Both are looked for one after the other; what was ticked stays ticked. */
  const tickBoth = async () => {
    for (const [index, number] of numbers.entries()) {
      await keyboard.press('/');
      await expect(search).toBeFocused();
      await keyboard.press('Control+a');
      await keyboard.type(number);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${number}`));
      const row = page.getByRole('row').filter({ hasText: number });
      await expect(row).toHaveCount(1);
      await expect(page.getByRole('row')).toHaveCount(2);
      // Out of the search, whose letters are its own.
      await tabTo(page, /^Chọn SO/);
      await keyboard.press('x');
      await expect(page.getByText(`Đã chọn ${index + 1}`)).toBeVisible();
    }
  };

  // From the first key: the list of orders by the navigation.
  await tabTo(page, /^Tình trạng đơn hàng/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tình trạng đơn hàng' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await keyboard.press('?');
  await expect(dialog.getByText('Xuống dòng kế tiếp')).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await tickBoth();
  await tabTo(page, /^Nhận đơn \(2\)$/);
  await keyboard.press('Enter');
  await expect(dialog.getByText('2 dòng sẽ được xử lý')).toBeVisible();
  await tabTo(page, /^Xử lý 2 dòng$/);
  await keyboard.press('Enter');
  await expect(dialog.getByText('2 dòng đã xong, 0 dòng không được')).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // They moved on to the next tab.
  await tabTo(page, /^Đang chuẩn bị hàng/, 'Shift+Tab');
  await keyboard.press('Enter');
  // The address changes before the list does, and a search meanwhile would leave the tab again.
  await expect(page.getByRole('link', { name: /^Đang chuẩn bị hàng/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page).toHaveURL(/tab=preparing/);
  await tickBoth();

  // One is looked at without a mouse: what its buyer wrote, and back.
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { expanded: true, name: /SO/ })).toBeVisible();
  await keyboard.press('Enter');

  await tabTo(page, /^Gửi hàng \(2\)$/);
  await keyboard.press('Enter');
  await expect(dialog.getByText('2 dòng sẽ được xử lý')).toBeVisible();
  await tabTo(page, /^Đơn vị vận chuyển/);
  await keyboard.type('GHN');
  await tabTo(page, /^Dán mã vận đơn/);
  await keyboard.insertText(numbers.map((number, index) => `${number}\tGHN-${index}`).join('\n'));
  await tabTo(page, /^Xử lý 2 dòng$/);
  await keyboard.press('Enter');
  await expect(dialog.getByText('2 dòng đã xong, 0 dòng không được')).toBeVisible();
  await keyboard.press('Escape');
  for (const { id } of bought)
    await expect.poll(async () => (await readOrder(buyer, id)).code).toBe(3);
});
