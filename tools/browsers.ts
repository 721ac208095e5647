import { existsSync, mkdirSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './lib/debian.ts';
import { buildWeb } from './lib/build.ts';
import { stop } from './lib/run.ts';
import { withProduct } from '../tests/bench/lib/product.ts';
import type { Driver } from '../tests/browsers/driver.ts';
import { openFirefox } from '../tests/browsers/firefox.ts';
import { walk } from '../tests/browsers/journey.ts';
import { openWebKit } from '../tests/browsers/webkit.ts';

// pnpm browsers            the main journey in Firefox and in WebKit
// pnpm browsers webkit     in one of them
interface Engine {
  packages: string[];
  program: string;
  open: (program: string) => Promise<Driver>;
}

const engines: Record<string, Engine> = {
  firefox: { packages: ['firefox-esr'], program: '/usr/bin/firefox-esr', open: openFirefox },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    program: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    open: openWebKit,
  },
};

async function ensure(name: string, { packages, program }: Engine): Promise<void> {
  if (existsSync(program)) return;
  if (canInstallDebianPackages() && (await installDebianPackages(...packages))) return;
  stop(`${name} needs Debian's ${packages.join(', ')} at ${program}.`);
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in engines));
if (unknown) stop(`There is no browser "${unknown}": ${Object.keys(engines).join(', ')}.`);

mkdirSync('reports', { recursive: true });
await buildWeb();
for (const [name, engine] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(name)) continue;
  await ensure(name, engine);
  console.log(`\n${name}`);
  await withProduct(
    async (origin) => {
      const browser = await engine.open(engine.program);
      try {
        await walk(browser, origin, `reports/${name}.png`);
      } finally {
        await browser.close();
      }
    },
    // Codes of new members are read from the page for developers.
    { DEMO: 'true' },
    // With simulated payments, so that the journey ends at a paid order.
    'apps/provider-simulator/src/serve.ts',
  );
}
