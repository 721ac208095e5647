import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './Badge.css.ts';

export type Tone = keyof typeof s.variant.soft;

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  tone?: Tone;
  /** `solid` for the one that must be seen first, `outline` over pictures of paper. */
  variant?: keyof typeof s.variant;
  icon?: ReactNode;
};

/** A word or two about a thing: new, −25%, advertising. */
export const Badge = ({
  tone = 'neutral',
  variant = 'soft',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) => (
  <span className={cx(s.root, s.variant[variant][tone], className)} {...rest}>
    {icon ? (
      <span className={s.icon} aria-hidden>
        {icon}
      </span>
    ) : null}
    <span className={s.words}>{children}</span>
  </span>
);
