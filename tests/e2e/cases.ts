import { expect, type Page } from '@playwright/test';

/** Unfolds a case in a queue of staff. Who waits longest comes first: a case of today is on the last page. */
export async function unfoldCase(staff: Page, name: string): Promise<void> {
  const ours = staff.getByRole('button', { name: `Xem ${name}`, exact: true });
  const next = staff.getByRole('link', { name: 'Trang sau' });
  const first = staff.getByRole('button', { name: /^Xem / }).first();
  await expect(first).toBeVisible();
  for (let at = 2; (await ours.count()) === 0; at += 1) {
    await next.click();
    // The address changes before the list does: this mark comes with the cases of the page.
    await expect(staff.getByRole('link', { name: `Trang ${at}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(staff.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(first).toBeVisible();
  }
  await ours.click();
}
