import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { Menu } from '../Menu/Menu.tsx';
import * as s from './SortMenu.css.ts';

export type SortMenuProps = {
  /** E.g. “Sắp xếp”. */
  label: string;
  /** Each order as the list's address in it. */
  options: readonly { id: string; label: string; href: string }[];
  value: string;
};

/** The order of a list; it lives in the address. */
export const SortMenu = ({ label, options, value }: SortMenuProps) => (
  <Menu
    align="end"
    renderTrigger={(props) => (
      <button {...props} className={s.button}>
        <ArrowDownWideNarrow className={s.icon} size={18} strokeWidth={1.75} aria-hidden />
        <span className={s.label}>{label}</span>
        <span className={s.value}>{options.find((option) => option.id === value)?.label}</span>
        <ChevronDown className={s.icon} size={16} strokeWidth={1.75} aria-hidden />
      </button>
    )}
    items={options.map(({ id, label: text, href }) => ({
      kind: 'link',
      id,
      label: text,
      href,
      current: id === value,
    }))}
  />
);
