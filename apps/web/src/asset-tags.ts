import type { Language } from '@hien/domain';
import type { AppRoute } from './routes.tsx';

/** Vite's manifest: source file → what it became, and what that needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** Preloads the page's own code and messages, which the entry would ask for later, and links its styles. */
export function assetTags(manifest: Manifest, route: AppRoute | undefined, language: Language): string {
  const sources = [messages('shared', language), ...(route ? [features(`${route.file}.tsx`), messages(route.area, language)] : [])];
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  // What the entry imports is in the document already.
  const there = entry ? needs(manifest, entry) : new Set<string>();
  const wanted = new Set(sources.flatMap((source) => [...needs(manifest, source)]).filter((source) => !there.has(source)));
  const chunks = [...wanted].flatMap((source) => manifest[source] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

function needs(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  if (found.has(source) || !manifest[source]) return found;
  found.add(source);
  for (const next of manifest[source].imports ?? []) needs(manifest, next, found);
  return found;
}

function messages(area: string, language: Language): string {
  return features(`${area}/messages/${language}.json`);
}

/** As Vite names it: from the app's folder. */
function features(file: string): string {
  return `../../packages/features/src/${file}`;
}
