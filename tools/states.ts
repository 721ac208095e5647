import { readStories } from './lib/stories.ts';
import { stop } from './lib/run.ts';
import { readJourneys } from './states/journeys.ts';
import { looksPerStory, readAxes } from './states/looks.ts';
import { writeReport } from './states/report.ts';
import { readScreens } from './states/screens.ts';
import { takeThumbnails } from './states/thumbnails.ts';

// pnpm states                                  writes reports/states; its links lead to http://localhost:6006
// pnpm states --storybook https://…            links lead to a Storybook that is published
// pnpm states --into storybook-static          writes the pages into a built Storybook, with links from there
// pnpm states --into … --pictures              and a picture of each state of a screen
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const into = option('--into');
const folder = into ? `${into}/states` : 'reports/states';
const storybook = into ? '..' : (option('--storybook') ?? 'http://localhost:6006');

const stories = readStories();
const screens = await readScreens(stories);
const partners = await readJourneys(stories);
const axes = readAxes();
if (into && args.includes('--pictures')) {
  const wanted = stories.filter(({ title }) => title.startsWith('screens/'));
  console.log(`${await takeThumbnails(into, `${folder}/pictures`, wanted)} pictures`);
}
const path = writeReport(folder, { stories, screens, brands: partners.brands, axes, storybook });
const codes = screens.reduce((sum, screen) => sum + screen.codes.length, 0);
console.log(
  `${screens.length} screens, ${codes} codes on them, ${stories.length} stories, ${stories.length * looksPerStory(axes)} looks: ${path}`,
);
for (const { brand, title, journeys } of partners.brands)
  console.log(
    `${title} (${brand}): ${journeys.map(({ name, stops }) => `${name.en} ${stops.length}`).join(', ')}`,
  );

const faults = screens.flatMap(({ file, faults: own }) => own.map((fault) => `${file}: ${fault}`));
if (faults.length > 0) {
  stop(
    `Screens that are not told in every state (docs/how-to/write-stories.md):\n  ${faults.join('\n  ')}`,
  );
}
if (partners.faults.length > 0) {
  stop(
    `Brands whose way is not told (docs/how-to/add-a-brand.md):\n  ${partners.faults.join('\n  ')}`,
  );
}
