import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { componentFiles } from './new/component.ts';
import { screenFiles } from './new/screen.ts';
import { stop } from './lib/run.ts';

const USAGE = [
  'pnpm new component Name            a component of packages/ui',
  'pnpm new screen area Name          a screen of packages/features, e.g. `pnpm new screen shop Brand`',
].join('\n');

const [kind, ...names] = process.argv.slice(2);
const name = names.at(-1) ?? '';
if (!/^[A-Z][A-Za-z]+$/.test(name)) stop(`A name in PascalCase is needed.\n${USAGE}`);

function filesOf(): Record<string, string> {
  if (kind === 'component') return componentFiles(name);
  if (kind === 'screen' && names[0] && names.length === 2) return screenFiles(names[0], name);
  return stop(USAGE);
}

for (const [path, content] of Object.entries(filesOf())) {
  if (existsSync(path)) stop(`${path} is there already; nothing was written over it.`);
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
