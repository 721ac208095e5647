import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Product sources below a folder: no stories, tests, fixtures or generated files. */
export function sources(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root })
    .filter(
      (path) =>
        !/\.(stories|test|sheet|fixture)\.|\/(generated|testing|__snapshots__|node_modules)\//.test(
          path,
        ),
    )
    .sort();
}

export function files(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root })
    .filter((path) => !path.includes('node_modules'))
    .sort();
}

export function read(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}

/** The text without comments, lines kept, so that a rule named in a comment breaks no rule. */
export function code(path: string): string {
  return read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}

/** Every match of a pattern as `file:line  text`. */
export function findings(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    code(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
}
