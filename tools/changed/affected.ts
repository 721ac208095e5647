import { run, stop } from '../lib/run.ts';
import { readImporters } from './graph.ts';

/** No import leads from these to a test, and any test may depend on them. */
const SEEN_BY_ALL =
  /^(\.storybook|tools\/vite|tokens|openapi)\/|^vitest\.config\.ts$|^pnpm-lock\.yaml$|package\.json$/;

/** The files that differ from a revision, and new ones, as paths from the root. */
export async function changedSince(base: string): Promise<string[]> {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--no-renames', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  if (lists.some(({ code }) => code !== 0)) stop(`git cannot compare the tree with "${base}".`);
  return lists.flatMap(({ stdout }) => stdout.split('\n')).filter((line) => line !== '');
}

/** Where this branch left main; on main itself, what is not committed yet. */
export async function branchPoint(): Promise<string> {
  const { code, stdout } = await run('git', ['merge-base', 'HEAD', 'main']);
  return code === 0 ? stdout.trim() : 'HEAD';
}

/** Sentences reach a page by a glob of its area, which no import names. */
const SENTENCES = /^(packages\/features\/src\/[\w-]+\/)messages\/\w+\.json$/;

const TEST = /\.(test|stories)\.tsx?$/;

/**
 * The test and story files that a change can reach by imports: themselves changed, or importing what has changed, however
 * far away. Undefined when everything may be: a change of the tools' settings, the tokens or the contract.
 */
export function affectedTests(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>> = readImporters(),
): string[] | undefined {
  if (changed.some((file) => SEEN_BY_ALL.test(file))) return undefined;
  const areas = changed.flatMap((file) => SENTENCES.exec(file)?.[1] ?? []);
  const said = [...importers.values()].flatMap((files) =>
    [...files].filter((file) => areas.some((area) => file.startsWith(area))),
  );
  const reached = new Set<string>();
  const open = [...changed, ...said.filter((file) => TEST.test(file))];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(importers.get(file) ?? []));
  }
  return [...reached].filter((file) => TEST.test(file)).sort();
}
