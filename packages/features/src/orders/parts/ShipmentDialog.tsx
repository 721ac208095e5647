import type { OrderItem } from '@hien/api';
import { shipmentSchema } from '@hien/domain';
import { Dialog, Input } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './parts.css.ts';
import type { OrderActions } from './use-order-actions.ts';

interface ShipmentDialogProps {
  item: OrderItem;
  actions: Pick<OrderActions, 'send'>;
  onClose: () => void;
}

/** The buyer sends the goods back themselves: with whom, and under which number. */
export function ShipmentDialog({ item, actions, onClose }: ShipmentDialogProps) {
  const text = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('orders.sent-back.title')}
      description={text('orders.sent-back.text')}
      closeLabel={text('orders.close')}
      size="sm"
    >
      <Form
        schema={shipmentSchema}
        initialValues={{ kind: 'carrier', carrier: '', tracking: '' }}
        className={s.form}
        draft={{ in: `shipment-${item.id}`, until: 'tab-closes' }}
        onSubmit={async (shipment) => {
          const failure = await actions.send({
            event: 'refund.pickup_started',
            itemIds: [item.id],
            payload: { shipment },
          });
          if (failure !== undefined) return { message: failure };
          onClose();
          return undefined;
        }}
      >
        <FormField name="carrier" label={text('orders.sent-back.carrier')} required>
          <Input maxLength={100} />
        </FormField>
        <FormField
          name="tracking"
          label={text('orders.sent-back.tracking')}
          hint={text('orders.sent-back.tracking.hint')}
          required
        >
          <Input maxLength={60} autoComplete="off" />
        </FormField>
        <SubmitButton fullWidth size="lg">
          {text('orders.sent-back.send')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
