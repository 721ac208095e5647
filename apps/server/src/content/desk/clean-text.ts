import sanitizeHtml from 'sanitize-html';
import { bodyText } from '../../support/body-text.ts';
import { composedHtml } from '../../support/composed-html.ts';
import { written } from '../../support/words.ts';

/** What the editor writes and what texts of the magazine hold besides: figures with a caption, tables. */
const allowed: sanitizeHtml.IOptions = {
  ...composedHtml,
  allowedTags: [
    ...composedHtml.allowedTags,
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    ...composedHtml.allowedAttributes,
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // Pictures of other hosts would tell them who reads; private ones are nobody's to read.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/(?!private\/)[A-Za-z0-9/_-]+\.[a-z0-9]+$/.test(attribs.src ?? ''),
};

/** HTML of staff as it is kept; empty when there is nothing to read in it. */
export function cleanText(html: string): string {
  const clean = written(sanitizeHtml(html, allowed));
  return bodyText(clean) === '' && !clean.includes('<img') ? '' : clean;
}

/** Uploads that stand in a cleaned text, by their addresses. */
export const uploadsIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*\ssrc="(\/media\/uploads\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
