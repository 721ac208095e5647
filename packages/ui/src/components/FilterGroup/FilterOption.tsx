import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './FilterGroup.css.ts';

export type FilterOptionProps = {
  /** The list with this answer taken or left: filters live in the address. */
  href: string;
  label: ReactNode;
  /** How many there are, e.g. “(24)”. */
  count?: string;
  chosen: boolean;
  /** Where no other answer can be chosen beside it. */
  single?: boolean;
};

/** One answer in a `FilterGroup`, as a link that can be opened, shared and gone back from. */
export const FilterOption = ({ href, label, count, chosen, single = false }: FilterOptionProps) => (
  <LinkBase
    className={s.option}
    href={href}
    rel="nofollow"
    aria-current={chosen ? 'true' : undefined}
  >
    <span
      className={s.box[single ? 'round' : 'square']}
      data-chosen={chosen || undefined}
      aria-hidden
    >
      {chosen ? <Check size={14} strokeWidth={2.5} /> : null}
    </span>
    <span className={s.label}>{label}</span>
    {count ? <span className={s.count}>{count}</span> : null}
  </LinkBase>
);
