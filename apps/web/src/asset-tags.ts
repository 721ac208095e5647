import type { Language } from '@hien/domain';
import type { AppRoute } from './routes.ts';
import type { ScreenEntry } from './routes/screen.ts';
import { codeListName } from './entry/code-list.ts';

/** Vite's manifest: source file → what it became, and what that needs. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

/** What the entry starts once the page is seen. */
const start = 'src/start.tsx';

interface PageAssets {
  page: (Pick<AppRoute, 'area' | 'layout'> & Pick<ScreenEntry, 'file'>) | undefined;
  /** Source files of the islands that were rendered. */
  islands: ReadonlySet<string>;
  language: Language;
}

/**
 * Links the styles of all that was rendered, and names the page's code and messages, which the entry asks for at once when
 * the window is seen. The code of islands is left to them.
 */
export function assetTags(manifest: Manifest, { page, islands, language }: PageAssets): string {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  // What the entry imports is in the document already.
  const there = entry ? needs(manifest, [entry]) : new Set<string>();
  const own = needs(manifest, [
    start,
    messages('shared', language),
    ...(page
      ? [`src/routes/${page.area}.ts`, features(`${page.file}.tsx`), brandTheme(page.layout)]
      : []),
    ...(page
      ? [
          messages(page.area, language),
          // As `loadMessages` has it.
          ...(page.area === 'home' ? [] : [messages('inner', language)]),
        ]
      : []),
  ]);
  const linked = new Set(stylesOf(manifest, there));
  const styles = stylesOf(manifest, [...own, ...needs(manifest, [...islands].map(fromApp))]).filter(
    (file) => !linked.has(file),
  );
  const code = [...own]
    .filter((source) => !there.has(source))
    .flatMap((source) => manifest[source]?.file ?? []);
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<meta name="${codeListName}" content="${code.map((file) => `/${file}`).join(' ')}">`,
  ].join('');
}

function stylesOf(manifest: Manifest, sources: Iterable<string>): string[] {
  return [...new Set([...sources].flatMap((source) => manifest[source]?.css ?? []))];
}

/**
 * The sources with all they import, what is imported before what imports it. Of files that need each other the one met
 * first is read first, as the browser would.
 */
function needs(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = new Set<string>();
  const visit = (source: string): void => {
    const built = manifest[source];
    if (!built || found.has(source)) return;
    open.add(source);
    const { imports = [] } = built;
    for (const imported of imports) if (!open.has(imported)) visit(imported);
    for (const imported of imports) if (open.has(imported)) found.add(imported);
    open.delete(source);
    found.add(source);
  };
  for (const source of sources) visit(source);
  return found;
}

function messages(area: string, language: Language): string {
  return features(`${area}/messages/${language}.json`);
}

/** A partner's colours and frame; the default brand's are in the first sheet and have no entry. */
function brandTheme(brand: string): string {
  return fromApp(`packages/ui/src/theme/brands/${brand}.css.ts`);
}

function features(file: string): string {
  return fromApp(`packages/features/src/${file}`);
}

/** As Vite names a source file: from the app's folder. */
function fromApp(file: string): string {
  return file.startsWith('apps/web/') ? file.slice('apps/web/'.length) : `../../${file}`;
}
