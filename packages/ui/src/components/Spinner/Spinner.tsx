import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Spinner.css.ts';

export type SpinnerProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Pixels across. */
  size?: number;
  /** Names the wait to screen readers; leave out where words beside it do. */
  label?: string;
};

/** A wait of unknown length. Where the shape of the answer is known, take a Skeleton. */
export const Spinner = ({ size = 20, label, className, ...rest }: SpinnerProps) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    className={cx(s.root, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <circle cx="10" cy="10" r="8" opacity="0.25" />
    <path d="M10 2a8 8 0 0 1 8 8" />
  </svg>
);
