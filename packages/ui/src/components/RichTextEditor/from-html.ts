import type { Mark, Node } from 'prosemirror-model';
import {
  cleanHtml,
  type RichElement,
  type RichNode,
  type RichTag,
} from '../RichText/clean-html.ts';
import { schema } from './schema.ts';

const { nodes, marks: kinds } = schema;

const MARKS: Partial<Record<RichTag, (element: RichElement) => Mark>> = {
  strong: () => kinds.strong.create(),
  em: () => kinds.em.create(),
  u: () => kinds.underline.create(),
  a: ({ href }) => kinds.link.create({ href }),
};

/** The line that is being filled, and the blocks that are done. */
type Draft = {
  blocks: Node[];
  line: Node[];
  /** Within a list or a quotation tables are nothing but their words. */
  isWithin: boolean;
};

const imageOf = ({ src, alt, width, height }: RichElement): Node =>
  nodes.image.create({ src, alt, width: width ?? null, height: height ?? null });

/** Space at the ends of a line is how the HTML was laid out, not what it says. */
const trimmed = (line: readonly Node[]): Node[] => {
  const kept = [...line];
  const cut = (at: number, space: RegExp) => {
    const node = kept.at(at);
    if (!node?.isText) return;
    const text = (node.text ?? '').replace(space, '');
    kept.splice(at, 1, ...(text ? [schema.text(text, node.marks)] : []));
  };
  cut(0, /^[ \t\r\n]+/);
  cut(-1, /[ \t\r\n]+$/);
  return kept;
};

const endLine = (draft: Draft, wrap: (line: Node[]) => Node, always = false) => {
  const line = trimmed(draft.line);
  if (line.length > 0 || always) draft.blocks.push(wrap(line));
  draft.line = [];
};
const paragraph = (line: Node[]) => nodes.paragraph.create(null, line);

const blocksOf = (list: readonly RichNode[], isWithin = true): Node[] => {
  const draft: Draft = { blocks: [], line: [], isWithin };
  read(list, [], draft);
  endLine(draft, paragraph);
  return draft.blocks;
};

const itemsOf = (list: RichElement): Node[] =>
  list.children.flatMap((item) => {
    const blocks =
      typeof item === 'string' ? [] : blocksOf(item.tag === 'li' ? item.children : [item]);
    if (blocks.length === 0) return [];
    const starts = blocks[0]?.type === nodes.paragraph;
    return [nodes.list_item.create(null, starts ? blocks : [paragraph([]), ...blocks])];
  });

const read = (list: readonly RichNode[], marks: readonly Mark[], draft: Draft): void => {
  for (const node of list) {
    if (typeof node === 'string') {
      const text = node.replaceAll(/[ \t\r\n]+/g, ' ');
      if (text) draft.line.push(schema.text(text, marks));
    } else readElement(node, marks, draft);
  }
};

const readElement = (element: RichElement, marks: readonly Mark[], draft: Draft): void => {
  const { tag, children } = element;
  const mark = MARKS[tag]?.(element);
  if (mark) return read(children, mark.addToSet(marks), draft);
  if (tag === 'br') {
    draft.line.push(nodes.hard_break.create());
    return;
  }
  if (tag === 's' || tag === 'sup' || tag === 'sub' || tag === 'code')
    return read(children, marks, draft);
  endLine(draft, paragraph);
  if (!draft.isWithin && tag === 'product') {
    draft.blocks.push(nodes.product.create({ id: element.product }));
    return;
  }
  if (!draft.isWithin && (tag === 'figure' || tag === 'table')) {
    if (!children.every(isBlank))
      draft.blocks.push(figureOf(element) ?? nodes.kept.create({ element }));
    return;
  }
  switch (tag) {
    case 'p':
      read(children, marks, draft);
      return endLine(draft, paragraph, children.length === 0);
    case 'h2':
    case 'h3':
    case 'h4': {
      const level = tag === 'h2' ? 2 : 3;
      read(children, marks, draft);
      return endLine(draft, (line) => nodes.heading.create({ level }, line));
    }
    case 'ul':
    case 'ol': {
      const items = itemsOf(element);
      const kind = tag === 'ul' ? nodes.bullet_list : nodes.ordered_list;
      if (items.length > 0) draft.blocks.push(kind.create(null, items));
      return;
    }
    case 'blockquote': {
      const blocks = blocksOf(children);
      if (blocks.length > 0) draft.blocks.push(nodes.blockquote.create(null, blocks));
      return;
    }
    case 'img':
      draft.blocks.push(imageOf(element));
      return;
    case 'hr':
      draft.blocks.push(nodes.horizontal_rule.create());
      return;
    default:
      // Tables and figures: what they say, a line each.
      read(children, marks, draft);
      endLine(draft, paragraph);
  }
};

const elementsIn = (list: readonly RichNode[]): RichElement[] =>
  list.filter((node) => typeof node !== 'string');
const isBlank = (node: RichNode): boolean => typeof node === 'string' && node.trim() === '';

/** Pictures and at most one caption; undefined for a figure of anything else. */
const figureOf = ({ children }: RichElement): Node | undefined => {
  const parts = elementsIn(children);
  const pictures = parts.filter(({ tag }) => tag === 'img');
  const captions = parts.filter(({ tag }) => tag === 'figcaption');
  const rest = children.filter((node) => !isBlank(node)).length - pictures.length - captions.length;
  if (pictures.length === 0 || captions.length > 1 || rest > 0) return undefined;
  const draft: Draft = { blocks: [], line: [], isWithin: true };
  read(captions[0]?.children ?? [], [], draft);
  // A list or a second paragraph in a caption is nothing that can be written here.
  if (draft.blocks.length > 0 || draft.line.some((node) => !node.isText)) return undefined;
  return nodes.figure.create(null, [
    ...pictures.map(imageOf),
    nodes.figcaption.create(null, trimmed(draft.line)),
  ]);
};

/** A stored text as the editor's document. What the editor cannot hold keeps its words. */
export const fromHtml = (html: string): Node => {
  const blocks = blocksOf(cleanHtml(html), false);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [paragraph([])]);
};
