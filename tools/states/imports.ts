import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g;
const TYPES = /import type \{[^}]*\} from '[^']+';/g;

const sources = new Map<string, string>();

/** The text of a file without its imports of types: what runs. */
export function sourceOf(file: string): string {
  let source = sources.get(file);
  if (source === undefined) {
    source = readFileSync(file, 'utf8').replaceAll(TYPES, '');
    sources.set(file, source);
  }
  return source;
}

/** A file and everything it imports by a relative path, as paths from the root; `enters` says whether to follow an import. */
export function reachedFrom(
  file: string,
  enters: (target: string, from: string) => boolean = () => true,
): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const [, path = ''] of sourceOf(next).matchAll(IMPORT)) {
      const target = join(dirname(next), path);
      if (!reached.has(target) && enters(target, next) && existsSync(target)) open.push(target);
    }
  }
  return reached;
}
