import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as s from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words: the name and the tip. */
  label: string;
  /** An icon of 18–22 px. */
  icon: ReactNode;
  /** `quiet` in bars and rows, `outlined` beside fields, `floating` over pictures. */
  variant?: keyof typeof s.variant;
  size?: keyof typeof s.size;
  /** For a switch such as “saved”: on or off. */
  pressed?: boolean;
  loading?: boolean;
};

/** An action whose sign everybody knows. Its words are always there for who cannot see it. */
export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  pressed,
  loading = false,
  disabled,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    type={type}
    className={cx(s.root, s.size[size], s.variant[variant], className)}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={disabled || loading || undefined}
    aria-busy={loading || undefined}
    onClick={disabled || loading ? undefined : onClick}
    {...rest}
  >
    {loading ? <Spinner size={18} /> : icon}
  </button>
);
