// @ts-check
// Plain JavaScript, so that it runs on any Node from 20 on: whoever draws a brand may have no more than that.
/**
 * Makes everything that follows from which brand files there are: names and titles, the sources by name, the loader
 * and one style sheet each. A brand is one file in tokens/brands/; nobody lists it a second time. The results are
 * committed; `--check` writes nothing and fails when a committed file is not what the tokens say.
 *
 *     node packages/ui/generate.mjs          after a change in tokens/brands/
 *     node packages/ui/generate.mjs --check  in every test run
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const brandFiles = join(here, '../../tokens/brands');
const theme = join(here, 'src/theme');
const components = join(here, 'src/components');
const header =
  '// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.\n';

/**
 * @typedef {object} Brand
 * @property {string} name As in `data-brand`; the file's name.
 * @property {string} title As people read it.
 */

/**
 * The brands, the house's own first.
 *
 * @returns {Brand[]}
 */
function readBrands() {
  const names = readdirSync(brandFiles)
    .filter((file) => file.endsWith('.tokens.json'))
    .map((file) => basename(file, '.tokens.json'))
    .sort((a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b));
  return names.map((name) => {
    if (!/^[a-z][a-z\d]*$/.test(name))
      throw new Error(`tokens/brands/${name}.tokens.json: a brand's name is small letters only`);
    const { $extensions } = JSON.parse(
      readFileSync(join(brandFiles, `${name}.tokens.json`), 'utf8'),
    );
    const title = $extensions?.['hien.name'];
    if (typeof title !== 'string' || title === '')
      throw new Error(`tokens/brands/${name}.tokens.json has no $extensions."hien.name"`);
    return { name, title };
  });
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
/** @param {...string} text */
const lines = (...text) => `${text.join('\n')}\n`;

/** @param {Brand[]} brands */
function names(brands) {
  return lines(
    `export const brandNames = [${brands.map(({ name }) => quoted(name)).join(', ')}] as const;`,
    '',
    '/** What people call a brand. */',
    'export const brandTitles: Record<(typeof brandNames)[number], string> = {',
    ...brands.map(({ name, title }) => `  ${name}: ${quoted(title)},`),
    '};',
  );
}

/** @param {Brand[]} brands */
function sources(brands) {
  return lines(
    ...brands.map(
      ({ name }) =>
        `import ${name}Brand from '../../../../../tokens/brands/${name}.tokens.json' with { type: 'json' };`,
    ),
    '',
    'export const sources = {',
    ...brands.map(({ name }) => `  ${name}: ${name}Brand,`),
    '};',
  );
}

/** @param {Brand[]} partners */
function loaders(partners) {
  return lines(
    'export const themes = {',
    ...partners.map(({ name }) => `  ${name}: () => import('../brands/${name}.css.ts'),`),
    '};',
  );
}

/**
 * Colours, and the frames that a brand has drawn for itself; without one it wears the house's.
 *
 * @param {string} name
 */
function styleSheet(name) {
  const frames = ['Header', 'PageFrame']
    .map((part) => `${part}/frames/${name}.css.ts`)
    .filter((path) => existsSync(join(components, path)));
  return lines(
    ...frames.map((path) => `import '../../components/${path}';`),
    "import { brandTheme } from '../brand-theme.ts';",
    '',
    `brandTheme('${name}');`,
  );
}

function wanted() {
  const brands = readBrands();
  const partners = brands.filter(({ name }) => name !== 'default');
  return new Map(
    Object.entries({
      'generated/brand-names.ts': names(brands),
      'generated/brand-sources.ts': sources(brands),
      'generated/brand-themes.ts': loaders(partners),
      ...Object.fromEntries(brands.map(({ name }) => [`brands/${name}.css.ts`, styleSheet(name)])),
    }).map(([path, content]) => [join(theme, path), header + content]),
  );
}

const files = wanted();
const stale = [...files].filter(
  ([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content,
);
const orphans = readdirSync(join(theme, 'brands'))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => join(theme, 'brands', file))
  .filter((path) => !files.has(path));

if (process.argv.includes('--check')) {
  if (stale.length + orphans.length > 0) {
    console.error(
      `Not what tokens/brands/ says: ${[...stale.map(([path]) => path), ...orphans].join(', ')}\n` +
        'Run `node packages/ui/generate.mjs` and commit what it writes.',
    );
    process.exitCode = 1;
  }
} else {
  for (const path of orphans) rmSync(path);
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
