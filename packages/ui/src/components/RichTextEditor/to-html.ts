import type { Mark, Node } from 'prosemirror-model';
import type { RichElement } from '../RichText/clean-html.ts';
import { keptHtml } from './kept.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const MARK_TAGS: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', underline: 'u' };

const opening = (mark: Mark): string =>
  mark.type.name === 'link'
    ? `<a href="${escape(String(mark.attrs.href))}">`
    : `<${MARK_TAGS[mark.type.name] ?? 'span'}>`;
const closing = (mark: Mark): string =>
  mark.type.name === 'link' ? '</a>' : `</${MARK_TAGS[mark.type.name] ?? 'span'}>`;

/** One line: a mark that goes on from one piece of text to the next is written once. */
const lineOf = (block: Node): string => {
  let html = '';
  let open: readonly Mark[] = [];
  const closeTo = (depth: number) => {
    for (const mark of open.slice(depth).toReversed()) html += closing(mark);
    open = open.slice(0, depth);
  };
  block.forEach((child) => {
    const same = child.marks.findIndex((mark, at) => !open[at]?.eq(mark));
    closeTo(same < 0 ? child.marks.length : same);
    for (const mark of child.marks.slice(open.length)) html += opening(mark);
    open = child.marks;
    html += child.isText ? escape(child.text ?? '') : write(child);
  });
  closeTo(0);
  return html;
};

const BLOCK_TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  figcaption: 'figcaption',
};

const image = ({ attrs }: Node): string => {
  const size =
    attrs.width && attrs.height ? ` width="${attrs.width}" height="${attrs.height}"` : '';
  return `<img src="${escape(String(attrs.src))}" alt="${escape(String(attrs.alt))}"${size}>`;
};

/** A caption in which nothing stands is none. */
const figure = (node: Node): string => {
  const parts: string[] = [];
  node.forEach((child) => {
    if (child.type.name === 'image' || child.content.size > 0) parts.push(write(child));
  });
  return `<figure>${parts.join('')}</figure>`;
};

const inside = (node: Node): string => {
  if (node.inlineContent) return lineOf(node);
  const parts: string[] = [];
  node.forEach((child) => parts.push(write(child)));
  return parts.join('');
};

const write = (node: Node): string => {
  switch (node.type.name) {
    case 'hard_break':
      return '<br>';
    case 'horizontal_rule':
      return '<hr>';
    case 'image':
      return image(node);
    case 'figure':
      return figure(node);
    case 'product':
      return `<figure data-product="${Number(node.attrs.id)}"></figure>`;
    case 'kept':
      return keptHtml(node.attrs.element as RichElement);
    case 'heading':
      return `<h${String(node.attrs.level)}>${inside(node)}</h${String(node.attrs.level)}>`;
    default: {
      const tag = BLOCK_TAGS[node.type.name];
      return tag ? `<${tag}>${inside(node)}</${tag}>` : inside(node);
    }
  }
};

/** The document as it is stored; empty when nothing is written. */
export const toHtml = (doc: Node): string =>
  doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0
    ? ''
    : write(doc);
