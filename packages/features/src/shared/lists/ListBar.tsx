import type { ReactNode } from 'react';
import * as s from './choices.css.ts';

interface ListBarProps {
  /** How many were found; undefined while nobody knows. */
  found: string | undefined;
  /** `Choice`s. */
  children: ReactNode;
}

/** Over a list: how many there are, and what they are narrowed and ordered by. */
export const ListBar = ({ found, children }: ListBarProps) => (
  <div className={s.bar}>
    <p className={s.found} role="status">
      {found ?? '\u00a0'}
    </p>
    <div className={s.choices}>{children}</div>
  </div>
);
