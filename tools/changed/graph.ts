import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = '{packages,apps,tests,tools}/**/*.{ts,tsx}';
const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:([\w$]+\s*,?\s*)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?)?\s*from\s*)?'([^']+)'/g;
const LAZY = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
const DECLARED =
  /(?:^|\n)export (?:declare )?(?:async )?(?:const|let|function\*?|class|enum|type|interface) (\w+)/g;
const PASSED_ON = /(?:^|\n)export (?:type )?(\{[^}]*\}|\*(?: as (\w+))?) from '([^']+)'/g;

interface Import {
  /** Names that are taken; undefined for all of it. */
  names: readonly string[] | undefined;
  from: string;
}

const texts = new Map<string, string>();
function textOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) texts.set(file, (text = readFileSync(file, 'utf8')));
  return text;
}

/** `{ type A, B as C }` → B. Types alone bring nothing along that runs. */
const namesIn = (braces: string): string[] =>
  braces
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(' as ')[0]?.trim() ?? '');

function importsOf(file: string): Import[] {
  const text = textOf(file);
  const stated = [...text.matchAll(STATEMENT)].map(([, whole, part, from = '']): Import => ({
    names: !whole && part?.startsWith('{') ? namesIn(part) : undefined,
    from,
  }));
  const lazy = [...text.matchAll(LAZY)].map(([, from = '']): Import => ({
    names: undefined,
    from,
  }));
  return [...stated, ...lazy];
}

type Doors = Readonly<Record<string, string>>;

/** Where the packages of this repository open: `@hien/ui` → `packages/ui/src/index.ts`. */
function readDoors(): Doors {
  const doors = globSync('{packages,apps}/*/package.json').flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([door, target]) => [
      name + door.slice(1),
      join(dirname(path), target),
    ]);
  });
  return Object.fromEntries(doors) as Doors;
}

/** The file that an import of `file` leads to; undefined for what is not ours. */
function resolve(doors: Doors, file: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(dirname(file), from.replace(/\?.*$/, ''));
  if (doors[from]) return doors[from];
  for (const [door, target] of Object.entries(doors)) {
    const [start = '', end] = door.split('*');
    if (end !== undefined && from.startsWith(start) && from.endsWith(end))
      return target.replace('*', from.slice(start.length, from.length - end.length));
  }
  return undefined;
}

/** Where each name that an entry point re-exports is written. */
function origins(doors: Doors, door: string, known: Map<string, Map<string, string>>) {
  const before = known.get(door);
  if (before) return before;
  const names = new Map<string, string>();
  known.set(door, names);
  if (!/\.tsx?$/.test(door) || !existsSync(door)) return names;
  const text = textOf(door);
  for (const [, name = ''] of text.matchAll(DECLARED)) names.set(name, door);
  for (const [, what = '', alias, from = ''] of text.matchAll(PASSED_ON)) {
    const target = resolve(doors, door, from);
    if (target === undefined) continue;
    if (alias) names.set(alias, target);
    else if (what === '*')
      for (const [name, at] of origins(doors, target, known)) names.set(name, at);
    else
      for (const part of what.slice(1, -1).split(',')) {
        const [own = '', as = own] = part
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        if (own) names.set(as, origins(doors, target, known).get(own) ?? target);
      }
  }
  return names;
}

/** Of every file, those that import it: through the entry point of a package only for the names that they take. */
export function readImporters(): Map<string, Set<string>> {
  const doors = readDoors();
  const known = new Map<string, Map<string, string>>();
  const importers = new Map<string, Set<string>>();
  const files = globSync(SOURCES).filter((file) => !file.includes('node_modules'));
  for (const file of files)
    for (const { names, from } of importsOf(file)) {
      const target = resolve(doors, file, from);
      if (target === undefined) continue;
      const isDoor = !from.startsWith('.') && names !== undefined;
      const targets = isDoor
        ? names.map((name) => origins(doors, target, known).get(name) ?? target)
        : [target];
      for (const one of targets) {
        const own = importers.get(one) ?? new Set();
        importers.set(one, own.add(file));
      }
    }
  return importers;
}
