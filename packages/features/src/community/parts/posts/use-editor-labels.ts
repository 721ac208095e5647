import type { EditorLabels } from '@hien/ui/editor';
import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';

/** The words of the editor. */
export function useEditorLabels(): EditorLabels {
  const text = useText();
  return useMemo(
    () => ({
      toolbar: text('write-post.editor.toolbar'),
      heading: text('write-post.editor.heading'),
      subheading: text('write-post.editor.subheading'),
      bold: text('write-post.editor.bold'),
      italic: text('write-post.editor.italic'),
      underline: text('write-post.editor.underline'),
      bulletList: text('write-post.editor.list'),
      orderedList: text('write-post.editor.numbered'),
      quote: text('write-post.editor.quote'),
      link: text('write-post.editor.link'),
      image: text('form.images.add'),
      gallery: text('write-post.editor.gallery'),
      caption: text('write-post.editor.caption'),
      captionHint: text('write-post.editor.caption.hint'),
      describe: text('write-post.editor.describe'),
      describeHint: text('write-post.editor.describe.hint'),
      describeApply: text('write-post.editor.describe.apply'),
      product: text('write-post.editor.product'),
      undo: text('write-post.editor.undo'),
      redo: text('write-post.editor.redo'),
      linkAddress: text('write-post.editor.link.address'),
      linkApply: text('write-post.editor.link.apply'),
      linkRemove: text('write-post.editor.link.remove'),
      linkCancel: text('write-post.editor.link.cancel'),
      linkInvalid: text('write-post.editor.link.invalid'),
      uploading: text('write-post.editor.uploading'),
      uploadFailed: text('write-post.editor.upload-failed'),
    }),
    [text],
  );
}
