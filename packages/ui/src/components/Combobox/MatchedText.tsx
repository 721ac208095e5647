import * as s from './Combobox.css.ts';

/** A text with one stretch of it marked; start and end are equal where nothing is. */
export const MatchedText = ({ text, start, end }: { text: string; start: number; end: number }) =>
  start === end ? (
    text
  ) : (
    // One run of text, so that a screen reader does not spell it in parts.
    <span>
      {text.slice(0, start)}
      <strong className={s.match}>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
