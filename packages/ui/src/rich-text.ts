/** Texts that somebody wrote in an editor, shown safely. */
export { RichText, type RichTextProps } from './components/RichText/RichText.tsx';
export {
  contentsOf,
  picturesOf,
  productsOf,
  type ContentsEntry,
} from './components/RichText/outline.ts';
