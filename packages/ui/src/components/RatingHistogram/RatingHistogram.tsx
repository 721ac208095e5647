import type { ReactNode } from 'react';
import { LinkBase } from '../Link/LinkBase.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './RatingHistogram.css.ts';

export type RatingRow = {
  stars: 1 | 2 | 3 | 4 | 5;
  /** 0 to 1 of all. */
  share: number;
  /** The figure as shown, e.g. “128”. */
  count: string;
  /** The row in words, e.g. “5 sao: 128 đánh giá”. */
  label: string;
  /** The reviews with these stars alone. */
  href?: string;
};

export type RatingHistogramProps = {
  /** E.g. “4,7”. */
  average: string;
  /** A `Rating`, and the number of reviews in words. */
  rating: ReactNode;
  total: string;
  /** From 5 down to 1. */
  rows: readonly RatingRow[];
};

/** How a thing was judged: the mean, and how the stars spread. */
export const RatingHistogram = ({ average, rating, total, rows }: RatingHistogramProps) => (
  <div className={s.root}>
    <div className={s.sum}>
      <p className={s.average}>{average}</p>
      {rating}
      <p className={s.total}>{total}</p>
    </div>
    <ul className={s.rows}>
      {rows.map((row) => (
        <li key={row.stars}>
          {row.href ? (
            <LinkBase className={s.link} href={row.href}>
              <VisuallyHidden>{row.label}</VisuallyHidden>
              <Bar row={row} />
            </LinkBase>
          ) : (
            <div className={s.row}>
              <VisuallyHidden>{row.label}</VisuallyHidden>
              <Bar row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const Bar = ({ row }: { row: RatingRow }) => (
  <>
    <span className={s.stars} aria-hidden>
      {row.stars}
    </span>
    <span className={s.track}>
      <span className={s.fill} style={{ transform: `scaleX(${row.share})` }} />
    </span>
    <span className={s.count} aria-hidden>
      {row.count}
    </span>
  </>
);
