import { Fragment, type Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
} from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';
import type { UploadedImage } from './uploaded-image.ts';

const { nodes } = schema;

/** Where a figure stands that the cursor is in, or that is chosen itself. */
type Placed = { node: Node; pos: number };

export const figureAt = ({ selection }: EditorState): Placed | undefined => {
  if (selection instanceof NodeSelection && selection.node.type === nodes.figure)
    return { node: selection.node, pos: selection.from };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === nodes.figure)
      return { node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
};

/** The picture that is chosen. */
export const chosenImage = ({ selection }: EditorState): Placed | undefined =>
  selection instanceof NodeSelection && selection.node.type === nodes.image
    ? { node: selection.node, pos: selection.from }
    : undefined;

const picturesIn = (figure: Node): Node[] => {
  const found: Node[] = [];
  figure.forEach((child) => {
    if (child.type === nodes.image) found.push(child);
  });
  return found;
};

const figureOf = (pictures: readonly Node[]): Node =>
  nodes.figure.create(null, [...pictures, nodes.figcaption.create()]);

/** The end of a figure's caption, where the figure stands at `pos`. */
const inCaption = (doc: Node, pos: number): TextSelection =>
  TextSelection.create(doc, pos + (doc.nodeAt(pos)?.nodeSize ?? 0) - 2);

/** Gives the chosen picture a caption, and the cursor with it; takes a figure apart that is one already. */
export const toggleCaption: Command = (state, dispatch) => {
  const figure = figureAt(state);
  if (figure) {
    const caption = figure.node.lastChild?.content ?? Fragment.empty;
    const apart = [
      ...picturesIn(figure.node),
      ...(caption.size > 0 ? [nodes.paragraph.create(null, caption)] : []),
    ];
    dispatch?.(state.tr.replaceWith(figure.pos, figure.pos + figure.node.nodeSize, apart));
    return true;
  }
  const image = chosenImage(state);
  if (!image) return false;
  if (dispatch) {
    const tr = state.tr.replaceWith(image.pos, image.pos + 1, figureOf([image.node]));
    dispatch(tr.setSelection(inCaption(tr.doc, image.pos)).scrollIntoView());
  }
  return true;
};

/** Several pictures beside each other under one caption: behind those of the figure the cursor is in, or as a new one. */
export const insertGallery = (view: EditorView, images: readonly UploadedImage[]) => {
  const pictures = images.map((image) => nodes.image.create(image));
  const figure = figureAt(view.state);
  const { tr } = view.state;
  if (figure) {
    const end = figure.pos + figure.node.nodeSize - 1 - (figure.node.lastChild?.nodeSize ?? 0);
    return view.dispatch(tr.insert(end, pictures).scrollIntoView());
  }
  const made = figureOf(pictures);
  tr.replaceSelectionWith(made, false);
  tr.doc.descendants((node, pos) => {
    if (node === made) tr.setSelection(inCaption(tr.doc, pos));
  });
  return view.dispatch(tr.scrollIntoView());
};

/** What somebody reads who does not see the chosen picture. */
export const describeImage = (view: EditorView, alt: string) => {
  const image = chosenImage(view.state);
  if (!image) return;
  const { tr } = view.state;
  tr.setNodeAttribute(image.pos, 'alt', alt.normalize('NFC').trim());
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, image.pos)));
};

/** A caption is one line: Enter goes on below the figure. */
export const leaveCaption: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const figure = figureAt(state);
  if ($from.parent.type !== nodes.figcaption || !figure) return false;
  if (dispatch) {
    const behind = figure.pos + figure.node.nodeSize;
    const tr = state.tr.insert(behind, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView());
  }
  return true;
};

/** Backspace in an empty caption chooses the picture above it; a second one takes it away. */
export const backToPicture: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.figcaption || $from.parentOffset > 0) return false;
  const before = $from.before();
  if (state.doc.resolve(before).nodeBefore?.type !== nodes.image) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, before - 1)));
  return true;
};

/** A figure without pictures is the words of its caption. */
export const tidyFigures = new Plugin({
  appendTransaction(transactions, _before, state) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const bare: Placed[] = [];
    state.doc.forEach((node, pos) => {
      if (node.type === nodes.figure && picturesIn(node).length === 0) bare.push({ node, pos });
    });
    if (bare.length === 0) return null;
    const { tr } = state;
    for (const { node, pos } of bare.toReversed())
      tr.replaceWith(
        pos,
        pos + node.nodeSize,
        nodes.paragraph.create(null, node.lastChild?.content),
      );
    return tr;
  },
});
