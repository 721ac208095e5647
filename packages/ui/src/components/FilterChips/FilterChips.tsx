import { X } from 'lucide-react';
import { LinkBase } from '../Link/LinkBase.tsx';
import * as s from './FilterChips.css.ts';

export type FilterChip = {
  id: string;
  label: string;
  /** The list without this filter. */
  href: string;
  /** Says what the link does, with the label in it, e.g. “Bỏ lọc: Gỗ sồi”. */
  removeLabel: string;
};

export type FilterChipsProps = {
  /** E.g. “Đang lọc”. */
  label: string;
  chips: readonly FilterChip[];
  clear: { label: string; href: string };
};

/** The filters in force; each goes away by its own link, or all at once. */
export const FilterChips = ({ label, chips, clear }: FilterChipsProps) =>
  chips.length === 0 ? null : (
    <ul className={s.list} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <LinkBase
            className={s.chip}
            href={chip.href}
            rel="nofollow"
            aria-label={chip.removeLabel}
          >
            {chip.label}
            <X size={16} strokeWidth={1.75} aria-hidden />
          </LinkBase>
        </li>
      ))}
      <li>
        <LinkBase className={s.clear} href={clear.href} rel="nofollow">
          {clear.label}
        </LinkBase>
      </li>
    </ul>
  );
