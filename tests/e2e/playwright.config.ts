import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../tools/lib/chromium.ts';

// A port of its own for each run, below those that the system gives to connections; the workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000));
const port = Number(process.env.E2E_PORT);

const desktop = { viewport: { width: 1280, height: 900 } };

/** Journeys through the started product: its own database, seeded anew. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: false,
  workers: 1,
  // A cold server renders its first pages and a busy machine hydrates them in seconds, not in what Playwright allows.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // One that hangs names itself before the time of its whole test is up.
    actionTimeout: 60_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What a worker asks for goes past `page.route`; offline.phone.spec.ts lets it in.
    serviceWorkers: 'block',
    // Pictures of every step cost a third of the time; the page itself is in the trace.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
      testMatch: /phone|people/,
    },
    { name: 'desktop', use: desktop, testIgnore: /phone|(clock|crawl|served-pages)\.desktop/ },
    // All pages one after the other.
    { name: 'pages', use: desktop, testMatch: /(crawl|served-pages)\.desktop/ },
    // By itself, on a product of its own: shops that miss the deadlines of other journeys' orders are stopped.
    { name: 'clock', use: desktop, testMatch: /clock\.desktop/ },
  ],
  webServer: {
    command: 'node tools/run.mjs e2e-server',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port) },
    // Warnings and errors alone: what the server says of a journey that fails.
    stdout: 'pipe',
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
