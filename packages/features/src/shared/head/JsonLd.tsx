import { useState } from 'react';
import { useHydrating } from '../async/useHydrating.ts';

/**
 * What search engines read of a page as data (schema.org). It stands in the server's HTML alone: who reads it does not
 * follow links in a browser, and a script that is set there later is refused by the page's Trusted Types.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const [fromServer] = useState(useHydrating());
  if (!fromServer) return null;
  // `<` could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /</g,
    '\\u003c',
  );
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON in a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
