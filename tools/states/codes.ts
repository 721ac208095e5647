import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The story of a code: `sold_out` is told by StatusSoldOut, `AUTH_13` by StatusAuth13. */
export const storyOfCode = (code: string): string =>
  `Status${code
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')}`;

/** What the code of a screen says about the codes it can show. */
export interface ShownCodes {
  /** Codes of every list of statuses that a file of the screen imports. */
  listed: readonly string[];
  /** Sends something: the server may refuse it by a code. */
  sends: boolean;
}

const STATUS_IMPORT = /import \{([^}]*)\} from '([^']*shared\/status\/[\w-]+-status\.ts)'/g;

/** Reads the files of a screen's folder, its stories and tests aside. */
export async function readShownCodes(folder: string): Promise<ShownCodes> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter(
    (file) => !/\.(stories|states|test|fixture)\.tsx?$/.test(file),
  );
  const lists: (readonly string[])[] = [];
  let sends = false;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    sends ||= /\buse(Send|Task)\b/.test(source);
    for (const [, names = '', path = ''] of source.matchAll(STATUS_IMPORT)) {
      const module = (await import(pathToFileURL(resolve(dirname(file), path)).href)) as Record<
        string,
        { codes?: readonly string[] }
      >;
      for (const name of names.split(',')) lists.push(module[name.trim()]?.codes ?? []);
    }
  }
  return { listed: [...new Set(lists.flat())], sends };
}
