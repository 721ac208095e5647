import { type CSSProperties, Fragment, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DescribeRow } from './DescribeRow.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { chosenImage, describeImage, insertGallery } from './figures.ts';
import { currentHref, insertImage, insertProduct, removeLink, setLink } from './insert.ts';
import type { EditorLabels } from './labels.ts';
import { FinderRow } from './FinderRow.tsx';
import { LinkRow } from './LinkRow.tsx';
import type { UploadedImage } from './uploaded-image.ts';
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
  /** How a piece of the shop looks in the text, and where one is found. Without it none are put in. */
  products?: {
    card: (id: number) => ReactNode;
    finder: (choose: (id: number) => void) => ReactNode;
  };
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
  products,
  describedBy,
  invalid = false,
  required = false,
  minHeight,
}: EditorSurfaceProps) => {
  const files = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<'link' | 'describe' | 'product' | null>(null);
  /** Whether what the file input brings stands together. */
  const [isGallery, setGallery] = useState(false);
  const [upload, setUpload] = useState<'idle' | 'running' | 'failed'>('idle');

  const send = async (chosen: readonly File[], asGallery: boolean) => {
    if (!uploadImage || !view) return;
    setUpload('running');
    const arrived: UploadedImage[] = [];
    try {
      // One after the other, so that they stand in the order in which they were chosen.
      for (const file of chosen) {
        const image = await uploadImage(file);
        if (asGallery) arrived.push(image);
        else insertImage(view, image);
      }
      setUpload('idle');
    } catch {
      setUpload('failed');
    }
    // Those before one that failed are here.
    if (arrived.length === 0) return;
    insertGallery(view, arrived);
    // Its caption is written next.
    view.focus();
  };
  const choose = (asGallery: boolean) => {
    setGallery(asGallery);
    files.current?.click();
  };
  const {
    mount,
    view,
    state,
    products: places,
  } = useEditor({
    value,
    onChange,
    onBlur,
    onFiles: (list) => void send(list, false),
    onLink: () => setRow('link'),
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
    setRow(null);
    view?.focus();
  };
  const empty = state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0;

  return (
    <EditorFrame
      invalid={invalid}
      minHeight={minHeight}
      toolbar={
        row === 'describe' && view ? (
          <DescribeRow
            labels={labels}
            alt={String(chosenImage(view.state)?.node.attrs.alt ?? '')}
            onApply={(alt) => {
              describeImage(view, alt);
              back();
            }}
            onCancel={back}
          />
        ) : row === 'product' && view && products ? (
          <FinderRow labels={labels} onCancel={back}>
            {products.finder((chosen) => {
              insertProduct(view, chosen);
              back();
            })}
          </FinderRow>
        ) : row === 'link' && view ? (
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
            onLink={() => setRow('link')}
            onDescribe={() => setRow('describe')}
            {...(uploadImage && {
              onImage: () => choose(false),
              onGallery: () => choose(true),
            })}
            {...(products && { onProduct: () => setRow('product') })}
          />
        )
      }
    >
      <div ref={mount} className={s.mount} style={captionHint(labels.captionHint)} />
      {places.map(({ dom, id: product }, at) => (
        <Fragment key={at}>{createPortal(products?.card(product), dom)}</Fragment>
      ))}
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
            void send([...(target.files ?? [])], isGallery);
            target.value = '';
          }}
        />
      ) : null}
    </EditorFrame>
  );
};

/** What an empty caption says, for the sheet. */
const captionHint = (words: string) =>
  ({ '--caption-hint': JSON.stringify(words) }) as CSSProperties;
