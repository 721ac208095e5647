import { type Locator, type Page, expect } from '@playwright/test';

const most = 150;

/** Goes on by Tab alone until this has the focus, as somebody without a pointer does; `back` goes the other way. */
export async function tabTo(page: Page, target: Locator, back = false): Promise<void> {
  await expect(target).toBeVisible();
  for (let at = 0; at < most; at += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached by ${most} presses of Tab.`);
}

/** Reaches it by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
