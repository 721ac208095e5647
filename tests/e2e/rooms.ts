import { type Page, expect as quick } from '@playwright/test';
import type { Member } from './buying.ts';

/** A page that was just opened hydrates a moment after it is seen, on a busy machine later. */
const expect = quick.configure({ timeout: 20_000 });

/** `12.500.000 đ` → 12500000. */
export const amount = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));

/** What the whole choice costs, as the selector says it. */
export const wholeTotal = (page: Page) =>
  page.getByRole('region', { name: 'Tổng cộng' }).locator('dl > div').last().locator('dd');

/** Puts what is chosen into the cart, reads that it costs there what it cost here, and answers how much. */
export async function addsAtTheSameTotal(page: Page, buyer: Member): Promise<number> {
  const said = amount(await wholeTotal(page).textContent());
  expect(said).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Thêm (tất cả )?vào giỏ/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText(/Đã thêm \d+ sản phẩm vào giỏ/)).toBeVisible();
  const { totals } = await buyer.get<{ totals: { goods: number } }>('cart');
  expect(totals.goods).toBe(said);
  return said;
}

/** List prices stand first at the checkout, and what is less of them below; together they are what was chosen. */
export async function expectCheckoutTotal(page: Page, total: number): Promise<void> {
  await expect(page).toHaveURL(/\/vi\/order-confirmation/);
  const summary = page.getByRole('complementary', { name: 'Tổng đơn hàng' });
  const line = async (label: string): Promise<number> => {
    const term = summary.getByText(label, { exact: true });
    if ((await term.count()) === 0) return 0;
    return amount(await term.locator('xpath=..').first().textContent());
  };
  await expect
    .poll(async () => (await line('Tiền hàng')) - (await line('Giảm giá sản phẩm')))
    .toBe(total);
}

/** From the cart on, by a press: the link stands in the summary, on a phone in the bar below. */
export async function checksOutAtTheSameTotal(page: Page, total: number): Promise<void> {
  await page.goto('/vi/cart');
  await page
    .getByRole('link', { name: /^Đặt hàng/ })
    .filter({ visible: true })
    .click();
  await expectCheckoutTotal(page, total);
}
