import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorPlugins } from './commands.ts';
import { fromHtml } from './from-html.ts';
import { insertHtml, moveTo } from './insert.ts';
import { schema } from './schema.ts';
import { toHtml } from './to-html.ts';

type EditorOptions = {
  value: string;
  onChange: (html: string) => void;
  attributes: Record<string, string>;
  /** Pictures that were pasted or dropped. */
  onFiles: (files: File[]) => void;
  onLink: () => void;
  onToolbar: () => void;
  onBlur?: () => void;
};

const pictures = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

/** A piece of the shop in the text: the element that its card is drawn into. */
export type ProductPlace = { dom: HTMLElement; id: number };

/** ProseMirror in the element of `place`: its state for the toolbar, and the view to act on. */
export const useEditor = (options: EditorOptions) => {
  const mount = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState>(() =>
    EditorState.create({ doc: fromHtml(options.value), schema }),
  );
  const [products, setProducts] = useState<readonly ProductPlace[]>([]);
  /** What was told since the owner's value was last heard: on a busy page that comes back later than the next key. */
  const said = useRef([options.value]);

  const tell = useEffectEvent((next: EditorState, changed: boolean) => {
    setState(next);
    if (!changed) return;
    const html = toHtml(next.doc);
    said.current.push(html);
    options.onChange(html);
  });
  const take = useEffectEvent((target: EditorView, data: DataTransfer | null): boolean => {
    const files = pictures(data);
    if (files.length > 0) options.onFiles(files);
    else {
      const html = data?.getData('text/html');
      // Plain text needs no HTML to be read: ProseMirror takes it.
      if (!html) return false;
      insertHtml(target, html.normalize('NFC'));
    }
    return true;
  });
  const act = useEffectEvent((what: 'onLink' | 'onToolbar') => options[what]());
  const left = useEffectEvent(() => options.onBlur?.());
  const start = useEffectEvent(() => state);
  const attributes = useEffectEvent(() => options.attributes);

  useEffect(() => {
    if (!mount.current) return undefined;
    const run =
      (what: 'onLink' | 'onToolbar'): Command =>
      () => {
        act(what);
        return true;
      };
    const made: EditorView = new EditorView(mount.current, {
      state: start().reconfigure({
        plugins: editorPlugins({ 'Mod-k': run('onLink'), 'Alt-F10': run('onToolbar') }),
      }),
      attributes: attributes(),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        tell(next, transaction.docChanged);
      },
      nodeViews: {
        product: ({ attrs }) => {
          const dom = document.createElement('div');
          dom.contentEditable = 'false';
          setProducts((known) => [...known, { dom, id: Number(attrs.id) }]);
          return {
            dom,
            // Its card is drawn by React.
            ignoreMutation: () => true,
            destroy: () => setProducts((known) => known.filter((place) => place.dom !== dom)),
          };
        },
      },
      // Some programs hand letters and their tones over apart; what is typed later would not be found beside them.
      transformPastedText: (text) => text.normalize('NFC'),
      // Before ProseMirror's own reading, which would hand the HTML to the browser's parser.
      handleDOMEvents: {
        blur: () => {
          left();
          return false;
        },
        paste: (target, event) => {
          const done = take(target, event.clipboardData);
          if (done) event.preventDefault();
          return done;
        },
        drop: (target, event) => {
          if (target.dragging) return false;
          moveTo(target, event.clientX, event.clientY);
          const done = take(target, event.dataTransfer);
          if (done) event.preventDefault();
          return done;
        },
      },
    });
    setView(made);
    return () => {
      made.destroy();
      setView(null);
    };
  }, []);

  // A value from outside, such as a draft that was kept, replaces the text.
  const { value } = options;
  useEffect(() => {
    if (!view) return;
    const told = said.current.lastIndexOf(value);
    if (told >= 0) {
      said.current.splice(0, told);
      return;
    }
    said.current = [value];
    const next = EditorState.create({
      doc: fromHtml(value),
      plugins: view.state.plugins,
    });
    view.updateState(next);
    setState(next);
  }, [view, value]);

  const attributesKey = JSON.stringify(options.attributes);
  useEffect(() => {
    view?.setProps({ attributes: JSON.parse(attributesKey) as Record<string, string> });
  }, [view, attributesKey]);

  return { mount, view, state, products };
};
