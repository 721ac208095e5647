import type { ReactNode } from 'react';
import * as s from './DefinitionList.css.ts';

export type Definition = { term: string; detail: ReactNode };

export type DefinitionListProps = {
  items: readonly Definition[];
  /** `rows` under hairlines, `columns` two rows side by side on wide screens, `sum` for amounts, at the right. */
  look?: 'rows' | 'columns' | 'sum';
};

/** Names and what they are: measures, materials, delivery, sums. */
export const DefinitionList = ({ items, look = 'rows' }: DefinitionListProps) => (
  <dl className={s.list[look]}>
    {items.map((item) => (
      <div key={item.term} className={s.row[look]}>
        <dt className={s.term[look]}>{item.term}</dt>
        <dd className={s.detail[look]}>{item.detail}</dd>
      </div>
    ))}
  </dl>
);
