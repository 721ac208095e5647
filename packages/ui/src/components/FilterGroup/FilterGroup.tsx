import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as s from './FilterGroup.css.ts';

export type FilterGroupProps = {
  title: string;
  /** What is chosen in it, shown beside the title, e.g. “2”. */
  chosen?: string;
  /** Open at first. */
  defaultOpen?: boolean;
  children: ReactNode;
};

/** One question of a filter panel, which folds. */
export const FilterGroup = ({ title, chosen, defaultOpen = true, children }: FilterGroupProps) => (
  <details className={s.group} open={defaultOpen}>
    <summary className={s.head}>
      <span className={s.title}>{title}</span>
      {chosen ? <span className={s.chosen}>{chosen}</span> : null}
      <ChevronDown className={s.mark} size={18} strokeWidth={1.75} aria-hidden />
    </summary>
    <div className={s.body}>{children}</div>
  </details>
);
