import { type Feed, changedAt, xml } from './feed.ts';

/** A feed as RSS 2.0: the whole text in `content:encoded`, the picture as Media RSS has it. */
export function rss(feed: Feed): string {
  const items = feed.entries.map(
    ({ picture, ...entry }) => `<item>
<title>${xml(entry.title)}</title>
<link>${xml(entry.url)}</link>
<guid isPermaLink="false">${xml(entry.id)}</guid>
<dc:creator>${xml(entry.author)}</dc:creator>
<pubDate>${entry.published.toUTCString()}</pubDate>
<description>${xml(entry.summary)}</description>
<content:encoded>${xml(entry.html)}</content:encoded>
<media:content url="${xml(picture.url)}" medium="image" type="image/jpeg" width="${picture.width}" height="${picture.height}"><media:description>${xml(picture.alt)}</media:description></media:content>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.page)}</link>
<description>${xml(feed.lead)}</description>
<language>${feed.language}</language>
<lastBuildDate>${changedAt(feed).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${xml(feed.self)}"/>
${items.join('')}</channel>
</rss>
`;
}
