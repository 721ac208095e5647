import type { EditorLabels } from '@hien/ui/editor';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/** The words of the editor. */
export function useEditorLabels(): EditorLabels {
  const text = useText();
  return useMemo(
    () => ({
      toolbar: text('admin.editor.toolbar'),
      heading: text('admin.editor.heading'),
      subheading: text('admin.editor.subheading'),
      bold: text('admin.editor.bold'),
      italic: text('admin.editor.italic'),
      underline: text('admin.editor.underline'),
      bulletList: text('admin.editor.list'),
      orderedList: text('admin.editor.numbered'),
      quote: text('admin.editor.quote'),
      link: text('admin.editor.link'),
      image: text('form.images.add'),
      gallery: text('admin.editor.gallery'),
      caption: text('admin.editor.caption'),
      captionHint: text('admin.editor.caption.hint'),
      describe: text('admin.editor.describe'),
      describeHint: text('admin.editor.describe.hint'),
      describeApply: text('admin.editor.describe.apply'),
      product: text('admin.editor.product'),
      undo: text('admin.editor.undo'),
      redo: text('admin.editor.redo'),
      linkAddress: text('admin.editor.link.address'),
      linkApply: text('admin.editor.link.apply'),
      linkRemove: text('admin.editor.link.remove'),
      linkCancel: text('admin.editor.link.cancel'),
      linkInvalid: text('admin.editor.link.invalid'),
      uploading: text('admin.editor.uploading'),
      uploadFailed: text('admin.editor.upload-failed'),
    }),
    [text],
  );
}
