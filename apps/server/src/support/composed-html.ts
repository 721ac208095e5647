import type sanitizeHtml from 'sanitize-html';

/** A figure says nothing of itself but the number of a piece. */
const keepProduct: sanitizeHtml.Transformer = (tagName, { 'data-product': id = '' }) => {
  const attribs: sanitizeHtml.Attributes = {};
  if (/^[1-9]\d{0,8}$/.test(id)) attribs['data-product'] = id;
  return { tagName, attribs };
};

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
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    figure: ['data-product'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    figure: keepProduct,
  },
} satisfies sanitizeHtml.IOptions;

/** Pieces of the shop that stand in a cleaned text, each once, by their numbers. */
export const productsIn = (html: string): number[] => [
  ...new Set([...html.matchAll(/<figure data-product="(\d+)">/g)].map(([, id]) => Number(id))),
];

/** Uploads that stand in a cleaned text, by their addresses. */
export const uploadsIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*\ssrc="(\/media\/uploads\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
