import { csvText, itemFieldLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Notice } from '@hien/ui';
import { saveAs } from '../../../shared/files/save-as.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { items } from '../../parts/sections.ts';
import type { Refused, TableProgress, TableRun } from './table-run.ts';
import * as s from '../sheet/sheet.css.ts';

/** How many are told one by one; a file has all of them. */
const most = 20;

interface TableDoneProps {
  run: TableRun;
  progress: TableProgress;
  failure: string | undefined;
  onGoOn: () => void;
  onRestart: () => void;
}

/** What was written, what was refused and why, and the way on. */
export function TableDone({ run, progress, failure, onGoOn, onRestart }: TableDoneProps) {
  const text = useText();
  const language = useLanguage();
  const { drafts, sent, applied, refused } = progress;
  return (
    <>
      {failure === undefined ? null : (
        <Notice
          role="alert"
          tone="critical"
          title={text('seller.table.stopped', { at: progress.at, all: run.rows.length })}
        >
          {failure}
        </Notice>
      )}
      {drafts + sent + applied === 0 ? null : (
        <Notice
          tone="positive"
          title={text('seller.table.written', { count: drafts + sent + applied })}
        >
          <ul className={s.faults}>
            {(['drafts', 'sent', 'applied'] as const)
              .filter((what) => progress[what] > 0)
              .map((what) => (
                <li key={what}>{text(`seller.table.${what}`, { count: progress[what] })}</li>
              ))}
          </ul>
        </Notice>
      )}
      {refused.length === 0 ? null : <RefusedRows run={run} refused={refused} />}
      <div className={s.foot}>
        <Button onClick={onRestart}>{text('seller.sheet.other')}</Button>
        {failure === undefined ? (
          <ButtonLink
            variant="primary"
            href={paths.shopManager.to(
              language,
              { type: items.name },
              drafts > 0 ? { tab: 'written' } : {},
            )}
          >
            {text(drafts > 0 ? 'seller.table.to-drafts' : 'seller.table.to-items')}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={onGoOn}>
            {text('seller.table.go-on')}
          </Button>
        )}
      </div>
    </>
  );
}

function RefusedRows({ run, refused }: { run: TableRun; refused: readonly Refused[] }) {
  const text = useText();
  const language = useLanguage();
  const told = refused.flatMap(({ row, result }) => {
    const found = run.rows[row];
    if (found === undefined) return [];
    const faults = result.errors.length === 0 ? [null] : result.errors;
    return faults.map((fault) => {
      const [field = '', at] = (fault?.field ?? '').split('.');
      const label = itemFieldLabels[field as keyof typeof itemFieldLabels]?.[language];
      const line = (at === undefined ? 0 : found.optionLines[Number(at)]) || found.line;
      const why = fault?.message ?? result.message ?? '';
      return {
        line,
        why: text('seller.sheet.line', {
          line,
          why: [found.name, label, why].filter((part) => part !== undefined).join(': '),
        }),
      };
    });
  });
  const download = () => {
    const cells = new Map(run.lines.map((line) => [line.line, line.cells]));
    saveAs(
      `hien-${text('seller.sheet.file.wrong')}.csv`,
      csvText(
        [
          [text('seller.sheet.column.why'), ...run.heads],
          ...told.map(({ line, why }) => [why, ...(cells.get(line) ?? [])]),
        ],
        ';',
      ),
      'text/csv',
    );
  };
  return (
    <Notice
      role="alert"
      tone="critical"
      title={text('seller.table.refused', { count: refused.length })}
      action={
        <Button size="sm" onClick={download}>
          {text('seller.sheet.wrong.file')}
        </Button>
      }
    >
      <ul className={s.faults}>
        {told.slice(0, most).map(({ why }) => (
          <li key={why}>{why}</li>
        ))}
        {told.length > most ? (
          <li>{text('seller.sheet.wrong.more', { count: told.length - most })}</li>
        ) : null}
      </ul>
    </Notice>
  );
}
