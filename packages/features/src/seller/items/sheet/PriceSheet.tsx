import { Button, Dialog, VisuallyHidden } from '@hien/ui';
import { useEffect, useRef, useState } from 'react';
import { progress } from '../../../shared/files/progress.css.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { ComparedPart } from './ComparedPart.tsx';
import { DonePart } from './DonePart.tsx';
import { StartPart } from './StartPart.tsx';
import { usePriceSheet } from './usePriceSheet.ts';
import * as s from './sheet.css.ts';

/** Prices and stock of the whole shop through a spreadsheet: taken down, worked on, looked at, written back. */
export function PriceSheet() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {text('seller.sheet')}
      </Button>
      {isOpen ? <SheetDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function SheetDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const sheet = usePriceSheet();
  const { state } = sheet;
  const body = useRef<HTMLDivElement>(null);
  const { step } = state;
  // What was pressed goes with its step: a reader goes on at the beginning of the next.
  useEffect(() => {
    if (step !== 'start') body.current?.focus();
  }, [step]);
  const said =
    step === 'compared'
      ? text('seller.sheet.said', {
          changed: state.sheet.comparison.changed.length,
          wrong: state.sheet.comparison.faults.length,
        })
      : step === 'done'
        ? text('seller.items.saved', { count: state.saved })
        : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // What is being written goes on to its end, in sight.
        if (!open && state.step !== 'saving') onClose();
      }}
      title={text('seller.sheet.title')}
      closeLabel={text('seller.act.close')}
      size="lg"
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div ref={body} className={s.sheet} tabIndex={-1}>
        {state.step === 'compared' ? (
          <ComparedPart
            sheet={state.sheet}
            onSave={() => void sheet.save(state.sheet)}
            onRestart={sheet.restart}
          />
        ) : state.step === 'saving' ? (
          <Saving saved={state.saved} all={state.sheet.comparison.changed.length} />
        ) : state.step === 'done' ? (
          <DonePart {...state} onAgain={() => void sheet.again(state.sheet)} onClose={onClose} />
        ) : (
          <StartPart state={state} onFile={(file) => void sheet.read(file)} />
        )}
      </div>
    </Dialog>
  );
}

function Saving({ saved, all }: { saved: number; all: number }) {
  const text = useText();
  return (
    <div className={s.words} role="status">
      <p className={s.stepTitle}>{text('seller.sheet.saving', { saved, all })}</p>
      <progress
        className={progress}
        value={saved}
        max={all}
        aria-label={text('seller.sheet.saving', { saved, all })}
      />
      <p className={s.hint}>{text('seller.sheet.saving.stay')}</p>
    </div>
  );
}
