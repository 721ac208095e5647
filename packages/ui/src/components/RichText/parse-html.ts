import { decodeEntities } from './entities.ts';

export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
};
export type HtmlNode = string | HtmlElement;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What they hold is no HTML; it ends at their own closing tag. */
const RAW = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext template svg math'.split(
    ' ',
  ),
);
/** Opening one of these ends an open `p`. */
const ENDS_PARAGRAPH = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol blockquote table pre hr figure div section article'.split(' '),
);
/** Opening one ends the one before it, within its list or table. What browsers close, the server must not nest. */
const ENDS_SIBLING: Readonly<Record<string, { siblings: string[]; within: string[] }>> = {
  a: { siblings: ['a'], within: [] },
  li: { siblings: ['li'], within: ['ul', 'ol'] },
  tr: { siblings: ['tr', 'td', 'th'], within: ['table', 'thead', 'tbody', 'tfoot'] },
  td: { siblings: ['td', 'th'], within: ['tr', 'table'] },
  th: { siblings: ['td', 'th'], within: ['tr', 'table'] },
};
const HEADING = /^h[1-6]$/;
/** Deeper than any text; beyond it tags are dropped and their words kept. */
const DEEPEST = 64;

const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const attributesOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // The first of a name counts, as in browsers.
    if (!Object.hasOwn(found, key)) found[key] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
};

/**
 * Reads HTML into a tree, on the server and in the browser alike and without the browser's parser,
 * which Trusted Types would have to be opened for. It forgives what stored texts get wrong. It
 * judges nothing: what may be shown is `cleanHtml`'s matter.
 */
export const parseHtml = (html: string): HtmlNode[] => {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  const here = () => open.at(-1) ?? root;
  const say = (text: string) => {
    if (text) here().children.push(decodeEntities(text));
  };
  const close = (depth: number) => {
    if (depth > 0) open.length = depth;
  };
  const makeRoom = (tag: string) => {
    if (ENDS_PARAGRAPH.has(tag)) close(open.findLastIndex((element) => element.tag === 'p'));
    if (HEADING.test(tag) && HEADING.test(here().tag)) close(open.length - 1);
    const rule = Object.hasOwn(ENDS_SIBLING, tag) ? ENDS_SIBLING[tag] : undefined;
    if (!rule) return;
    const bound = open.findLastIndex((element) => rule.within.includes(element.tag));
    close(open.findIndex((element, at) => at > bound && rule.siblings.includes(element.tag)));
  };

  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    say(html.slice(at, next));
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 2);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    if (/[!?]/.test(html[next + 1] ?? '')) {
      const end = html.indexOf('>', next);
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    TAG.lastIndex = next;
    const match = TAG.exec(html);
    if (!match) {
      // No tag after all, or one that never ends: the sign itself, or nothing more.
      if (/[a-z/]/i.test(html[next + 1] ?? '')) at = html.length;
      else {
        say('<');
        at = next + 1;
      }
      continue;
    }
    at = TAG.lastIndex;
    const tag = (match[2] ?? '').toLowerCase();
    if (match[1]) {
      close(open.findLastIndex((element) => element.tag === tag));
      continue;
    }
    if (RAW.has(tag)) {
      const end = new RegExp(`</${tag}[\\s/>]`, 'gi');
      end.lastIndex = at;
      const closing = end.exec(html);
      const stop = closing ? html.indexOf('>', closing.index) : -1;
      at = stop < 0 ? html.length : stop + 1;
      here().children.push({ tag, attributes: {}, children: [] });
      continue;
    }
    makeRoom(tag);
    const element: HtmlElement = { tag, attributes: attributesOf(match[3] ?? ''), children: [] };
    if (open.length <= DEEPEST) here().children.push(element);
    if (!VOID.has(tag) && open.length <= DEEPEST) open.push(element);
  }
  say(html.slice(at));
  return root.children;
};
