import { type ItemWords, type Language, languages } from '@hien/domain';
import { Fragment } from 'react';
import { useText } from '../i18n/useText.ts';
import * as s from './versions.css.ts';

interface WordsInLanguagesProps {
  words: ItemWords;
  /** The version that it is compared with; null or left out where there is none. */
  other?: ItemWords | null;
}

/**
 * A text in each language in which it is written. Beside another version only the languages that differ are
 * told, with the lines marked that the other has not: a word changed in ten paragraphs is found at a glance.
 */
export function WordsInLanguages({ words, other = null }: WordsInLanguagesProps) {
  const told = languages.filter((one) =>
    other === null ? words[one].trim() !== '' : words[one] !== other[one],
  );
  if (told.length === 0) return '–';
  return (
    <ul className={s.words}>
      {told.map((one) => (
        <li key={one} className={s.word}>
          <span className={s.tongue}>{one.toUpperCase()}</span>
          <Said language={one} words={words[one]} other={other?.[one] ?? null} />
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  language: Language;
  words: string;
  other: string | null;
}

function Said({ language, words, other }: SaidProps) {
  const text = useText();
  if (words.trim() === '') return <span className={s.nothing}>{text('items.not-written')}</span>;
  const lines = words.split('\n');
  const known = new Set(other?.split('\n'));
  return (
    <span lang={language} className={s.said}>
      {lines.map((line, at) => (
        // A text is its lines in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {/* Where every line is new a mark on each says nothing. */}
          {lines.length === 1 || other === null || line.trim() === '' || known.has(line) ? (
            line
          ) : (
            <mark className={s.newLine}>{line}</mark>
          )}
          {at === lines.length - 1 ? '' : '\n'}
        </Fragment>
      ))}
    </span>
  );
}
