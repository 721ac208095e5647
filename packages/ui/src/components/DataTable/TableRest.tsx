import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import { as } from './roles.ts';
import * as s from './DataTable.css.ts';

const WIDTHS = ['72%', '58%', '84%', '64%', '46%'];

/** Rows of the measures of those that come. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) => (
  <tbody {...as.none} aria-hidden className={s.skeleton}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className={s.row}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className={cx(s.cell, s.skeletonCell)}>
            <Skeleton shape="text" width={WIDTHS[(row + column * 2) % WIDTHS.length]} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** What stands where no row does: nothing yet, nothing found, or what went wrong. */
export const InsteadOfRows = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tbody {...as.none}>
    <tr {...as.row} className={s.plain}>
      <td {...as.cell} colSpan={columns} className={s.instead}>
        {children}
      </td>
    </tr>
  </tbody>
);

/** The place of the rows that are out of view. */
export const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody {...as.none} aria-hidden>
      <tr style={{ height }} />
    </tbody>
  ) : null;
