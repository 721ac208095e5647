import { cancelDesignOrder, type DesignOrder, listDesignOrders } from '@hien/api';
import { ConfirmDialog, useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface CancelDesignOrderProps {
  order: DesignOrder;
  onClose: () => void;
}

/** Lets an order go that nobody has paid yet. */
export function CancelDesignOrder({ order, onClose }: CancelDesignOrderProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const cancel = useSend(cancelDesignOrder, { about: order.id });
  const [failed, setFailed] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="danger"
      title={text('orders.designs.cancel.ask')}
      description={text('orders.designs.cancel.text')}
      confirmLabel={text('orders.designs.cancel')}
      cancelLabel={text('orders.designs.cancel.keep')}
      failedText={failed}
      waitingLabel={text('orders.sending')}
      onConfirm={async () => {
        try {
          await cancel.send({ id: order.id, version: order.version });
        } catch (error) {
          setFailed(failureText(error, text));
          // Somebody changed it: the next press is about the order as it is now.
          void queryClient.invalidateQueries({ queryKey: [listDesignOrders.id] });
          throw error;
        }
        toast.show({ tone: 'positive', text: text('orders.designs.cancelled') });
      }}
    />
  );
}
