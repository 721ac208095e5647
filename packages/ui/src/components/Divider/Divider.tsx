import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Divider.css.ts';

export type DividerProps = ComponentPropsWithRef<'div'> & {
  /** Between things beside each other. */
  upright?: boolean;
};

/** A thin line; with words, such as “hoặc”, they stand in its middle. */
export const Divider = ({ upright, className, children, ...rest }: DividerProps) =>
  children ? (
    <div className={cx(s.labelled, className)} {...rest}>
      {children}
    </div>
  ) : (
    <div role="separator" aria-orientation={upright ? 'vertical' : undefined} className={cx(upright ? s.upright : s.root, className)} {...rest} />
  );
