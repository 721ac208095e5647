import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Field.css.ts';

/** What is wrong with a field and how to mend it. */
export const FieldError = ({ className, children, ...rest }: ComponentPropsWithRef<'p'>) => (
  <p className={cx(s.error, className)} {...rest}>
    <CircleAlert className={s.errorIcon} strokeWidth={1.75} aria-hidden />
    <span>{children}</span>
  </p>
);
