import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { plugins, resolve } from '../../tools/vite/base.ts';
import type { Measure } from './lib/table.ts';

const KB = 1000;
const PACKAGE = 'packages/ui';
const PREFIX = 'bench-ui:';

/** What must never be there before somebody asks for it, by words that survive the minifier. */
const HEAVY = {
  editor: /ProseMirror/,
  panorama: /gl_FragColor/,
  charts: /rotate\(-90 60 60\)|\.toPrecision\(12\)/,
  'long tables': /aria-rowindex/,
  'QR code': /Mask value out of range/,
} as const;

interface Part {
  name: string;
  door: string;
}

/** Every component and hook behind an entry point, by its own exports. */
function parts(): Part[] {
  const { exports } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([door]) => !['./styles', './theme', './load', './testing'].includes(door))
    .flatMap(([door, file]) => {
      const text = readFileSync(`${PACKAGE}/${file}`, 'utf8');
      return [...text.matchAll(/export \{([^}]*)\} from/g)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]\w*$/.test(name))
          .map((name) => ({ name, door: `${process.cwd()}/${PACKAGE}/${file}#${door}` })),
      );
    });
}

interface Chunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  code: string;
  imports: string[];
  dynamicImports: string[];
}

function closure(start: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const seen = new Set<Chunk>([start]);
  for (const chunk of seen)
    for (const file of chunk.imports) {
      const next = chunks.get(file);
      if (next) seen.add(next);
    }
  return seen;
}

const gzip = (chunks: Iterable<Chunk>) =>
  gzipSync([...chunks].map(({ code }) => code).join('\n'), { level: 9 }).length / KB;

/** One build in which each part is an entry: what an entry reaches is what the part costs alone. */
async function costs(list: Part[]): Promise<Measure[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve,
    plugins: [
      ...plugins(),
      {
        name: 'bench:parts',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
        load: (id) => {
          const part = list.find(({ name }) => id === `\0${PREFIX}${name}`);
          return part && `export { ${part.name} } from '${part.door.split('#')[0]}';`;
        },
      },
    ],
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(list.map(({ name }) => [name, `${PREFIX}${name}`])),
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = new Map<string, Chunk>();
  for (const output of outputs) if (output.type === 'chunk') chunks.set(output.fileName, output);
  // A word that is nowhere would find no leak either.
  const all = [...chunks.values()].map(({ code }) => code).join('\n');
  const gone = Object.entries(HEAVY).find(([, words]) => !words.test(all));
  if (gone) throw new Error(`${gone[0]} is no longer known by ${String(gone[1])}`);
  return [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => {
      const now = closure(entry, chunks);
      const later = new Set<Chunk>();
      for (const chunk of now)
        for (const file of chunk.dynamicImports) {
          const lazy = chunks.get(file);
          if (lazy) for (const one of closure(lazy, chunks)) if (!now.has(one)) later.add(one);
        }
      const door =
        list
          .find(({ name }) => name === entry.name)
          ?.door.split('#')[1]
          ?.slice(1) ?? '';
      const asked = later.size > 0 ? ` (+ ${gzip(later).toFixed(1)} when asked for)` : '';
      return { name: `@hien/ui${door} ${entry.name}${asked}`, value: gzip(now), unit: 'kB' };
    })
    .sort((a, b) => b.value - a.value);
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** What the built web app loads before anything heavy may be there: its entry, and each screen. */
function leaks(): Measure[] {
  const folder = 'apps/web/dist/client';
  const path = `${folder}/.vite/manifest.json`;
  if (!existsSync(path)) throw new Error('the web app is not built');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>;
  const text = (key: string, seen = new Set<string>()): string => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return '';
    seen.add(key);
    const own = chunk.file.endsWith('.js') ? readFileSync(`${folder}/${chunk.file}`, 'utf8') : '';
    return own + (chunk.imports ?? []).map((next) => text(next, seen)).join('');
  };
  const keys = Object.keys(manifest);
  const first = keys.filter((key) => manifest[key]?.isEntry).map((key) => text(key));
  const screens = keys.filter((key) => key.endsWith('Screen.tsx')).map((key) => text(key));
  return Object.entries(HEAVY).flatMap(([name, words]) => [
    {
      name: `first load of every page with ${name}`,
      value: first.filter((code) => words.test(code)).length,
      unit: '',
      target: { atMost: 0 },
    },
    // Charts and tables are what their screens are; the rest comes when somebody asks for it.
    {
      name: `screens that start with ${name}`,
      value: screens.filter((code) => words.test(code)).length,
      unit: `of ${screens.length}`,
      ...(name !== 'charts' && name !== 'long tables' && { target: { atMost: 0 } }),
    },
  ]);
}

/** The most a part may cost that is in the entry point of the first load. */
const MOST = 12;

/** gzip of each part of the design system alone, without React; and nothing heavy in a first load. */
export async function ui(): Promise<Measure[]> {
  const measures = await costs(parts());
  const common = measures.filter(({ name }) => name.startsWith('@hien/ui '));
  return [
    ...measures,
    {
      name: 'largest part behind the first door',
      value: Math.max(...common.map(({ value }) => value)),
      unit: 'kB',
      target: { atMost: MOST },
    },
    ...leaks(),
  ];
}
