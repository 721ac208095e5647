import type { OrderItem } from '@hien/api';
import { ConfirmDialog, DefinitionList } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { AskedEvent } from './item-actions.ts';
import type { OrderActions } from './use-order-actions.ts';

const words = {
  'cancel.unpaid': 'cancel-unpaid',
  'cancel.withdraw': 'withdraw',
  'refund.withdraw': 'withdraw',
  'exchange.withdraw': 'withdraw',
  'buyer.confirm': 'confirm',
  delivered: 'delivered',
  'exchange.redelivered': 'delivered',
} as const satisfies Record<AskedEvent, string>;

interface EventDialogProps {
  event: AskedEvent;
  items: readonly OrderItem[];
  actions: Pick<OrderActions, 'send'>;
  onClose: () => void;
}

/** Asks once more and says what the step means. */
export function EventDialog({ event, items, actions, onClose }: EventDialogProps) {
  const text = useText();
  const { vnd } = useFormat();
  const [failed, setFailed] = useState('');
  const word = words[event];
  const paid = items.reduce((sum, item) => sum + item.paid, 0);
  const send = async () => {
    const failure = await actions.send({ event, itemIds: items.map(({ id }) => id) });
    if (failure === undefined) return;
    setFailed(failure);
    throw new Error(failure);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone={event === 'cancel.unpaid' ? 'danger' : 'primary'}
      title={text(`orders.ask.${word}.title`)}
      description={text(`orders.ask.${word}.text`)}
      confirmLabel={text(`orders.ask.${word}.confirm`)}
      cancelLabel={text(`orders.ask.${word}.cancel`)}
      failedText={failed}
      waitingLabel={text('orders.sending')}
      onConfirm={send}
    >
      <DefinitionList
        look="sum"
        items={[
          ...items.map(({ thing, quantity, paid: amount }) => ({
            term: `${thing.name} × ${quantity}`,
            detail: vnd(amount),
          })),
          ...(items.length > 1 ? [{ term: text('orders.sum.total'), detail: vnd(paid) }] : []),
        ]}
      />
    </ConfirmDialog>
  );
}
