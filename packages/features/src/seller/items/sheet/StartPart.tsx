import { priceSheetColumns, priceSheets } from '@hien/domain';
import { Notice } from '@hien/ui';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { TableDownloads } from '../../parts/TableDownloads.tsx';
import { SheetSteps } from './SheetSteps.tsx';
import type { SheetStep } from './usePriceSheet.ts';
import { useShopRows } from './useShopRows.ts';

interface StartPartProps {
  state: Extract<SheetStep, { step: 'start' | 'reading' | 'fault' }>;
  onFile: (file: File) => void;
}

/** What went wrong before, and the way to a changed table. */
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
      <SheetSteps of="sheet" downloads={<Downloads />} step={state.step} onFile={onFile} />
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
