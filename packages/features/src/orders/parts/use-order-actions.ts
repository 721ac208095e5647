import {
  type EventPayload,
  type Order,
  changeOrderAddress,
  extendOrder,
  isApiError,
  reorder,
  sendOrderEvent,
} from '@hien/api';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { refusedText } from '../../shared/order/refused-text.ts';
import { type OrderAccess, keepOrder, linkOf } from './order-query.ts';

export interface SentEvent {
  readonly event: string;
  readonly itemIds: readonly number[];
  readonly quantity?: number | undefined;
  readonly payload?: EventPayload;
}

/** Sends events of an order, each once: the same words sent again after a lost answer carry the same key. */
export function useSendEvent(access: OrderAccess) {
  const queryClient = useQueryClient();
  const event = useSend(sendOrderEvent, { about: access.id });
  return (order: Order, { event: name, itemIds, quantity, payload = {} }: SentEvent) => {
    const call = {
      id: access.id,
      event: name,
      itemIds: [...itemIds],
      payload,
      ...(quantity ? { quantity } : {}),
      expectedVersion: order.version,
      ...linkOf(access),
    };
    return keepOrder(queryClient, access, event.send(call));
  };
}

/** What is pressed on the pages of one order, with the words for what went well or not. */
export function useOrderActions(order: Order, access: OrderAccess) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sendEvent = useSendEvent(access);
  const extension = useSend(extendOrder, { about: access.id });
  const address = useSend(changeOrderAddress, { about: access.id });
  const again = useSend(reorder);

  /** Answers why it failed; undefined when it went through, or when the order is shown as it is now. */
  const attempt = async (work: () => Promise<string>): Promise<string | undefined> => {
    try {
      toast.show({ tone: 'positive', text: await work() });
    } catch (error) {
      if (isApiError(error) && error.code === 'VERSION_CONFLICT') {
        toast.show({ text: text('orders.changed-meanwhile') });
        return undefined;
      }
      if (isApiError(error) && error.code === 'EVENT_REFUSED')
        return refusedText(error, text, access.language);
      const said = isApiError(error) ? error.fields[0]?.message : undefined;
      return said ?? failureText(error, text);
    }
    return undefined;
  };

  return {
    send: (sent: SentEvent) =>
      attempt(async () => {
        await sendEvent(order, sent);
        return text('orders.sent');
      }),
    extend: () =>
      attempt(async () => {
        const asked = extension.send({ id: access.id, expectedVersion: order.version });
        await keepOrder(queryClient, access, asked);
        return text('orders.extended');
      }),
    changeAddress: (addressId: number) =>
      attempt(async () => {
        const asked = address.send({ id: access.id, addressId, expectedVersion: order.version });
        await keepOrder(queryClient, access, asked);
        return text('orders.address.changed');
      }),
    buyAgain: () =>
      attempt(async () => {
        const { added, left } = await again.send({ id: access.id });
        if (added === 0) return text('orders.reorder.none');
        void navigate(paths.cart.to(access.language));
        return left.length === 0
          ? text('orders.reorder.done', { count: added })
          : text('orders.reorder.some', {
              count: added,
              names: left.map(({ name }) => name).join(', '),
            });
      }),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
