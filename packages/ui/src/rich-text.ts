/** Texts that somebody wrote in an editor, shown safely. */
export { RichText, type RichTextProps } from './components/RichText/RichText.tsx';
