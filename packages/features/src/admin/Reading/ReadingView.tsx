import type { ReadingText } from '@hien/api';
import { Skeleton } from '@hien/ui';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { TextEditor } from './TextEditor.tsx';
import { TextNotFound } from './TextNotFound.tsx';
import * as s from './Reading.css.ts';

interface ReadingViewProps {
  text: Loadable<ReadingText>;
  /** Undefined until it is known. */
  userId: number | undefined;
}

/** The form begins with the text as it was first answered: what comes later never takes the place of what is typed. */
export function ReadingView({ text, userId }: ReadingViewProps) {
  return (
    <QueryBoundary query={text} size="page" skeleton={<Waiting />} notFound={<TextNotFound />}>
      {(data) => (userId === undefined ? <Waiting /> : <TextEditor text={data} userId={userId} />)}
    </QueryBoundary>
  );
}

/** Where the words stand, and three languages. */
const Waiting = () => (
  <div className={s.page} aria-hidden>
    <Skeleton height="6rem" />
    <div className={s.columns}>
      {[1, 2, 3].map((language) => (
        <Skeleton key={language} height="32rem" />
      ))}
    </div>
  </div>
);
