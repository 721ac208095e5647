import { allMachines } from '@hien/domain/machines';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { read } from './tree.ts';

const doorOf = (name: 'api' | 'domain') =>
  new URL(`../../packages/${name}/src/index.ts`, import.meta.url).pathname;

/** What a page that names one export carries, by the usual entry point. */
async function bundleOf(name: string, door = doorOf('domain')): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rollupOptions: { input: 'page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) =>
          id === '\0page' ? `import { ${name} } from '${door}';\nglobalThis.kept = ${name};` : null,
      },
    ],
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('not one bundle');
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

/** Parts of the domain behind a door of their own: its folder, and the file that is the door. */
const doors = (JSON.parse(read('packages/domain/package.json')) as DomainPackage).exports;
type DomainPackage = { exports: Readonly<Record<string, string>> };

const machines = [
  ...read('packages/domain/src/machines/all.ts').matchAll(
    /import \{ (\w+Machine) \} from '\.\.\/([\w-]+)\//g,
  ),
].map(([, name = '', folder = '']) => {
  const door = doors[`./${folder}`];
  return {
    name,
    door: door && new URL(`../../packages/domain/${door}`, import.meta.url).pathname,
  };
});

test('a page that names one machine carries no other, no form and no words', async () => {
  const carried: string[] = [];
  for (const { name, door } of machines) {
    const code = await bundleOf(name, door);
    const found = [...code.matchAll(/\bname: "([\w-]+)",\s*start:/g)].map(([, own]) => own ?? '');
    expect([name, found.length, /\/zod\//.test(code), /\bko: /.test(code)]).toEqual([
      name,
      1,
      false,
      false,
    ]);
    carried.push(...found);
  }
  expect(carried.toSorted()).toEqual(
    allMachines()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a page that names one operation carries no other', async () => {
  const code = await bundleOf('listOrders', doorOf('api'));
  const carried = [...code.matchAll(/\bid: "(\w+)",\s*at:|"id": "(\w+)",\s*"at":/g)];
  expect(carried.map(([, plain, quoted]) => plain ?? quoted)).toEqual(['listOrders']);
});
