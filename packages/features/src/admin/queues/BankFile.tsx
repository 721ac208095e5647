import { readPayouts, send } from '@hien/api';
import { bankFile, ictDate, systemClock } from '@hien/domain';
import { Button, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { saveAs } from '../../shared/files/save-as.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';

/** In signs, in the order of the columns. */
const widths = [6, 20, 36, 24, 16, 52, 36];

/** All that is to be paid as one file for the bank; shops without an account are named. That it was taken is written down. */
export function BankFile() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const payouts = await send(readPayouts, {});
      setWithout(payouts.without);
      setEmpty(payouts.items.length === 0);
      if (payouts.items.length > 0) {
        const { workbookOf } = await import('../../shared/files/workbook-of.ts');
        const name = text('admin.settlement.file.name');
        saveAs(
          `hien-${name}-${ictDate(systemClock.now())}.xlsx`,
          await workbookOf(name, bankFile(payouts.items, language), widths),
        );
      }
    } catch {
      toast.show({ tone: 'critical', text: text('admin.settlement.file.failed') });
    }
    setBusy(false);
  };
  return (
    <div className={s.unfolded}>
      <div>
        <Button loading={busy} loadingLabel={text('admin.doing')} onClick={() => void take()}>
          {text('admin.settlement.file')}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {text('admin.settlement.file.hint')}
      </Text>
      {isEmpty ? <Notice tone="info">{text('admin.settlement.file.empty')}</Notice> : null}
      {without.length === 0 ? null : (
        <Notice tone="caution" title={text('admin.settlement.file.without')}>
          {without.join(', ')}
        </Notice>
      )}
    </div>
  );
}
