import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as s from './swap.css.ts';

export type SwapProps<Key extends string> = {
  shown: Key;
  /** All that may be shown; they share one place, as wide as the widest. */
  of: Readonly<Record<Key, ReactNode>>;
};

/** Words that change without anything around them moving. */
export const Swap = <Key extends string>({ shown, of }: SwapProps<Key>) => (
  <span className={s.stack}>
    {(Object.keys(of) as Key[]).map((key) => (
      <span
        key={key}
        className={cx(s.one, key !== shown && s.away)}
        aria-hidden={key !== shown || undefined}
      >
        {of[key]}
      </span>
    ))}
  </span>
);
