import { Chip } from '@hien/ui';
import * as s from './lists.css.ts';

interface ListChipsProps<Value extends string> {
  /** What is chosen by, for screen readers. */
  label: string;
  /** The chip of everything, first; none where one of the values is always chosen. */
  all?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  /** The address of a choice; undefined chooses everything. */
  href: (value: Value | undefined) => string;
}

/** One filter of a list: a row of links, the chosen one marked. */
export function ListChips<Value extends string>(props: ListChipsProps<Value>) {
  const { label, all, options, value, href } = props;
  return (
    <nav aria-label={label} className={s.chips}>
      {all === undefined ? null : (
        <Chip chosen={value === undefined} href={href(undefined)}>
          {all}
        </Chip>
      )}
      {options.map((option) => (
        <Chip key={option.value} chosen={option.value === value} href={href(option.value)}>
          {option.label}
        </Chip>
      ))}
    </nav>
  );
}
