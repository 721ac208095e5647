import type { ComponentPropsWithRef, ElementType, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Divider.css.ts';

export type DividerProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  ref?: Ref<HTMLElement>;
  /** Between things beside each other. */
  upright?: boolean;
};

/** A thin line; with words, such as “hoặc”, they stand in its middle. */
export const Divider = ({ upright, className, children, ...rest }: DividerProps) => {
  const Tag = (children ? 'div' : 'hr') as ElementType;
  const look = children ? s.labelled : upright ? s.upright : s.root;
  return (
    <Tag
      aria-orientation={upright ? 'vertical' : undefined}
      className={cx(look, className)}
      {...rest}
    >
      {children}
    </Tag>
  );
};
