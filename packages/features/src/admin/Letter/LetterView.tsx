import type { Letter } from '@hien/api';
import { Skeleton } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LeavingLetter } from './LeavingLetter.tsx';
import { LetterForm } from './LetterForm.tsx';
import * as s from './Letter.css.ts';

interface LetterViewProps {
  letters: Loadable<{ readonly items: readonly Letter[] }>;
}

/** What is leaving now stands first: that alone cannot wait. */
export function LetterView({ letters }: LetterViewProps) {
  return (
    <QueryBoundary query={letters} size="page" skeleton={<Waiting />}>
      {({ items }) => (
        <div className={s.page}>
          {items.map((letter) =>
            letter.state === 'leaving' ? (
              <LeavingLetter key={letter.month} letter={letter} />
            ) : null,
          )}
          {items.map((letter) =>
            letter.state === 'open' ? <LetterForm key={letter.month} letter={letter} /> : null,
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <div className={s.page} aria-hidden>
      <Skeleton height="6rem" />
      {[1, 2, 3].map((language) => (
        <Skeleton key={language} height="22rem" />
      ))}
    </div>
  );
}
