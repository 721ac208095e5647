import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useControl } from '../Field/control.ts';
import * as s from './box.css.ts';
import * as i from './Input.css.ts';

export type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> & {
  size?: keyof typeof s.size;
  /** Before the words: an icon, a country code. */
  start?: ReactNode;
  /** After the words: a unit, a small button. */
  end?: ReactNode;
  /** Digits of one width, set to the end. */
  numeric?: boolean;
};

/** One line of text. Give it its `type`, `inputMode` and `autoComplete`: they choose the keyboard. */
export const Input = ({
  size = 'md',
  start,
  end,
  numeric,
  className,
  type = 'text',
  ...own
}: InputProps) => {
  const control = useControl(own);
  return (
    <span className={cx(s.box, className)}>
      {start ? <span className={s.slot}>{start}</span> : null}
      <input
        type={type}
        className={cx(s.control, s.size[size], numeric && i.numeric)}
        {...control}
      />
      {end ? <span className={s.slot}>{end}</span> : null}
    </span>
  );
};
