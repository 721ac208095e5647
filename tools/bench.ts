import { mkdirSync, writeFileSync } from 'node:fs';
import { buildWeb } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { stop } from './lib/run.ts';
import { domain } from '../tests/bench/domain.ts';
import { lighthousePages } from '../tests/bench/lighthouse.ts';
import { met, print, type Measure } from '../tests/bench/lib/table.ts';
import { contractors } from '../tests/bench/contractors.ts';
import { doors } from '../tests/bench/doors/measure.ts';
import { buying } from '../tests/bench/buying.ts';
import { imports } from '../tests/bench/imports.ts';
import { orders } from '../tests/bench/orders.ts';
import { pages } from '../tests/bench/pages.ts';
import { placement } from '../tests/bench/placement.ts';
import { scale } from '../tests/bench/scale.ts';
import { seller } from '../tests/bench/seller.ts';
import { server } from '../tests/bench/server.ts';
import { size } from '../tests/bench/size.ts';
import { stories } from '../tests/bench/stories.ts';
import { ui } from '../tests/bench/ui.ts';
import { writingCosts } from '../tests/bench/writing.ts';
import { scrollingRows } from '../tests/bench/scroll-rows.ts';
import { scrolling } from '../tests/bench/scroll.ts';
import { loadWork } from '../tests/bench/work.ts';

// pnpm bench               every section
// pnpm bench size server   these sections
// BENCH_RUNS=3             fewer Lighthouse runs
// BENCH_PLANS=1            fewer plans for doors (20 of each style and condition are more than an hour)
const SECTIONS: Record<string, { title: string; measure: () => Promise<Measure[]> }> = {
  size: { title: 'First load', measure: size },
  ui: { title: 'Design system, each part alone', measure: ui },
  work: { title: 'Work of a first load', measure: loadWork },
  writing: { title: 'A long text pasted into the editor', measure: writingCosts },
  scroll: { title: 'Scrolled on slow 4G', measure: scrolling },
  rows: { title: 'A table of ten thousand rows', measure: scrollingRows },
  lighthouse: { title: 'Lighthouse, mobile', measure: lighthousePages },
  server: { title: 'Server', measure: server },
  pages: { title: 'Pages', measure: pages },
  scale: { title: 'Growth with data', measure: scale },
  buying: { title: 'Checkouts and events', measure: buying },
  orders: { title: 'Lists of orders', measure: orders },
  seller: { title: "A shop's lists", measure: seller },
  imports: { title: "A shop's tables written", measure: imports },
  contractors: { title: 'The directory of contractors', measure: contractors },
  domain: { title: 'Domain', measure: domain },
  doors: { title: 'Doors of a plan', measure: doors },
  placement: { title: 'An office furnished', measure: placement },
  stories: { title: 'Storybook', measure: stories },
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in SECTIONS));
if (unknown) stop(`There is no section "${unknown}": ${Object.keys(SECTIONS).join(', ')}.`);

// Doors are found and offices furnished without the product.
if (named.length === 0 || named.some((name) => name !== 'doors' && name !== 'placement')) {
  await ensureChromium();
  await buildWeb();
}
const results: Record<string, Measure[]> = {};
for (const name of named.length > 0 ? named : Object.keys(SECTIONS)) {
  const section = SECTIONS[name];
  if (!section) continue;
  results[name] = await section.measure();
  print(section.title, results[name]);
}

mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', `${JSON.stringify(results, null, 2)}\n`);
const missed = Object.values(results)
  .flat()
  .filter((measure) => met(measure) === false);
console.log(
  `\n${missed.length === 0 ? 'Every target met.' : `${missed.length} targets missed: ${missed.map(({ name }) => name).join('; ')}`}`,
);
