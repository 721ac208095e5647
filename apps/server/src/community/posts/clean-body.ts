import sanitizeHtml from 'sanitize-html';
import type { WirePicture } from '../../db/localized.ts';
import { bodyText, plainText } from '../../support/body-text.ts';
import { composedHtml } from '../../support/composed-html.ts';
import { excerptOf, written } from '../../support/words.ts';

const allowed: sanitizeHtml.IOptions = {
  ...composedHtml,
  allowedAttributes: { ...composedHtml.allowedAttributes, a: ['href', 'rel'] },
  transformTags: {
    ...composedHtml.transformTags,
    // Links that strangers write are followed by nobody's ranking.
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener' }),
  },
  // Pictures of other hosts would tell them who reads.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/uploads\/[a-f0-9]{32}\.webp$/.test(attribs.src ?? ''),
};

/** HTML of a stranger as it is kept: composed, and nothing in it that acts. */
export const cleanBody = (html: string): string => written(sanitizeHtml(html, allowed));

const attributeOf = (tag: string, name: string): string =>
  plainText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Where a cleaned body leads, with the words that say so. */
export const bodyLinks = (html: string): { text: string; href: string }[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => ({
    text: bodyText(inner),
    href: attributeOf(tag, 'href'),
  }));

/** The pictures that stand in a cleaned body; only the store knows their colours. */
export const bodyPictures = (html: string): WirePicture[] =>
  [...html.matchAll(/<img\b[^>]*\ssrc="\/media\/uploads\/([a-f0-9]{32}\.webp)"[^>]*>/g)].map(
    ([tag, name = '']) => ({
      path: 'uploads',
      name,
      width: Number(attributeOf(tag, 'width')) || 4,
      height: Number(attributeOf(tag, 'height')) || 3,
      alt: attributeOf(tag, 'alt').slice(0, 300),
      placeholder: '',
      color: '#d9cdbb',
    }),
  );

/** What a card says of a home. */
export const bodyExcerpt = (html: string): string => excerptOf(bodyText(html));

/** Whether there is something to read: words, or a picture. */
export const isEmptyBody = (html: string): boolean =>
  bodyText(html) === '' && !html.includes('<img');
