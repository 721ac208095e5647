import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser on this machine, or undefined so that Playwright looks for its own. CHROMIUM overrides. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return KNOWN.find((path) => existsSync(path));
}
