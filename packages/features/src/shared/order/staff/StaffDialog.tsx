import type { Order, OrderItem } from '@hien/api';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { reasonSentence } from '../order-words.ts';
import { ActDialog } from './ActDialog.tsx';
import { type ClaimEvent, type StaffEvent, staffEventWords, staffOffers } from './staff-actions.ts';
import { staffForm } from './staff-forms.tsx';
import { useStaffAct } from './useStaffAct.ts';

interface StaffDialogProps {
  order: Order;
  item: OrderItem;
  event: Exclude<StaffEvent, ClaimEvent>;
  onClose: () => void;
}

/** What an event of staff asks, and what it gives back, before it is sent. */
export function StaffDialog({ order, item, event, onClose }: StaffDialogProps) {
  const text = useText();
  const language = useLanguage();
  const submit = useStaffAct(order, item, event);
  const row = { orderId: order.id, item, payment: order.payment };
  const form = staffForm(event, row);
  const offer = staffOffers(item).find((one) => one.event === event);
  // Somebody else moved the line while this was open.
  const stopped =
    offer === undefined
      ? text('orders.staff.gone')
      : offer.refused === null
        ? undefined
        : reasonSentence(offer.refused, 'staff', language);
  return (
    <ActDialog
      title={text(staffEventWords[event])}
      description={text('seller.act.about', {
        number: order.number,
        thing: item.thing.name,
        count: item.quantity,
      })}
      draft={`staff-${event}-${item.id}`}
      schema={form.schema}
      initialValues={form.initialValues}
      stopped={stopped}
      onSubmit={(values) => submit(form.payload(values), onClose)}
      onClose={onClose}
    >
      {form.fields(row, event)}
    </ActDialog>
  );
}
