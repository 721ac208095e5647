import { lazy, Suspense } from 'react';
import { EditorFrame } from './EditorFrame.tsx';
import type { EditorSurfaceProps } from './EditorSurface.tsx';
import { RichText } from '../RichText/RichText.tsx';

const Surface = lazy(() =>
  import('./EditorSurface.tsx').then((module) => ({ default: module.EditorSurface })),
);

export type RichTextEditorProps = EditorSurfaceProps;

/** The editor is 60 kB: fetch it when the pointer or the focus nears what opens it. */
export const preloadRichTextEditor = () => import('./EditorSurface.tsx').then(() => undefined);

/**
 * A text with headings, lists, links and pictures. Until the editor has arrived its text stands in
 * its place, as large as the editor will be.
 */
export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense
    fallback={
      <EditorFrame busy minHeight={props.minHeight} invalid={props.invalid}>
        <RichText id={props.id} tabIndex={-1} html={props.value} />
      </EditorFrame>
    }
  >
    <Surface {...props} />
  </Suspense>
);
