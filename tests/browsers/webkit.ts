import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Builder, By } from 'selenium-webdriver';
import { freePort } from '../bench/lib/product.ts';
import { type Driver, eventually, PATIENCE } from './driver.ts';

/** Its window cannot be smaller; a phone's layout all the same. */
const WIDTH = 500;

/** WebKitGTK's own browser by WebDriver, on a screen that nobody sees: the engine of iPhones, not their app. */
export async function openWebKit(binary: string): Promise<Driver> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => process.kill(-(server.pid ?? 0));
  try {
    const browser = await connect(port, binary);
    await browser.manage().window().setRect({ width: WIDTH, height: 844 });
    const found = async (xpath: string) => {
      const element = await eventually(xpath, async () => {
        for (const one of await browser.findElements(By.xpath(xpath)))
          if (await one.isDisplayed()) return one;
        return undefined;
      });
      await browser.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      return element;
    };
    return {
      open: (url) => browser.get(url),
      press: async (xpath) => (await found(xpath)).click(),
      type: async (xpath, text) => {
        const element = await found(xpath);
        await element.click();
        await element.sendKeys(text);
      },
      see: async (xpath) => (await found(xpath)).getText(),
      address: () => browser.getCurrentUrl(),
      photograph: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
      close: async () => {
        await browser.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(port: number, binary: string) {
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const last = performance.now() + PATIENCE;
  for (;;)
    try {
      return await builder.build();
    } catch (error) {
      // The driver needs a second until it listens.
      if (performance.now() > last) throw error;
      await new Promise((later) => void setTimeout(later, 250));
    }
}
