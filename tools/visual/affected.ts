import { readFileSync } from 'node:fs';
import { run, stop } from '../lib/run.ts';

/** What `storybook build --stats-json` writes: each module with the modules that import it. */
interface Stats {
  modules: { name: string; reasons: { moduleName: string }[] }[];
}

/** Outside the module graph of the stories, and seen by all of them. */
const SEEN_BY_ALL = [
  /^\.storybook\//,
  /^pnpm-lock\.yaml$/,
  /(^|\/)package\.json$/,
  /^packages\/pictures\//,
];
/** Words of docs pages, and the frame that stands round a screen for people: they hang on the preview, no picture shows them. */
const SEEN_BY_NONE = /\.docs\.tsx?$|^(\.\/)?\.storybook\/frame\.ts$/;

/** The files that differ between a revision and the working tree, new ones too, as paths from the root. */
export async function changedFiles(base: string): Promise<string[]> {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--no-renames', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  if (lists.some(({ code }) => code !== 0)) stop(`git cannot compare the tree with "${base}".`);
  return lists.flatMap(({ output }) => output.split('\n')).filter((line) => line !== '');
}

/** The importers of every module of a built Storybook. */
function importers(storybook: string): Map<string, string[]> {
  const { modules } = JSON.parse(readFileSync(`${storybook}/preview-stats.json`, 'utf8')) as Stats;
  return new Map(
    modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
}

/**
 * Says of a story's file (`./packages/…`) whether its pictures may differ: it, or something it imports however far
 * away, has changed in one of the Storybooks. All of them when the preview itself depends on a change.
 */
export function affectedBy(
  changed: readonly string[],
  storybooks: readonly string[],
): (importPath: string) => boolean {
  const seen = changed.filter((file) => !SEEN_BY_NONE.test(file));
  if (seen.some((file) => SEEN_BY_ALL.some((pattern) => pattern.test(file)))) return () => true;
  const reached = new Set<string>();
  for (const graph of storybooks.map(importers)) {
    const open = seen.map((file) => `./${file}`);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const importer of graph.get(name) ?? [])
        if (!reached.has(importer) && !SEEN_BY_NONE.test(importer)) open.push(importer);
      reached.add(name);
    }
  }
  const preview = [...reached].some((name) => name.startsWith('./.storybook/'));
  return (importPath) => preview || reached.has(importPath);
}
