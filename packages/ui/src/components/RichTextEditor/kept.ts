import type { DOMOutputSpec } from 'prosemirror-model';
import type { RichElement, RichNode } from '../RichText/clean-html.ts';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributesOf = ({ href, src, alt, width, height, span, product }: RichElement) =>
  Object.entries({
    href,
    src,
    alt,
    width,
    height,
    colspan: span?.columns,
    rowspan: span?.rows,
    'data-product': product,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));

/** A piece of the shop is a figure of its number. */
const tagOf = ({ tag }: RichElement) => (tag === 'product' ? 'figure' : tag);

const empty = new Set(['img', 'br', 'hr']);

/** A figure or a table as it is stored. */
export function keptHtml(node: RichNode): string {
  if (typeof node === 'string') return escape(node);
  const attributes = attributesOf(node).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const opening = `<${tagOf(node)}${attributes.join('')}>`;
  return empty.has(node.tag)
    ? opening
    : `${opening}${node.children.map(keptHtml).join('')}</${tagOf(node)}>`;
}

/** The same as it is shown in the editor. */
export const keptSpec = (node: RichNode): DOMOutputSpec =>
  typeof node === 'string'
    ? ['span', node]
    : [
        node.tag === 'a' ? 'u' : tagOf(node),
        Object.fromEntries(attributesOf(node).filter(([name]) => name !== 'href')),
        ...node.children.map((child) => (typeof child === 'string' ? child : keptSpec(child))),
      ];
