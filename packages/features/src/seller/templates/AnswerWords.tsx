import { unknownPlaces } from '@hien/domain';
import { Fragment } from 'react';
import * as s from './templates.css.ts';

/** A saved answer as it was written, its places set off: they are filled in when it is used. */
export function AnswerWords({ words }: { words: string }) {
  const parts = words.split(/(\{[^{}]*\})/u);
  return (
    <p className={s.answer}>
      {parts.map((part, at) => (
        // The parts of one text never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {part.startsWith('{') && unknownPlaces(part).length === 0 ? (
            <mark className={s.place}>{part.slice(1, -1)}</mark>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  );
}
