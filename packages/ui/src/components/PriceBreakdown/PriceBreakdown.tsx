import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './PriceBreakdown.css.ts';

export type PriceLine = {
  id: string;
  label: ReactNode;
  /** A second, quieter line: how many, which coupon. */
  hint?: ReactNode;
  /** Written out, with its sign. */
  amount: string;
  /** `less` for what is taken off, `free` for what costs nothing. */
  kind?: 'plain' | 'less' | 'free';
  /** What it was before, crossed out, with its name for screen readers. */
  old?: { text: string; label: string };
};

export type PriceSection = {
  id: string;
  /** What the lines belong to, e.g. a seller. */
  title?: ReactNode;
  lines: readonly PriceLine[];
};

export type PriceBreakdownProps = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  /** The name of the table; shown above it unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  /** The names of the two columns, for screen readers. */
  columns: { label: string; amount: string };
  sections: readonly PriceSection[];
  total: { label: ReactNode; amount: string; note?: ReactNode };
};

/** What a sum is made of, line by line, and the sum. */
export const PriceBreakdown = ({
  caption,
  captionHidden = false,
  columns,
  sections,
  total,
  className,
  ...rest
}: PriceBreakdownProps) => (
  <table className={cx(s.root, className)} {...rest}>
    <caption className={captionHidden ? s.hidden : s.caption}>{caption}</caption>
    <thead className={s.hidden}>
      <tr>
        <th scope="col">{columns.label}</th>
        <th scope="col">{columns.amount}</th>
      </tr>
    </thead>
    {sections.map((section) => (
      <tbody key={section.id} className={s.section}>
        {section.title ? (
          <tr>
            <th scope="rowgroup" colSpan={2} className={s.title}>
              {section.title}
            </th>
          </tr>
        ) : null}
        {section.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className={s.label}>
              {line.label}
              {line.hint ? <span className={s.hint}>{line.hint}</span> : null}
            </th>
            <td className={cx(s.amount, s.kind[line.kind ?? 'plain'])}>
              {line.old ? (
                <del className={s.old}>
                  <VisuallyHidden>{line.old.label}: </VisuallyHidden>
                  {line.old.text}
                </del>
              ) : null}
              <span className={s.figure}>{line.amount}</span>
            </td>
          </tr>
        ))}
      </tbody>
    ))}
    <tfoot>
      <tr>
        <th scope="row" className={s.totalLabel}>
          {total.label}
          {total.note ? <span className={s.hint}>{total.note}</span> : null}
        </th>
        <td className={s.totalAmount}>{total.amount}</td>
      </tr>
    </tfoot>
  </table>
);
