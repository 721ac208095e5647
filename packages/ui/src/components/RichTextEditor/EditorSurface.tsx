import { useRef, useState } from 'react';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { currentHref, insertImage, removeLink, setLink, type UploadedImage } from './insert.ts';
import type { EditorLabels } from './labels.ts';
import { LinkRow } from './LinkRow.tsx';
import { useEditor } from './use-editor.ts';
import { useLabel } from './use-label.ts';
import * as s from './RichTextEditor.css.ts';

export type EditorSurfaceProps = {
  /** Of the text itself, for links to it. */
  id?: string;
  /** HTML as it is stored; RichText shows the same. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** The name of the text, for screen readers, where nothing on the page says it. */
  label?: string;
  /** The id of what says it otherwise; pressed, that leads into the text. */
  labelledBy?: string;
  labels: EditorLabels;
  placeholder?: string;
  /** Sends a picture and answers where it lies. Without it there are no pictures. */
  uploadImage?: (file: File) => Promise<UploadedImage>;
  /** Figures and tables of a stored text stay as they are; otherwise their words do. */
  keepsBlocks?: boolean;
  /** Ids of hints and errors. */
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
  /** Pixels of the text's place when it is empty. */
  minHeight?: number;
};

export const EditorSurface = ({
  id,
  value,
  onChange,
  onBlur,
  label,
  labelledBy,
  labels,
  placeholder,
  uploadImage,
  keepsBlocks = false,
  describedBy,
  invalid = false,
  required = false,
  minHeight,
}: EditorSurfaceProps) => {
  const files = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const [upload, setUpload] = useState<'idle' | 'running' | 'failed'>('idle');

  const send = async (chosen: readonly File[]) => {
    if (!uploadImage || !view) return;
    setUpload('running');
    try {
      // One after the other, so that they stand in the order in which they were chosen.
      for (const file of chosen) insertImage(view, await uploadImage(file));
      setUpload('idle');
    } catch {
      setUpload('failed');
    }
  };
  const { mount, view, state } = useEditor({
    value,
    keepsBlocks,
    onChange,
    onBlur,
    onFiles: (list) => void send(list),
    onLink: () => setLinking(true),
    onToolbar: () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-invalid': String(invalid),
      class: s.text,
      ...(id ? { id } : {}),
      ...(label ? { 'aria-label': label } : {}),
      ...(labelledBy ? { 'aria-labelledby': labelledBy } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    },
  });
  useLabel(labelledBy, () => view?.focus());
  const back = () => {
    setLinking(false);
    view?.focus();
  };
  const empty = state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0;

  return (
    <EditorFrame
      invalid={invalid}
      minHeight={minHeight}
      toolbar={
        linking && view ? (
          <LinkRow
            labels={labels}
            href={currentHref(view)}
            onApply={(href) => {
              const done = setLink(view, href);
              if (done) back();
              return done;
            }}
            onRemove={() => {
              removeLink(view);
              back();
            }}
            onCancel={back}
          />
        ) : (
          <EditorToolbar
            ref={tools}
            view={view}
            state={state}
            labels={labels}
            uploading={upload === 'running'}
            onLink={() => setLinking(true)}
            onImage={uploadImage && (() => files.current?.click())}
          />
        )
      }
    >
      <div ref={mount} className={s.mount} />
      {empty && placeholder && state.doc.firstChild?.type.name === 'paragraph' ? (
        <p className={s.placeholder} aria-hidden>
          {placeholder}
        </p>
      ) : null}
      <p role="status" className={upload === 'failed' ? s.failed : s.hidden}>
        {upload === 'running' ? labels.uploading : upload === 'failed' ? labels.uploadFailed : ''}
      </p>
      {uploadImage ? (
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      ) : null}
    </EditorFrame>
  );
};
