import { Schema } from 'prosemirror-model';
import type { RichElement } from '../RichText/clean-html.ts';
import { keptSpec } from './kept.ts';

/** What can be written: a part of what RichText shows. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: (node) => [`h${String(node.attrs.level)}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    image: {
      group: 'block',
      attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
      draggable: true,
      toDOM: ({ attrs }) => ['img', attrs],
    },
    /** One picture with its caption, or several beside each other under one. */
    figure: {
      group: 'block',
      content: 'image* figcaption',
      isolating: true,
      draggable: true,
      toDOM: () => ['figure', 0],
    },
    figcaption: {
      content: 'text*',
      defining: true,
      toDOM: () => ['figcaption', 0],
    },
    /** A piece of the shop by its number; how it looks is drawn by whoever knows it. */
    product: {
      group: 'block',
      atom: true,
      attrs: { id: {} },
      draggable: true,
      toDOM: ({ attrs }) => ['figure', { 'data-product': String(attrs.id) }],
    },
    /** A table, or a figure of something else: moved and taken out as one, and written back as it was. */
    kept: {
      group: 'block',
      atom: true,
      attrs: { element: {} },
      draggable: true,
      toDOM: ({ attrs }) => [
        'div',
        { contenteditable: 'false' },
        keptSpec(attrs.element as RichElement),
      ],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: attrs.href as string, rel: 'noopener' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  },
});
