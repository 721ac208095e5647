import { priceSheetColumns, priceSheets } from '@hien/domain';
import { Notice, Spinner } from '@hien/ui';
import { FileSpreadsheet } from 'lucide-react';
import { DropFile } from '../../../shared/files/DropFile.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { TableDownloads } from '../../parts/TableDownloads.tsx';
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
  const rows = useShopRows();
  return (
    <TableDownloads
      file={text('seller.sheet.file')}
      widths={priceSheetColumns.map((column) => widths[column])}
      tablesOf={async () => priceSheets(await rows(), language)}
      failed="seller.sheet.fault.call"
    />
  );
}
