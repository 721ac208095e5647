import { Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { safeHref } from '../RichText/clean-html.ts';
import { figureAt, insertGallery } from './figures.ts';
import { fromHtml } from './from-html.ts';
import { schema } from './schema.ts';
import type { UploadedImage } from './uploaded-image.ts';

/** Puts HTML in place of what is chosen; it passes the same list as any stored text. */
export const insertHtml = (view: EditorView, html: string) =>
  view.dispatch(
    view.state.tr.replaceSelection(Slice.maxOpen(fromHtml(html).content)).scrollIntoView(),
  );

/** A picture by itself; within a figure it joins those that are there. */
export const insertImage = (view: EditorView, image: UploadedImage) =>
  figureAt(view.state)
    ? insertGallery(view, [image])
    : view.dispatch(
        view.state.tr.replaceSelectionWith(schema.nodes.image.create(image)).scrollIntoView(),
      );

/** A piece of the shop, in place of what is chosen. */
export const insertProduct = (view: EditorView, id: number) =>
  view.dispatch(
    view.state.tr.replaceSelectionWith(schema.nodes.product.create({ id })).scrollIntoView(),
  );

/** The link at the cursor, whole, or what is chosen. */
const linkRange = (view: EditorView) => {
  const { from, to, empty, $from } = view.state.selection;
  if (!empty) return { from, to };
  const link = schema.marks.link.isInSet($from.marks());
  if (!link) return { from, to };
  let start = from;
  let end = from;
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (link.isInSet(node.marks) && at <= from && at + node.nodeSize >= from) {
      start = at;
      end = at + node.nodeSize;
    }
  });
  return { from: start, to: end };
};

export const currentHref = (view: EditorView): string => {
  const { from, $from } = view.state.selection;
  const marks = $from.marks().concat(view.state.doc.nodeAt(from)?.marks ?? []);
  const href: unknown = marks.find((mark) => mark.type === schema.marks.link)?.attrs.href;
  return typeof href === 'string' ? href : '';
};

/** Links what is chosen, or writes the address where nothing is. False when it is no address. */
export const setLink = (view: EditorView, written: string): boolean => {
  const bare = written.trim();
  const href = safeHref(/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(bare) ? `https://${bare}` : bare);
  if (!href) return false;
  const { from, to } = linkRange(view);
  const link = schema.marks.link.create({ href });
  const { tr } = view.state;
  if (from === to) tr.insert(from, schema.text(bare, [link]));
  else tr.removeMark(from, to, schema.marks.link).addMark(from, to, link);
  view.dispatch(tr.removeStoredMark(schema.marks.link));
  return true;
};

export const removeLink = (view: EditorView) => {
  const { from, to } = linkRange(view);
  view.dispatch(view.state.tr.removeMark(from, to, schema.marks.link));
};

/** Moves the cursor to where a thing was dropped. */
export const moveTo = (view: EditorView, left: number, top: number) => {
  const found = view.posAtCoords({ left, top });
  if (!found) return;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found.pos))));
};
