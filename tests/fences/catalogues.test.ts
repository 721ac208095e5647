import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { code, files, read, root } from './tree.ts';

// Stories have every catalogue; a page of the product has those of `loadMessages`, and of each `AreaMessages` around it.
const features = 'packages/features/src';

const owners = new Map<string, string[]>();
for (const path of files(`${features}/*/messages/vi.json`)) {
  const area = path.split('/')[3] ?? '';
  for (const id of Object.keys(JSON.parse(read(path)) as object))
    owners.set(id, [...(owners.get(id) ?? []), area]);
}

interface Module {
  imports: readonly string[];
  /** Catalogues that it adds for what stands within. */
  adds: readonly string[];
  /** Whether what is put between its tags stands within as well. */
  frame: boolean;
  says: readonly string[];
}

/** The source that an import names, of those in packages/features. */
function target(from: string, name: string): string | undefined {
  const inFeatures = name.startsWith('@hien/features/');
  if (!inFeatures && !name.startsWith('.')) return undefined;
  const path = inFeatures
    ? name.replace('@hien/features', features)
    : posix.join(posix.dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (one) => /(?<!\.css)\.tsx?$/.test(one) && existsSync(`${root}${one}`),
  );
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = code(path);
  const found = {
    imports: [
      ...text.matchAll(/(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/g),
      ...text.matchAll(/import\(\s*'([^']+)'\s*\)/g),
    ].flatMap(([, name = '']) => target(path, name) ?? []),
    adds: [...text.matchAll(/<AreaMessages\s+area="([\w-]+)"/g)].map(([, area = '']) => area),
    frame: text.includes('{children}'),
    says: [...text.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)]
      .map(([, id = '']) => id)
      .filter((id) => owners.has(id)),
  };
  modules.set(path, found);
  return found;
}

/** Every way from the screens of an area to a message whose catalogue is not there. */
function missingIn(routes: string): string[] {
  const area = posix.basename(routes, '.ts');
  // Home has no catalogue of inner pages, but for its newsletter, which brings words of its own for each failure.
  const given = ['shared', area, 'inner'];
  const missing = new Set<string>();
  const seen = new Set<string>();
  const ways = moduleAt(routes).imports.map((path) => ({ path, given }));
  for (let way = ways.pop(); way; way = ways.pop()) {
    const { imports, adds, says } = moduleAt(way.path);
    const framed = imports.map(moduleAt).flatMap((one) => (one.frame ? one.adds : []));
    const here = [...new Set([...way.given, ...adds, ...framed])].toSorted();
    const key = `${way.path} ${here.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const id of says)
      if (!owners.get(id)?.some((owner) => here.includes(owner)))
        missing.add(`${area}: ${way.path} ${id}`);
    ways.push(...imports.map((path) => ({ path, given: here })));
  }
  return [...missing];
}

test('what a page says is in a catalogue that comes with it', () => {
  expect(files('apps/web/src/routes/*.ts').flatMap(missingIn)).toEqual([]);
});
