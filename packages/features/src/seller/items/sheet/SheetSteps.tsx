import { Spinner } from '@hien/ui';
import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropFile } from '../../../shared/files/DropFile.tsx';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './sheet.css.ts';

interface SheetStepsProps {
  /** Prices and stock, or whole items. */
  of: 'sheet' | 'table';
  /** What can be taken down. */
  downloads: ReactNode;
  step: 'start' | 'reading' | 'fault';
  onFile: (file: File) => void;
}

/** The three steps: take the table down, work on it, choose it. */
export function SheetSteps({ of, downloads, step, onFile }: SheetStepsProps) {
  const text = useText();
  return (
    <ol className={s.steps}>
      <li className={s.step}>
        <div className={s.stepBody}>
          <p className={s.stepTitle}>{text(`seller.${of}.take`)}</p>
          <p className={s.hint}>{text(`seller.${of}.take.hint`)}</p>
          {downloads}
        </div>
      </li>
      <li className={s.step}>
        <div className={s.stepBody}>
          <p className={s.stepTitle}>{text(`seller.${of}.work`)}</p>
          <p className={s.hint}>{text(`seller.${of}.work.hint`)}</p>
        </div>
      </li>
      <li className={s.step}>
        <div className={s.stepBody}>
          <p className={s.stepTitle}>{text(`seller.${of}.choose`)}</p>
          {step === 'reading' ? (
            <Spinner label={text('seller.sheet.reading')} />
          ) : (
            <DropFile
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              icon={<FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />}
              label={text('seller.sheet.drop')}
              hint={text('seller.sheet.drop.hint')}
              isAgain={step === 'fault'}
              onFile={onFile}
            />
          )}
        </div>
      </li>
    </ol>
  );
}
