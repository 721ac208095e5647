import { expect, test } from 'vitest';
import { code, findings, read, sources } from './tree.ts';

const views = () =>
  sources('packages/{ui,features}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}');

test('a colour stands in tokens/ alone', () => {
  const colours = findings(views(), /['"`\s(]#[0-9a-fA-F]{3,8}\b|\b(rgb|rgba|hsl|oklch)\(\s*\d/);
  // The mean colour of a picture is a fact of the picture.
  expect(colours.filter((line) => !/-picture\.ts:/.test(line))).toEqual([]);
});

test('only packages/api talks to the network; a part of the library that reads PDFs is fetched by what uses it', () => {
  const paths = views().filter((path) => !path.endsWith('own/read-pdf.ts'));
  expect(
    findings(paths, /(?<![.\w])fetch\(|new XMLHttpRequest|new EventSource|sendBeacon\(/),
  ).toEqual([]);
});

test('no view asks for the time: it comes from the clock', () => {
  expect(findings(views(), /new Date\(\)|Date\.now\(\)/)).toEqual([]);
});

test('no view writes HTML by itself; data for search engines is a block in the HTML of the server alone', () => {
  const paths = views().filter((path) => !path.endsWith('shared/head/JsonLd.tsx'));
  expect(
    findings(paths, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/),
  ).toEqual([]);
});

test('tokens of the session are read by one adapter', () => {
  const paths = [...views(), ...sources('packages/api/src/**/*.ts')].filter(
    (path) => !path.includes('/session/'),
  );
  expect(findings(paths, /['"]token(_commerce(_partner)?)?['"]/)).toEqual([]);
});

test('numbers of an address are read by shared/address', () => {
  const screens = sources('packages/features/src/**/*.{ts,tsx}').filter(
    (path) => !path.includes('/shared/address/'),
  );
  expect(findings(screens, /\[1-9\]\\d|Number\((params|search)\.get|2_147_483_647/)).toEqual([]);
});

test('one area never imports another', () => {
  const broken = sources('packages/features/src/*/**/*.{ts,tsx}').flatMap((path) => {
    const area = path.split('/')[3];
    if (area === 'shared' || area === 'routes') return [];
    return [...read(path).matchAll(/from '((?:\.\.\/)+)([\w-]+)\/[^']*'/g)]
      .filter(([, up = '', target]) => {
        const depth = path.split('/').length - 4;
        const leavesArea = up.length / 3 >= depth;
        return leavesArea && target !== 'shared' && target !== 'routes' && target !== area;
      })
      .map(([line]) => `${path}  ${line}`);
  });
  expect(broken).toEqual([]);
});

/** Which areas of the server each area imports: `orders/events/x.ts` → `../../rewards/…` is orders → rewards. */
function serverImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const path of sources('apps/server/src/*/**/*.ts')) {
    const parts = path.split('/').slice(3);
    const [area = ''] = parts;
    const known = imports.get(area) ?? new Set();
    imports.set(area, known);
    for (const [, up = '', target = ''] of read(path).matchAll(
      /from '((?:\.\.\/)+)([\w-]+)\/[^']*'/g,
    ))
      if (up.length / 3 === parts.length - 1 && target !== area) known.add(target);
  }
  return imports;
}

test('areas of the server import each other in one direction', () => {
  const imports = serverImports();
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect([...imports.keys()].filter((area) => reached(area).has(area))).toEqual([]);
});

test('what everything on the server stands on knows no area', () => {
  const imports = serverImports();
  expect({
    db: [...(imports.get('db') ?? [])].toSorted(),
    http: [...(imports.get('http') ?? [])].toSorted(),
    cases: [...(imports.get('cases') ?? [])].toSorted(),
  }).toEqual({ db: [], http: ['db'], cases: ['db', 'http'] });
  // Who gives points back asks no order, and money that people return is no part of the staff's other queues.
  expect(imports.get('rewards')).not.toContain('orders');
  expect(imports.get('finance')).not.toContain('admin');
});

test('every form keeps its submit to itself: React passes it on through portals', () => {
  const paths = sources('packages/{ui,features,explorer}/src/**/*.tsx', 'apps/web/src/**/*.tsx');
  const forms = findings(paths, /<form\b/).map((line) => line.split(':')[0] ?? '');
  expect(forms.filter((path) => !/= useOwnSubmit\(/.test(code(path)))).toEqual([]);
  expect(forms).not.toEqual([]);
});

test('nobody types a URL: links come from paths', () => {
  const paths = sources('packages/features/src/**/*.tsx');
  expect(findings(paths, /(?:to|href)=["'`{]+\/(vi|en|ko|\$\{)/)).toEqual([]);
});

test('a form says by which method the browser itself would send it', () => {
  // Without one it is GET, and what was typed stands in the address, in the history and in logs.
  const unsaid = sources('packages/{ui,features}/src/**/*.tsx', 'apps/web/src/**/*.tsx').flatMap(
    (path) =>
      [...code(path).matchAll(/<form\b[\s\S]*?>\n?/g)]
        .filter(([tag]) => !/\bmethod="(post|get)"/.test(tag))
        .map(([tag]) => `${path}  ${tag}`),
  );
  expect(unsaid).toEqual([]);
});

test('a rule of :has() names what it paints: else every element that is added restyles the whole page', () => {
  const unnamed = /:has\([^'`]*?\)[^'`,]*[ >+~]\s*[:*][^'`]*['`]/;
  expect(
    findings(sources('{packages,apps}/**/*.css.ts'), unnamed).filter(
      // On paper alone.
      (line) => !line.startsWith('packages/ui/src/components/PrintSheet/'),
    ),
  ).toEqual([]);
});

test('what components of ui are composed of gives way to them, in whatever order their sheets arrive', () => {
  const layers = (path: string) =>
    new Map(
      [...read(path).matchAll(/export const (\w+) = (sharedStyle|style)\(/g)].map(
        ([, name, maker]) => [name, maker],
      ),
    );
  const wrong = sources('packages/ui/src/components/**/*.css.ts').flatMap((path) =>
    [
      ...read(path).matchAll(/^import \{([^}]*)\} from '\.\.\/\.\.\/internal\/(\w+\.css\.ts)'/gm),
    ].flatMap(([, names = '', file]) => {
      const made = layers(`packages/ui/src/internal/${file}`);
      return names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && made.get(name) !== 'sharedStyle')
        .map((name) => `${path}  ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
});
