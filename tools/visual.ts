import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumArgs, ensureQuickChromium } from './lib/chromium.ts';
import { run, stop } from './lib/run.ts';
import { withStaticServer } from './lib/static-server.ts';
import { affectedBy, changedFiles } from './visual/affected.ts';
import { compare } from './visual/compare.ts';
import { Photographer, storiesOf, type Shot, type StoryEntry } from './visual/photograph.ts';
import { writeReport, type Row } from './visual/report.ts';

// pnpm visual                     the working tree against HEAD
// pnpm visual --base v1.2         against any revision
// pnpm visual --only ui/Button    stories whose title contains the words
// pnpm visual --all              also stories that nothing changed can have touched
// pnpm visual --globals mode:dark,language:ko
const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const base = option('--base') ?? 'HEAD';
const only = option('--only');
const globals = Object.fromEntries(
  (option('--globals')?.split(',') ?? []).map((pair) => pair.split(':', 2) as [string, string]),
);
const CACHE = resolve('node_modules/.cache/visual');
/** A story waits for its answers more than it works: four tabs keep a core busy. */
const TABS = 4 * cpus().length;
/** Stories that a tab takes at a time: all tabs have work, none is left alone with many at the end, and opening one pays. */
const batchSize = (stories: number) => Math.min(32, Math.max(12, Math.ceil(stories / TABS)));
/** Up to this share of the stories, those that differ are looked at twice. */
const DOUBT = 0.1;

/** Builds the Storybook of a tree into a folder, without what no picture shows: pages of documentation, tables of props. */
async function build(tree: string, out: string): Promise<void> {
  const { code, output } = await run(
    'storybook',
    ['build', '--test', '--quiet', '--disable-telemetry', '--stats-json', '-o', out],
    { cwd: tree },
  );
  if (code !== 0) stop(`The Storybook of ${tree} does not build:\n${output}`);
}

/** The built Storybook of a revision; built once and kept by its commit. */
async function baseStorybook(): Promise<string> {
  const { code, output } = await run('git', ['rev-parse', '--verify', `${base}^{commit}`]);
  if (code !== 0) stop(`There is no revision called "${base}".`);
  const commit = output.trim();
  const out = `${CACHE}/${commit}`;
  if (existsSync(`${out}/preview-stats.json`)) return out;

  const tree = `${CACHE}/tree`;
  rmSync(tree, { recursive: true, force: true });
  await run('git', ['worktree', 'prune']);
  await run('git', ['worktree', 'add', '--detach', tree, commit]);
  const install = await run(
    'npx',
    ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: tree },
  );
  if (install.code !== 0) stop(`The dependencies of ${base} do not install:\n${install.output}`);
  await build(tree, out);
  await run('git', ['worktree', 'remove', '--force', tree]);
  return out;
}

function rowOf(key: string, before?: Shot, after?: Shot): Row | undefined {
  const story = (after ?? before)?.story;
  if (!story) return undefined;
  const title = `${story.title} / ${story.name} (${key.split('.').at(-1)})`;
  if (!before || !after) {
    return {
      key,
      story: story.id,
      title,
      kind: before ? 'removed' : 'added',
      pixels: 0,
      share: 1,
      before: before?.png,
      after: after?.png,
    };
  }
  const { pixels, share, diff } = compare(before.png, after.png);
  return pixels === 0
    ? undefined
    : {
        key,
        story: story.id,
        title,
        kind: 'changed',
        pixels,
        share,
        before: before.png,
        after: after.png,
        diff,
      };
}

const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const executablePath = await ensureQuickChromium();
mkdirSync(CACHE, { recursive: true });
const before = await baseStorybook();
const after = `${CACHE}/working-tree`;
await build('.', after);
console.log(`two Storybooks after ${seconds()}`);
const affected = args.includes('--all')
  ? () => true
  : affectedBy(await changedFiles(base), [before, after]);
const wanted = (story: StoryEntry) =>
  affected(story.importPath) && (!only || `${story.title}/${story.name}`.includes(only));

const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const { rows, compared } = await withStaticServer(before, (oldUrl) =>
  withStaticServer(after, async (newUrl) => {
    const old = (await storiesOf(oldUrl)).filter(wanted);
    const now = (await storiesOf(newUrl)).filter(wanted);
    // Storybook lists screens last: they take longest, and come first, so that no tab is left alone with them.
    const all = [...new Set([...now, ...old].map(({ id }) => id))].toReversed();
    console.log(`${all.length} stories at two widths in two Storybooks`);

    /** Photographs stories in both Storybooks; a row for each picture, without one where nothing differs. */
    const look = async (ids: readonly string[]) => {
      const found = new Map<string, Row | undefined>();
      const batches = chunk(ids, batchSize(ids.length));
      const work = async () => {
        const [earlier, later] = [
          new Photographer(browser, oldUrl, globals),
          new Photographer(browser, newUrl, globals),
        ];
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          const of = new Set(batch);
          const was = await earlier.photograph(old.filter(({ id }) => of.has(id)));
          const is = await later.photograph(now.filter(({ id }) => of.has(id)));
          for (const key of new Set([...was.keys(), ...is.keys()])) {
            found.set(key, rowOf(key, was.get(key), is.get(key)));
            // A comparison takes up to a second: other tabs' answers must not seem late by it.
            await setImmediate();
          }
        }
        await Promise.all([earlier.close(), later.close()]);
      };
      await Promise.all(Array.from({ length: TABS }, work));
      return found;
    };

    const found = await look(all);
    const differing = [...found.values()].filter((row) => row !== undefined);
    const doubtful = differing.filter(({ kind }) => kind === 'changed');
    // What differs by chance does not differ twice. Where much differs, it is the change.
    if (doubtful.length > 0 && doubtful.length <= all.length * DOUBT) {
      console.log(`${doubtful.length} pictures differ after ${seconds()}: a second look at them`);
      const again = await look([...new Set(doubtful.map(({ story }) => story))]);
      for (const { key } of doubtful) found.set(key, again.get(key));
    }
    return {
      rows: [...found.values()].filter((row) => row !== undefined),
      compared: found.size,
    };
  }),
);
await browser.close();

const page = writeReport('reports/visual', rows, { base, compared });
console.log(`${compared} pictures compared, ${rows.length} differ, in ${seconds()}: ${page}`);
