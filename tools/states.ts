import { readStories } from './lib/stories.ts';
import { stop } from './lib/run.ts';
import { looksPerStory, readAxes } from './states/looks.ts';
import { writeReport } from './states/report.ts';
import { readScreens } from './states/screens.ts';

// pnpm states                                  links lead to http://localhost:6006
// pnpm states --storybook https://…            links lead to a Storybook that is published
const args = process.argv.slice(2);
const at = args.indexOf('--storybook');
const storybook = (at < 0 ? undefined : args[at + 1]) ?? 'http://localhost:6006';

const stories = readStories();
const screens = await readScreens(stories);
const axes = readAxes();
const path = writeReport('reports/states', { stories, screens, axes, storybook });
const codes = screens.reduce((sum, screen) => sum + screen.codes.length, 0);
console.log(
  `${screens.length} screens, ${codes} codes on them, ${stories.length} stories, ${stories.length * looksPerStory(axes)} looks: ${path}`,
);

const faults = screens.flatMap(({ file, faults: own }) => own.map((fault) => `${file}: ${fault}`));
if (faults.length > 0) {
  stop(
    `Screens that are not told in every state (docs/how-to/write-stories.md):\n  ${faults.join('\n  ')}`,
  );
}
