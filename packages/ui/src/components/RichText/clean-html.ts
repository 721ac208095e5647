import { parseHtml, type HtmlElement, type HtmlNode } from './parse-html.ts';

/** Everything a stored text can show. A tag of the left is shown as the one on the right. */
const TAGS: Readonly<Record<string, RichTag>> = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  br: 'br',
  hr: 'hr',
  a: 'a',
  img: 'img',
  figure: 'figure',
  figcaption: 'figcaption',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};
/** Neither they nor what they hold is shown; any other tag unknown here only loses itself. */
const DROPPED = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext template svg math object embed applet audio video canvas select button input form head frameset meta link base'.split(
    ' ',
  ),
);

export type RichTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'sup'
  | 'sub'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'br'
  | 'hr'
  | 'a'
  | 'img'
  | 'figure'
  | 'product'
  | 'figcaption'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

export type RichElement = {
  tag: RichTag;
  children: RichNode[];
  href?: string;
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  span?: { columns?: number; rows?: number };
  start?: number;
  /** Of the piece that stands in the text's place. */
  product?: number;
};
export type RichNode = string | RichElement;

/** An address a text may lead to, or undefined: http(s), mail, telephone, or one of this site. */
export const safeHref = (value: string | undefined): string | undefined => {
  // Browsers leave these out of a scheme, and so do we before we look at it.
  const address = [...(value ?? '')]
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  if (!address) return undefined;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || /^(https?|mailto|tel)$/.test(scheme) ? address : undefined;
};

const safeSrc = (value: string | undefined): string | undefined => {
  const address = safeHref(value);
  return address && !/^(mailto|tel):/i.test(address) ? address : undefined;
};

const whole = (value: string | undefined, most: number): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
};

const element = (tag: RichTag, { attributes }: HtmlElement, children: RichNode[]): RichNode[] => {
  if (tag === 'a') {
    const href = safeHref(attributes.href);
    return href ? [{ tag, href, children }] : children;
  }
  if (tag === 'img') {
    const src = safeSrc(attributes.src);
    if (!src) return [];
    const width = whole(attributes.width, 20_000);
    const height = whole(attributes.height, 20_000);
    return [{ tag, src, alt: attributes.alt ?? '', width, height, children: [] }];
  }
  if (tag === 'td' || tag === 'th') {
    const span = { columns: whole(attributes.colspan, 50), rows: whole(attributes.rowspan, 50) };
    return [{ tag, span, children }];
  }
  const product = tag === 'figure' ? whole(attributes['data-product'], 2_147_483_647) : undefined;
  if (product !== undefined) return [{ tag: 'product', product, children: [] }];
  if (tag === 'ol') return [{ tag, start: whole(attributes.start, 9999), children }];
  return [{ tag, children: tag === 'br' || tag === 'hr' ? [] : children }];
};

/** Word processors say with a style what a tag says elsewhere, and wrap a whole text in a `b` that is not bold. */
const styled = ({ tag, attributes: { style = '' } }: HtmlElement): RichTag | undefined => {
  if (tag === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return 'strong';
  if (tag === 'span' && /font-style:\s*italic/i.test(style)) return 'em';
  if (tag === 'b' && /font-weight:\s*(?:normal|400)/i.test(style)) return undefined;
  return Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
};

const cleanNodes = (nodes: readonly HtmlNode[]): RichNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (DROPPED.has(node.tag)) return [];
    const children = cleanNodes(node.children);
    const tag = styled(node);
    return tag ? element(tag, node, children) : children;
  });

/** A stored text as a tree of nothing but the tags, addresses and numbers that are allowed. */
export const cleanHtml = (html: string): RichNode[] => cleanNodes(parseHtml(html));
