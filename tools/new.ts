import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { componentFiles } from './new/component.ts';
import { screenFiles } from './new/screen.ts';
import { run, stop } from './lib/run.ts';

const USAGE = [
  'pnpm new component Name            a component of packages/ui',
  'pnpm new screen area Name --list listJobs [--form sendLead --schema careerSchema]',
  '                                   a screen of packages/features: its list, and a form with the fields of a schema',
].join('\n');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'string' },
    form: { type: 'string' },
    schema: { type: 'string' },
  },
});
const [kind, ...names] = positionals;
const name = names.at(-1) ?? '';
if (!/^[A-Z][A-Za-z]+$/.test(name)) stop(`A name in PascalCase is needed.\n${USAGE}`);

function filesOf(): Record<string, string> {
  if (kind === 'component') return componentFiles(name);
  const { list, form: send, schema } = values;
  if (kind !== 'screen' || !names[0] || names.length !== 2 || !list) return stop(USAGE);
  if (Boolean(send) !== Boolean(schema)) return stop(`A form needs both.\n${USAGE}`);
  return screenFiles(names[0], name, { list, form: send && schema ? { send, schema } : undefined });
}

/** Files that get more lines: catalogues and the two tables of routes. */
const grows = (path: string) => /messages\/\w\w\.json$|\/routes\//.test(path);

const files = Object.entries(filesOf());
const [taken] = files.filter(([path]) => !grows(path) && existsSync(path));
if (taken) stop(`${taken[0]} is there already; nothing was written over it.`);
for (const [path, content] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(path);
}
if (kind === 'component') {
  const door = 'packages/ui/src/index.ts';
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`;
  const lines = readFileSync(door, 'utf8').trimEnd().split('\n');
  writeFileSync(door, `${[...lines, line].sort().join('\n')}\n`);
  console.log(`${door} (export)`);
}
await run('npx', ['oxfmt', '--write', ...files.map(([path]) => path)]);
