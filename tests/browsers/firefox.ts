import puppeteer from 'puppeteer-core';
import { type Driver, eventually } from './driver.ts';

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const found = (xpath: string) =>
    eventually(xpath, async () => {
      for (const element of await page.$$(`::-p-xpath(${xpath})`))
        if (await element.isVisible()) {
          // Away from the bars that lie over the window's edges.
          await element.evaluate((node) =>
            node.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          return element;
        }
      return undefined;
    });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    press: async (xpath) => (await found(xpath)).click(),
    type: async (xpath, text) => {
      await (await found(xpath)).click();
      await page.keyboard.type(text);
    },
    see: async (xpath) => (await found(xpath)).evaluate((node) => node.textContent ?? ''),
    address: async () => page.url(),
    photograph: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  };
}
