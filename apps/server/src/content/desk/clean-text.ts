import sanitizeHtml from 'sanitize-html';
import { bodyText } from '../../support/body-text.ts';
import { composedHtml } from '../../support/composed-html.ts';
import { written } from '../../support/words.ts';

const allowed: sanitizeHtml.IOptions = {
  ...composedHtml,
  // Pictures of other hosts would tell them who reads; private ones are nobody's to read.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/(?!private\/)[A-Za-z0-9/_-]+\.[a-z0-9]+$/.test(attribs.src ?? ''),
};

/** HTML of staff as it is kept; empty when there is nothing to read in it. */
export function cleanText(html: string): string {
  const clean = written(sanitizeHtml(html, allowed));
  return bodyText(clean) === '' && !clean.includes('<img') ? '' : clean;
}
