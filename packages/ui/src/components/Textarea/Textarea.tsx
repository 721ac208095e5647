import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { useControl } from '../Field/control.ts';
import * as s from '../Input/box.css.ts';
import { area } from './Textarea.css.ts';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text; grows as they come. */
export const Textarea = ({ className, rows = 4, style, ...own }: TextareaProps) => {
  const control = useControl(own);
  return (
    <span className={cx(s.box, s.tall, className)}>
      <textarea
        rows={rows}
        className={cx(s.control, area)}
        style={{ minHeight: `calc(${rows} * 1.6em + 18px)`, ...style }}
        {...control}
      />
    </span>
  );
};
