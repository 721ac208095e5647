import { useText } from '../../../shared/i18n/useText.ts';
import { progress as bar } from '../../../shared/files/progress.css.ts';
import type { TableProgress, TableRun } from './table-run.ts';
import * as s from '../sheet/sheet.css.ts';

/** How far the table is written. */
export function TableWriting({ run, progress }: { run: TableRun; progress: TableProgress }) {
  const text = useText();
  const said = text('seller.table.writing', { at: progress.at, all: run.rows.length });
  return (
    <div className={s.words} role="status">
      <p className={s.stepTitle}>{said}</p>
      <progress className={bar} value={progress.at} max={run.rows.length} aria-label={said} />
      <p className={s.hint}>{text('seller.table.writing.stay')}</p>
    </div>
  );
}
