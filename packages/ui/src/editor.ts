/** The editor for texts with headings, lists, links and pictures: fetched when it is shown. */
export { FormEditor, type FormEditorProps } from './components/Form/FormEditor.tsx';
export type { UploadedImage } from './components/RichTextEditor/uploaded-image.ts';
export type { EditorLabels } from './components/RichTextEditor/labels.ts';
export {
  preloadRichTextEditor,
  RichTextEditor,
  type RichTextEditorProps,
} from './components/RichTextEditor/RichTextEditor.tsx';
