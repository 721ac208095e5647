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
  /** Figures and tables stay as they are. */
  keeps: boolean;
};

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

const blocksOf = (list: readonly RichNode[], keeps = false): Node[] => {
  const draft: Draft = { blocks: [], line: [], keeps };
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
  if (draft.keeps && (tag === 'figure' || tag === 'table')) {
    draft.blocks.push(nodes.kept.create({ element }));
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
    case 'img': {
      const { src, alt, width = null, height = null } = element;
      draft.blocks.push(nodes.image.create({ src, alt, width, height }));
      return;
    }
    case 'hr':
      draft.blocks.push(nodes.horizontal_rule.create());
      return;
    default:
      // Tables and figures: what they say, a line each.
      read(children, marks, draft);
      endLine(draft, paragraph);
  }
};

/** A stored text as the editor's document. What the editor cannot hold keeps its words; with `keeps` figures and tables stay. */
export const fromHtml = (html: string, keeps = false): Node => {
  const blocks = blocksOf(cleanHtml(html), keeps);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [paragraph([])]);
};
