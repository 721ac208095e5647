import { type ShopChange, isApiError, withdrawShopChange } from '@hien/api';
import { Button, ConfirmDialog, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopDataDifference } from '../../shared/shops/ShopDataDifference.tsx';
import { useKeepsShop } from '../parts/useKeepsShop.ts';
import * as s from './account.css.ts';

interface WaitingChangeProps {
  change: ShopChange;
  /** Of the shop's data. */
  version: number;
}

/** What waits for staff, beside what is shown until they decide. */
export function WaitingChange({ change, version }: WaitingChangeProps) {
  const text = useText();
  const toast = useToast();
  const { date } = useFormat();
  const keeps = useKeepsShop();
  const [isOpen, setOpen] = useState(false);
  const withdraw = useSend(withdrawShopChange);
  const { id, before, after, changed, note, sentAt } = change;
  return (
    <Notice
      tone="info"
      title={text('seller.account.waiting', { date: date(sentAt, 'dateTime') })}
      {...(keeps && {
        action: (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text('seller.account.withdraw')}
          </Button>
        ),
      })}
    >
      <div className={s.part}>
        <Text measure>{text('seller.account.waiting.text')}</Text>
        <ShopDataDifference before={before} after={after} fields={changed} />
        {note === '' ? null : (
          <Text tone="muted">{text('seller.account.note.said', { note })}</Text>
        )}
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('seller.account.withdraw.ask')}
        description={text('seller.account.withdraw.text')}
        confirmLabel={text('seller.account.withdraw')}
        cancelLabel={text('seller.account.withdraw.keep')}
        waitingLabel={text('seller.account.withdrawing')}
        failedText={text('seller.account.withdraw.failed')}
        onConfirm={async () => {
          try {
            await withdraw.send({ id, expectedVersion: version });
            toast.show({ tone: 'positive', text: text('seller.account.withdrawn') });
          } catch (error) {
            if (!isApiError(error) || error.code !== 'VERSION_CONFLICT') throw error;
            await withdraw.refresh();
            toast.show({ text: text('seller.account.decided') });
          }
        }}
      />
    </Notice>
  );
}
