import type { CSSProperties, ElementType } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './layout.css.ts';
import type { StackProps } from './Stack.tsx';

export type Columns = 1 | 2 | 3 | 4 | 5 | 6;

export type GridProps = Omit<StackProps, 'justify'> & {
  /** Equal columns below 768 px, from 768, and above 992; a missing one takes the one before. */
  columns: { phone?: Columns; tablet?: Columns; desktop?: Columns };
};

/** Things in equal columns. */
export const Grid = ({
  as = 'div',
  gap = 4,
  align,
  columns: { phone = 1, tablet = phone, desktop = tablet },
  className,
  style,
  ...rest
}: GridProps) => {
  const Tag = as as ElementType;
  const counts: Record<string, number> = {
    [s.columns.phone]: phone,
    [s.columns.tablet]: tablet,
    [s.columns.desktop]: desktop,
  };
  return (
    <Tag
      className={cx(s.grid, s.gap[gap], align && s.align[align], className)}
      style={{ ...counts, ...style } satisfies CSSProperties}
      {...rest}
    />
  );
};
