import type { Order } from '@hien/api';
import { ConfirmDialog } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { OrderActions } from './use-order-actions.ts';

interface ExtendDialogProps {
  order: Order;
  actions: Pick<OrderActions, 'extend'>;
  onClose: () => void;
}

/** Seven more days, once: says until when. */
export function ExtendDialog({ order, actions, onClose }: ExtendDialogProps) {
  const text = useText();
  const format = useFormat();
  const [failed, setFailed] = useState('');
  const { until } = order.extension;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="primary"
      title={text('orders.extend.ask')}
      description={
        until === null
          ? text('orders.extend.text')
          : text('orders.extend.until', { until: format.date(until, 'deadline') })
      }
      confirmLabel={text('orders.extend.action')}
      cancelLabel={text('orders.extend.cancel')}
      failedText={failed}
      waitingLabel={text('orders.sending')}
      onConfirm={async () => {
        const failure = await actions.extend();
        if (failure === undefined) return;
        setFailed(failure);
        throw new Error(failure);
      }}
    />
  );
}
