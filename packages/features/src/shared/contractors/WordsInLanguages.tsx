import { type ItemWords, languages } from '@hien/domain';
import * as s from '../items/ItemDifference.css.ts';

/** A text in each language in which it is written. */
export function WordsInLanguages({ words }: { words: ItemWords }) {
  const told = languages.filter((one) => words[one].trim() !== '');
  if (told.length === 0) return '–';
  return (
    <ul className={s.words}>
      {told.map((one) => (
        <li key={one} className={s.word}>
          <span className={s.tongue}>{one.toUpperCase()}</span>
          <span lang={one} className={s.said}>
            {words[one]}
          </span>
        </li>
      ))}
    </ul>
  );
}
