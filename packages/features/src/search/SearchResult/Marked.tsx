import type { TextRange } from '@hien/api';
import { matchParts } from '../../shared/search/parts.ts';
import * as s from './Marked.css.ts';

/** A text with what was searched for marked on the original: “den” marks “Đèn”. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return matchParts(text, ranges).map((part, at) =>
    part.match ? (
      <mark key={at} className={s.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
