import {
  type EventPayload,
  extendOrder,
  type Order,
  type OrderItem,
  query,
  readOrder,
  sendOrderEvent,
} from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../calls/useSend.ts';
import type { Says } from '../../forms/failure.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { refusedText } from '../refused-text.ts';
import { lastAct } from './last-act.ts';
import type { StaffEvent } from './staff-actions.ts';

function isOrder(value: unknown): value is Order {
  return typeof value === 'object' && value !== null && 'items' in value && 'timeline' in value;
}

/** What staff are told of an act that was refused, and where the order goes that came back. */
function useActed(order: Order) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const keep = (now: unknown) => {
    if (!isOrder(now)) return undefined;
    queryClient.setQueryData(query(readOrder, language, { id: order.id }).queryKey, now);
    return now;
  };
  const says: Says = {
    VERSION_CONFLICT: ({ current }) => {
      const now = keep(current);
      const act = now && lastAct(now, language);
      return act === undefined ? text('orders.staff.changed') : text('orders.staff.conflict', act);
    },
    EVENT_REFUSED: (error) => refusedText(error, text, language, 'staff'),
  };
  const acted = (answer: unknown, done: () => void) => {
    keep(answer);
    toast.show({ tone: 'positive', text: text('orders.staff.done') });
    done();
  };
  return { says, acted };
}

/**
 * Sends an event of staff for a line, once. Whoever was first is named with what they did, and the order is shown as it is
 * then; what was typed stays.
 */
export function useStaffAct(order: Order, item: OrderItem, event: StaffEvent) {
  const { says, acted } = useActed(order);
  const sending = useSend(sendOrderEvent, { about: item.id, says });
  return (payload: EventPayload, done: () => void) =>
    sending.submit(
      {
        id: order.id,
        event,
        itemIds: [item.id],
        payload,
        expectedVersion: order.version,
      },
      (answer) => acted(answer, done),
    );
}

/** Gives an order more time to be confirmed, as an event of staff is sent. */
export function useStaffExtension(order: Order) {
  const { says, acted } = useActed(order);
  const sending = useSend(extendOrder, { about: order.id, says });
  return (reason: string, done: () => void) =>
    sending.submit({ id: order.id, reason, expectedVersion: order.version }, (answer) =>
      acted(answer, done),
    );
}
