import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { backToPicture, leaveCaption, tidyFigures } from './figures.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Whether the cursor is within a node of the kind, at whatever depth. */
export const within = (state: EditorState, type: NodeType, attrs: { level?: number } = {}) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === type && (attrs.level === undefined || node.attrs.level === attrs.level))
      return true;
  }
  return false;
};

/** Whether what is written next, or all that is chosen, carries the mark. */
export const hasMark = (state: EditorState, name: 'strong' | 'em' | 'underline' | 'link') => {
  const { from, to, empty, $from } = state.selection;
  const type = marks[name];
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

export const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    within(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  within(state, nodes.blockquote)
    ? lift(state, dispatch)
    : wrapIn(nodes.blockquote)(state, dispatch);

export const toggleList =
  (kind: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    if (within(state, nodes[kind])) return liftListItem(nodes.list_item)(state, dispatch);
    return wrapInList(nodes[kind])(state, dispatch);
  };

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab stays the way out, for who has no pointer; lists deepen with the bracket keys. */
export const editorPlugins = (own: Record<string, Command>): Plugin[] => [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, (match) => ({
        level: match[1]?.length ?? 2,
      })),
    ],
  }),
  keymap({
    ...own,
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-u': toggleMark(marks.underline),
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': chainCommands(leaveCaption, exitCode, breakLine),
    Enter: chainCommands(leaveCaption, splitListItem(nodes.list_item)),
    Backspace: backToPicture,
  }),
  keymap(baseKeymap),
  history(),
  tidyFigures,
];
