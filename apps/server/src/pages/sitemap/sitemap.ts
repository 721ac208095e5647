import { type Language, languages } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import type { Entry } from './entry.ts';
import { sitemapKinds } from './kinds.ts';

/** `/sitemap/articles-vi.xml` */
export const sitemapPath = (kind: string, language: Language): string =>
  `/sitemap/${kind}-${language}.xml`;

const lastmod = (day: string | undefined): string =>
  day === undefined ? '' : `<lastmod>${day}</lastmod>`;

/** The files with something in them, each as new as what is newest in it. */
export async function sitemapIndex(database: Database, origin: string, now: Date): Promise<string> {
  const files = await Promise.all(
    Object.entries(sitemapKinds).map(async ([kind, { newest }]) => {
      const found = await newest(database, now);
      return found === undefined
        ? []
        : languages.map(
            (language) =>
              `<sitemap><loc>${origin}${sitemapPath(kind, language)}</loc>${lastmod(found.changed)}</sitemap>`,
          );
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.flat().join('\n')}
</sitemapindex>
`;
}

/** The pages of one kind in one language. */
export const sitemapFile = (
  entries: readonly Entry[],
  origin: string,
  language: Language,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlText(origin, entry, language)).join('\n')}
</urlset>
`;

/** One address with its other languages. Addresses of ours need no escaping: letters, digits, dashes, slashes. */
function urlText(origin: string, { to, changed }: Entry, language: Language): string {
  const others = languages.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${to(other)}"/>`,
  );
  return `<url><loc>${origin}${to(language)}</loc>${lastmod(changed)}${others.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${to('vi')}"/></url>`;
}
