import type sanitizeHtml from 'sanitize-html';

/** What the editor writes: everything else loses its tags or itself. Who takes more, or less, says so beside this. */
export const composedHtml = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'strong',
    'em',
    'u',
    'blockquote',
    'ul',
    'ol',
    'li',
    'br',
    'hr',
    'a',
    'img',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
} satisfies sanitizeHtml.IOptions;
