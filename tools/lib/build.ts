import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { run, stop } from './run.ts';

const STAMP = 'apps/web/dist/.built-from';
const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,html,json}',
  'packages/{api,domain,features,ui}/src/**/*',
  'tokens/**/*.json',
  'tools/vite/*.ts',
  'pnpm-lock.yaml',
];

/** A fingerprint of everything the web app is built from: names, sizes and times, not contents. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) {
    const stat = statSync(file);
    if (stat.isFile()) hash.update(`${file}:${stat.size}:${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the web app unless the last build came from exactly these files. */
export async function buildWeb(): Promise<void> {
  const brands = await run('node', ['packages/ui/generate.mjs']);
  if (brands.code !== 0) stop(`The brands do not fit together:\n${brands.output}`);
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('building the web app …');
  const { code, output, seconds } = await run('node', ['--run', 'build'], { cwd: 'apps/web' });
  if (code !== 0) {
    console.error(output);
    stop('The web app does not build; the lines above say where.');
  }
  writeFileSync(STAMP, sources);
  console.log(`built in ${seconds.toFixed(1)} s`);
}
