import { type Feed, changedAt, xml } from './feed.ts';

/** A feed as Atom 1.0 (RFC 4287). */
export function atom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `<entry>
<id>${xml(entry.id)}</id>
<title>${xml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
<link rel="enclosure" type="image/jpeg" href="${xml(entry.picture.url)}" title="${xml(entry.picture.alt)}"/>
<author><name>${xml(entry.author)}</name></author>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
<summary>${xml(entry.summary)}</summary>
<content type="html">${xml(entry.html)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${xml(feed.id)}</id>
<title>${xml(feed.title)}</title>
<subtitle>${xml(feed.lead)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>
<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${xml(feed.page)}"/>
<updated>${changedAt(feed).toISOString()}</updated>
${entries.join('')}</feed>
`;
}
