import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { code, files, root } from './tree.ts';

// A tree of its own with the tokens and the design system, nothing else, and a brand that the project has never heard of.
const tree = mkdtempSync(join(tmpdir(), 'hien-sixth-brand-'));
const theme = 'packages/ui/src/theme';
const before = files('tokens/brands/*').map((path) => path.split(/[/.]/).at(-3) ?? '');
/** A name that no brand has. */
const name = ['monochrome', 'unheard', 'another'].find((free) => !before.includes(free)) ?? '';
const file = join(tree, `tokens/brands/${name}.tokens.json`);
const bin = (tool: string) => join(root, 'node_modules/.bin', tool);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * Every colour drawn towards the grey of its own luminance: another look altogether, as easy to read. Mixed in linear
 * light, where a mixture keeps the luminance; a little of the hue stays, which tells colours of one luminance apart.
 */
function faded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(faded);
  if (!isTree(value)) return value;
  if (typeof value.hex !== 'string' || !Array.isArray(value.components))
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, faded(child)]));
  const linear = (value.components as number[]).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  const light = [0.2126, 0.7152, 0.0722].reduce((sum, by, at) => sum + by * (linear[at] ?? 0), 0);
  const bytes = linear.map((own) => {
    const mixed = 0.7 * light + 0.3 * own;
    const share = mixed <= 0.0031308 ? mixed * 12.92 : 1.055 * mixed ** (1 / 2.4) - 0.055;
    return Math.round(share * 255);
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    ...value,
    components: bytes.map((byte) => Number((byte / 255).toFixed(3))),
    hex: `#${hex}`,
  };
}

const near = JSON.parse(readFileSync(join(root, 'tokens/brands/vib.tokens.json'), 'utf8')) as Tree;
const sixth = faded({ ...near, $extensions: { 'hien.name': 'Monochrome' } }) as Tree;
const write = (brand: Tree) => writeFileSync(file, JSON.stringify(brand));

/** What the root's checks do, on the small tree. */
const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['packages/ui/generate.mjs', ...args], {
    cwd: tree,
    encoding: 'utf8',
  });
const types = () => spawnSync(bin('tsc'), ['-p', '.'], { cwd: tree, encoding: 'utf8' });

beforeAll(() => {
  cpSync(join(root, 'tokens'), join(tree, 'tokens'), { recursive: true });
  cpSync(join(root, 'packages/ui/src'), join(tree, 'packages/ui/src'), { recursive: true });
  for (const path of ['package.json', 'packages/ui/package.json', 'packages/ui/generate.mjs'])
    cpSync(join(root, path), join(tree, path));
  for (const folder of ['', 'packages/ui/'])
    symlinkSync(join(root, `${folder}node_modules`), join(tree, `${folder}node_modules`), 'dir');
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: Tree;
  };
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined },
      // Sources, names and loader; their tests hold the types of a brand.
      include: [`${theme}/*.ts`, `${theme}/generated`],
    }),
  );
  write(sixth);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('nobody lists the brands a second time', () => {
  const names = files('tokens/brands/*').map((path) => `'${path.split(/[/.]/).at(-3)}'`);
  const lists = files(
    '{packages/{ui,features},apps/web}/src/**/*.{ts,tsx}',
    '.storybook/**/*.{ts,tsx}',
  )
    .filter((path) => !path.includes('/generated/'))
    .flatMap((path) =>
      code(path)
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ line }) => names.filter((name) => line.includes(name)).length > 2);
  expect(names).toContain("'default'");
  expect(lists).toEqual([]);
});

test('one file more, and the tree says that something is to be written', () => {
  const { status, stderr } = generate('--check');
  expect(status).toBe(1);
  expect(stderr).toContain(`brands/${name}.css.ts`);
});

test('names, titles, sources, loader and style sheet follow from the file', async () => {
  expect(generate().stderr).toBe('');
  expect(generate('--check').status).toBe(0);
  const { brandNames, brandTitles } = (await import(
    join(tree, theme, 'generated/brand-names.ts')
  )) as { brandNames: string[]; brandTitles: Record<string, string> };
  expect(new Set(brandNames)).toEqual(new Set([...before, name]));
  expect(brandTitles[name]).toBe('Monochrome');
});

test('its types hold', () => {
  const { status, stdout } = types();
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 120_000);

test('it passes what every brand passes: all roles, values alone, contrast AA and series apart in both modes', () => {
  const report = join(tree, 'report.json');
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.startsWith('VITEST')),
  );
  execFileSync(
    bin('vitest'),
    [
      'run',
      `--root=${tree}`,
      `--dir=${theme}`,
      '--reporter=json',
      `--outputFile=${report}`,
      // No configuration stands in the tree, and Vitest's own five seconds are few beside other work.
      '--testTimeout=60000',
    ],
    { cwd: tree, env, stdio: 'ignore' },
  );
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numFailedTests: number;
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  const about = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(name));
  expect(numFailedTests).toBe(0);
  expect(about.map(({ status }) => status)).toEqual(Array(6).fill('passed'));
}, 120_000);

test('its colours are built, in a file that loads when a page asks', async () => {
  const { output } = (await build({
    root: tree,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: {
        input: join(tree, theme, 'load-brand-theme.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const own = sheets.filter(({ fileName }) => fileName.includes(name));
  expect(own).toHaveLength(1);
  const css = own.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('');
  expect(css).toContain(`[data-brand=${name}]`);
  expect(css).toMatch(/--surface-page:\s*light-dark\(/);
}, 120_000);

test('a role that is left out is named, and does not compile', () => {
  const { text, ...light } = sixth.light as { text: Tree };
  const { muted: _muted, ...rest } = text;
  write({ ...sixth, light: { ...light, text: rest } });
  const { status, stdout } = types();
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/muted\W+is missing/);
}, 120_000);
