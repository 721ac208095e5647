import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { run, stop } from './run.ts';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser on this machine, or undefined so that Playwright looks for its own. CHROMIUM overrides. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? KNOWN.find((path) => existsSync(path));
}

/** What no test has a use for. The last list of a command wins, so what Playwright leaves out for a test's sake stands here too. */
const disabledFeatures = [
  // Pages that wait below an address bar in which nobody types: two processes and half a second of a core for every context.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** What Chromium needs where it runs as root and must not call home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Makes sure that a Chromium is there: an existing one, Debian's, or Playwright's own. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return;
  if (canInstallDebianPackages() && (await installDebianPackages('chromium')) && chromiumPath())
    return;
  const { code } = await run('playwright', ['install', 'chromium'], { live: true });
  if (code !== 0) stop('No Chromium found. Install one and name it: CHROMIUM=/path/to/chromium.');
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A browser for pictures alone: Debian's without windows where it is there or can be installed, which takes a quarter less
 * time, else the usual one. Tests keep to the usual one, whose forced colours and broken pictures are a person's.
 */
export async function ensureQuickChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM === undefined) {
    if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
    if (
      canInstallDebianPackages() &&
      (await installDebianPackages('chromium-headless-shell')) &&
      existsSync(HEADLESS_SHELL)
    )
      return HEADLESS_SHELL;
  }
  await ensureChromium();
  return chromiumPath();
}
