import { type Locator, type Page, expect } from '@playwright/test';

const most = 400;

/** Goes on by Tab alone, or by another key, until this has the focus, as somebody without a pointer gets to it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} was not reached by ${most} presses of ${key}.`);
}

/** Gets to it by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
