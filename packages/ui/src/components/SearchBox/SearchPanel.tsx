import type { ReactNode } from 'react';
import { SearchList, type SearchListProps } from './SearchList.tsx';
import * as s from './SearchPanel.css.ts';

type SearchPanelProps = SearchListProps & { shown: boolean; empty: ReactNode };

/** What falls open under the field. */
export const SearchPanel = ({ shown, empty, ...list }: SearchPanelProps) => (
  <div className={s.panel} hidden={!shown}>
    <SearchList {...list} />
    {list.suggestions.length > 0 ? null : <div className={s.empty}>{empty}</div>}
  </div>
);
