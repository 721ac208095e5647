import { type TableCell, csvText, priceSheetColumns, priceSheets } from '@hien/domain';
import { Button, Notice, Spinner, useToast } from '@hien/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { DropFile } from '../../../shared/files/DropFile.tsx';
import { saveAs } from '../../../shared/files/save-as.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { SheetStep } from './usePriceSheet.ts';
import { useShopRows } from './useShopRows.ts';
import * as s from './sheet.css.ts';

interface StartPartProps {
  state: Extract<SheetStep, { step: 'start' | 'reading' | 'fault' }>;
  onFile: (file: File) => void;
}

/** The three steps: take the table down, work on it, choose it. */
export function StartPart({ state, onFile }: StartPartProps) {
  const text = useText();
  return (
    <>
      {state.step === 'fault' ? (
        <Notice role="alert" tone="critical" title={state.name}>
          {typeof state.fault === 'string'
            ? text(`seller.sheet.fault.${state.fault}`)
            : text(`seller.sheet.fault.${state.fault.fault}`, {
                line: 'line' in state.fault ? state.fault.line : 0,
              })}
        </Notice>
      ) : null}
      <ol className={s.steps}>
        <li className={s.step}>
          <div className={s.stepBody}>
            <p className={s.stepTitle}>{text('seller.sheet.take')}</p>
            <p className={s.hint}>{text('seller.sheet.take.hint')}</p>
            <Downloads />
          </div>
        </li>
        <li className={s.step}>
          <div className={s.stepBody}>
            <p className={s.stepTitle}>{text('seller.sheet.work')}</p>
            <p className={s.hint}>{text('seller.sheet.work.hint')}</p>
          </div>
        </li>
        <li className={s.step}>
          <div className={s.stepBody}>
            <p className={s.stepTitle}>{text('seller.sheet.choose')}</p>
            {state.step === 'reading' ? (
              <Spinner label={text('seller.sheet.reading')} />
            ) : (
              <DropFile
                accept=".csv,.tsv,.txt,.xlsx,text/csv"
                icon={<FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />}
                label={text('seller.sheet.drop')}
                hint={text('seller.sheet.drop.hint')}
                isAgain={state.step === 'fault'}
                onFile={onFile}
              />
            )}
          </div>
        </li>
      </ol>
    </>
  );
}

/** How wide the columns of a workbook are, in signs. */
const widths: Readonly<Record<(typeof priceSheetColumns)[number], number>> = {
  option_sku: 16,
  item: 44,
  option: 24,
  state: 14,
  price: 14,
  discount: 12,
  stock: 10,
  exported: 28,
};

function Downloads() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const rows = useShopRows();
  const [busy, setBusy] = useState<'csv' | 'xlsx'>();
  const fileOf = async (kind: 'csv' | 'xlsx', lines: TableCell[][]) => {
    // A comma stands before decimals in Vietnamese: spreadsheets there part cells by semicolons.
    if (kind === 'csv') return csvText(lines, language === 'vi' ? ';' : ',');
    const { workbookOf } = await import('./workbook.ts');
    const columns = priceSheetColumns.map((column) => widths[column]);
    return workbookOf(text('seller.sheet.file'), lines, columns);
  };
  const download = async (kind: 'csv' | 'xlsx') => {
    setBusy(kind);
    try {
      const parts = priceSheets(await rows(), language);
      for (const [at, lines] of parts.entries()) {
        const part = parts.length > 1 ? `-${at + 1}` : '';
        saveAs(`hien-${text('seller.sheet.file')}${part}.${kind}`, await fileOf(kind, lines));
      }
    } catch {
      toast.show({ tone: 'critical', text: text('seller.sheet.fault.call') });
    }
    setBusy(undefined);
  };
  return (
    <div className={s.buttons}>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
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
