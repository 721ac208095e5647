import {
  Bold,
  Heading2,
  Heading3,
  Captions,
  ImagePlus,
  Images,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  ScanText,
  Sofa,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { rovingIndex } from '../../internal/roving.ts';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hasMark, toggleHeading, toggleList, toggleQuote, within } from './commands.ts';
import type { EditorLabels } from './labels.ts';
import { chosenImage, figureAt, toggleCaption } from './figures.ts';
import { schema } from './schema.ts';
import * as s from './RichTextEditor.css.ts';

type Tool = {
  id: keyof EditorLabels;
  icon: LucideIcon;
  /** Starts a group: a thin line before it. */
  group?: boolean;
  on?: (state: EditorState) => boolean;
  command?: Command;
  act?: () => void;
  busy?: boolean;
  off?: (state: EditorState) => boolean;
  keys?: string;
};

type EditorToolbarProps = {
  view: EditorView | null;
  state: EditorState;
  labels: EditorLabels;
  onLink: () => void;
  onDescribe: () => void;
  onImage?: () => void;
  onGallery?: () => void;
  onProduct?: () => void;
  uploading: boolean;
  ref: Ref<HTMLDivElement>;
};

const { nodes, marks } = schema;
const toolbar = { role: 'toolbar' } as const;

const TOOLS: readonly Tool[] = [
  {
    id: 'heading',
    icon: Heading2,
    command: toggleHeading(2),
    on: (now) => within(now, nodes.heading, { level: 2 }),
    keys: 'Control+Alt+2',
  },
  {
    id: 'subheading',
    icon: Heading3,
    command: toggleHeading(3),
    on: (now) => within(now, nodes.heading, { level: 3 }),
    keys: 'Control+Alt+3',
  },
  {
    id: 'bold',
    icon: Bold,
    group: true,
    command: toggleMark(marks.strong),
    on: (now) => hasMark(now, 'strong'),
    keys: 'Control+B',
  },
  {
    id: 'italic',
    icon: Italic,
    command: toggleMark(marks.em),
    on: (now) => hasMark(now, 'em'),
    keys: 'Control+I',
  },
  {
    id: 'underline',
    icon: Underline,
    command: toggleMark(marks.underline),
    on: (now) => hasMark(now, 'underline'),
    keys: 'Control+U',
  },
  {
    id: 'bulletList',
    icon: List,
    group: true,
    command: toggleList('bullet_list'),
    on: (now) => within(now, nodes.bullet_list),
  },
  {
    id: 'orderedList',
    icon: ListOrdered,
    command: toggleList('ordered_list'),
    on: (now) => within(now, nodes.ordered_list),
  },
  { id: 'quote', icon: Quote, command: toggleQuote, on: (now) => within(now, nodes.blockquote) },
];

/** One stop of the Tab key; arrows, Home and End move within, Escape goes back to the text. */
export const EditorToolbar = ({
  view,
  state,
  labels,
  onLink,
  onDescribe,
  onImage,
  onGallery,
  onProduct,
  uploading,
  ref,
}: EditorToolbarProps) => {
  const [at, setAt] = useState(0);
  const tools: Tool[] = [
    ...TOOLS,
    {
      id: 'link',
      icon: Link2,
      group: true,
      act: onLink,
      on: (now) => hasMark(now, 'link'),
      keys: 'Control+K',
    },
    ...(onImage && onGallery
      ? ([
          { id: 'image', icon: ImagePlus, act: onImage, busy: uploading },
          { id: 'gallery', icon: Images, act: onGallery, off: () => uploading },
          {
            id: 'caption',
            icon: Captions,
            command: toggleCaption,
            on: (now) => figureAt(now) !== undefined,
          },
          {
            id: 'describe',
            icon: ScanText,
            act: onDescribe,
            off: (now) => chosenImage(now) === undefined,
          },
        ] satisfies Tool[])
      : []),
    ...(onProduct ? [{ id: 'product', icon: Sofa, act: onProduct } as const] : []),
    { id: 'undo', icon: Undo2, group: true, command: undo, keys: 'Control+Z' },
    { id: 'redo', icon: Redo2, command: redo, keys: 'Control+Shift+Z' },
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') return view?.focus();
    const next = rovingIndex(event.key, at, tools.length, 'horizontal');
    if (next === undefined) return undefined;
    event.preventDefault();
    setAt(next);
    return event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const keys = { onKeyDown };
  const press = (tool: Tool) => {
    if (!view) return;
    if (tool.act) return tool.act();
    tool.command?.(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <div ref={ref} {...toolbar} aria-label={labels.toolbar} className={s.tools} {...keys}>
      {tools.map((tool, index) => {
        const off =
          !view ||
          tool.busy ||
          tool.off?.(state) ||
          (tool.command !== undefined && !tool.command(state));
        return (
          <button
            key={tool.id}
            type="button"
            className={cx(s.tool, tool.group && s.group)}
            aria-label={labels[tool.id]}
            title={labels[tool.id]}
            aria-keyshortcuts={tool.keys}
            aria-pressed={tool.on?.(state)}
            aria-disabled={off || undefined}
            tabIndex={index === at ? 0 : -1}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={off ? undefined : () => press(tool)}
          >
            {tool.busy ? (
              <Spinner size={18} />
            ) : (
              <tool.icon size={18} strokeWidth={1.75} aria-hidden />
            )}
          </button>
        );
      })}
    </div>
  );
};
