import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Price.css.ts';

export type PriceProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What is paid, written out: “12.900.000 đ” with a no-break space. */
  current: string;
  /** What it was, written out. With it `current` takes the colour of a dropped price. */
  old?: string;
  /** How much less, e.g. “−25%”. */
  percent?: string;
  /** Before the price, e.g. “Từ”. */
  prefix?: string;
  /** Below, e.g. “Đã gồm VAT”. */
  note?: ReactNode;
  /** For screen readers, which do not see the line through a number: “Giá gốc”. */
  oldLabel?: string;
  /** For screen readers: “Giá bán”. */
  currentLabel?: string;
  size?: keyof typeof s.size;
};

/** A price, the price before, and the difference. */
export const Price = ({
  current,
  old,
  percent,
  prefix,
  note,
  oldLabel,
  currentLabel,
  size = 'md',
  className,
  ...rest
}: PriceProps) => (
  <div className={cx(s.root, className)} {...rest}>
    <span className={cx(s.size[size], s.current, old && s.dropped)}>
      {prefix ? <span className={s.prefix}>{prefix}</span> : null}
      {currentLabel ? <VisuallyHidden>{currentLabel}: </VisuallyHidden> : null}
      {current}
    </span>
    {old ? (
      <del className={s.old}>
        {oldLabel ? <VisuallyHidden>{oldLabel}: </VisuallyHidden> : null}
        {old}
      </del>
    ) : null}
    {percent ? <span className={s.percent}>{percent}</span> : null}
    {note ? <span className={s.note}>{note}</span> : null}
  </div>
);
