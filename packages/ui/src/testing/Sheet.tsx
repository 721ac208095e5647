import { use, type ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Mode } from '../theme/brand-names.ts';
import { StoryLanguage, tell } from './languages/InLanguage.tsx';
import * as s from './Sheet.css.ts';

export interface SheetProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Width of a cell in pixels, for what fills its place. */
  cellWidth?: number;
  /** `mode` for what must have a name of its own, such as a landmark. */
  children: (row: Row, column: Column, mode: Mode) => ReactNode;
}

/** Every variant (rows) in every state (columns), in light and in dark: one picture to review. */
export const Sheet = <Row extends string, Column extends string>({
  rows,
  columns,
  cellWidth,
  children,
}: SheetProps<Row, Column>) => {
  const language = use(StoryLanguage);
  return (
    <div className={s.modes}>
      {(['light', 'dark'] as const).map((mode) => (
        <section key={mode} data-mode={mode} className={s.ground} aria-label={mode}>
          <table className={s.table}>
            <thead className={s.heads}>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{mode}</VisuallyHidden>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={s.head}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={s.part}>
              {rows.map((row) => (
                <tr key={row} className={s.part}>
                  <th scope="row" className={s.head}>
                    {row}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className={s.cell}>
                      <div className={s.frame} style={{ width: cellWidth }}>
                        {tell(children(row, column, mode), language)}
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
};
