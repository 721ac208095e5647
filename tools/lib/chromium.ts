import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { run, stop } from './run.ts';

const KNOWN = [
  // The browser without windows: nobody looks at one in a test, and a third of its work is gone.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser on this machine, or undefined so that Playwright looks for its own. CHROMIUM overrides. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? KNOWN.find((path) => existsSync(path));
}

/** What Chromium needs where it runs as root and must not call home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
];

/** Makes sure that a Chromium is there: an existing one, Debian's, or Playwright's own. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return;
  if (canInstallDebianPackages())
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await installDebianPackages(name)) && chromiumPath()) return;
  const { code } = await run('playwright', ['install', 'chromium'], { live: true });
  if (code !== 0) stop('No Chromium found. Install one and name it: CHROMIUM=/path/to/chromium.');
}
