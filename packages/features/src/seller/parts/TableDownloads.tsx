import { type TableCell, csvText } from '@hien/domain';
import { Button, useToast } from '@hien/ui';
import { useState } from 'react';
import { saveAs } from '../../shared/files/save-as.ts';
import type { ColumnLists } from '../../shared/files/workbook-of.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import * as s from './TableDownloads.css.ts';

/** As many lines of a table have lists in their cells at least. */
const mostListed = 2_000;

interface TableDownloadsProps {
  /** What the files are called, in words that a name of a file can have. */
  file: string;
  /** How wide the columns of a workbook are, in signs. */
  widths: readonly number[];
  /** Reads what is put into them: one table a file. */
  tablesOf: () => Promise<readonly TableCell[][][]>;
  /** What may stand in the columns under these heads: a workbook opens the lists in its cells. */
  listsOf?: (heads: readonly TableCell[]) => Promise<{ of: ColumnLists; sheet: string }>;
  /** What is said when it cannot be read. */
  failed: MessageId;
  size?: 'sm' | 'md';
}

/** A table to take down, for a spreadsheet or for a program. */
export function TableDownloads({
  file,
  widths,
  tablesOf,
  listsOf,
  failed,
  size = 'md',
}: TableDownloadsProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [busy, setBusy] = useState<'csv' | 'xlsx'>();
  const fileOf = async (kind: 'csv' | 'xlsx', lines: TableCell[][]) => {
    // A comma stands before decimals in Vietnamese: spreadsheets there part cells by semicolons.
    if (kind === 'csv') return csvText(lines, language === 'vi' ? ';' : ',');
    const { workbookOf } = await import('../../shared/files/workbook-of.ts');
    const lists = await listsOf?.(lines[0] ?? []);
    return workbookOf(
      file,
      lines,
      widths,
      lists === undefined ? undefined : { ...lists, lines: Math.max(lines.length, mostListed) },
    );
  };
  const download = async (kind: 'csv' | 'xlsx') => {
    setBusy(kind);
    try {
      const parts = await tablesOf();
      for (const [at, lines] of parts.entries()) {
        const part = parts.length > 1 ? `-${at + 1}` : '';
        saveAs(`hien-${file}${part}.${kind}`, await fileOf(kind, lines));
      }
    } catch {
      toast.show({ tone: 'critical', text: text(failed) });
    }
    setBusy(undefined);
  };
  return (
    <div className={s.buttons}>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          size={size}
          loading={busy === kind}
          disabled={busy !== undefined}
          onClick={() => void download(kind)}
        >
          {text(`seller.sheet.take.${kind}`)}
        </Button>
      ))}
    </div>
  );
}
