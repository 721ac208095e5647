import type { Order, OrderItem } from '@hien/api';
import { staffReasonSchema } from '@hien/domain';
import { Text } from '@hien/ui';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { reasonSentence } from '../order-words.ts';
import { ActDialog } from './ActDialog.tsx';
import { staffExtension } from './staff-actions.ts';
import { Why } from './staff-forms.tsx';
import { useStaffExtension } from './useStaffAct.ts';

interface ExtensionDialogProps {
  order: Order;
  item: OrderItem;
  onClose: () => void;
}

/** Seven more days to confirm the whole order, once: says until when, and asks why. */
export function ExtensionDialog({ order, item, onClose }: ExtensionDialogProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const submit = useStaffExtension(order);
  const offer = staffExtension(order, item);
  const { until } = order.extension;
  // Somebody else was first while this was open.
  const stopped =
    offer === null
      ? text('orders.staff.gone')
      : offer.refused === null
        ? undefined
        : reasonSentence(offer.refused, 'staff', language);
  return (
    <ActDialog
      title={text('orders.staff.extend')}
      description={text('orders.staff.extend.about', { number: order.number })}
      draft={`staff-extend-${order.id}`}
      schema={staffReasonSchema}
      initialValues={{ reason: '' }}
      stopped={stopped}
      onSubmit={({ reason }) => submit(reason, onClose)}
      onClose={onClose}
    >
      {offer?.refused === null && until !== null ? (
        <Text>{text('orders.staff.extend.text', { until: format.date(until, 'deadline') })}</Text>
      ) : null}
      <Why />
    </ActDialog>
  );
}
