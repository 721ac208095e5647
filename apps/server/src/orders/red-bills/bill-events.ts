import { actorOf } from '@hien/api/wire';
import {
  billNumberTaken,
  type Command,
  reasonText,
  readerOf,
  type RedBillPayloads,
  redBillSchema,
} from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Call, Handler } from '../../http/handler.ts';
import { readForm } from '../../http/form.ts';
import { once } from '../../http/idempotent.ts';
import { retried } from '../../db/retried.ts';
import { lockOrder } from '../write/locked-order.ts';
import type { Services } from '../../services.ts';
import { isBillPaid } from './billed.ts';
import { changeBill, NumberTaken, passMonth } from './change-bill.ts';
import { type Asking, billFor, billViewer } from './read-bill.ts';
import { lockBill } from './stored-bill.ts';
import { noteAct } from '../../shop-log.ts';

type BillCommand = Command<RedBillPayloads>;
type Sent = Pick<BillCommand, 'event' | 'payload'> & { readonly reason: string | null };

/** Issue, adjust, replace, send a late number or send it back, or ask for other data: the shop, or staff. */
export const sendRedBillEvent =
  (services: Services): Handler<'sendRedBillEvent'> =>
  async (call) => {
    const { event, number = '', reason = '' } = call.body;
    return sendToBill(services, call, ['seller', 'admin'], (paid) => ({
      event,
      payload: { number: number.trim(), reason: reason.trim(), paid },
      reason: reason.trim() === '' ? null : reason.trim(),
    }));
  };

/** Whom the invoice is for, by its buyer. */
export const correctRedBill =
  (services: Services): Handler<'correctRedBill'> =>
  async (call) => {
    const { company, email, taxCode, address } = call.body;
    const buyer = readForm(redBillSchema, { company, email, taxCode, address }, call.language);
    return sendToBill(services, call, ['buyer'], () => ({
      event: 'correct',
      payload: { buyer },
      reason: null,
    }));
  };

type BillCall = Pick<
  Call<'sendRedBillEvent' | 'correctRedBill'>,
  'params' | 'body' | 'signedIn' | 'language'
>;

/** One event for an invoice: once for each key, for who is let in, about the version that was looked at. */
async function sendToBill(
  { database, now }: Services,
  call: BillCall,
  by: readonly Asking['viewer'][],
  sent: (paid: boolean) => Sent,
): Promise<Answer<'sendRedBillEvent'>> {
  const { id } = call.params;
  const at = now();
  const member = await call.signedIn();
  const viewer = await billViewer(database.orm, id, member, at);
  if (!by.includes(viewer)) throw new ApiError('FORBIDDEN');
  const asking: Asking = { viewer, language: call.language, at };
  const { expectedVersion, idempotencyKey, ...asked } = call.body;
  const caller = `user:${member.userId}`;
  const work = { caller, operation: `redBill:${id}`, key: idempotencyKey, asked, at };
  return retried(database.orm, (tx) =>
    once(tx, work, async () => {
      const locked = await lockOrder(tx, id);
      const row = locked === null ? null : await lockBill(tx, id);
      if (locked === null || row === null) throw new ApiError('NOT_FOUND');
      if (row.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: await billFor(tx, id, asking) });
      const { event, payload, reason } = sent(isBillPaid(locked.group, locked.rows));
      const current = await passMonth(tx, locked, row, at);
      const command = { event, by: actorOf(viewer), at, payload } as BillCommand;
      const changed = await changeBill(tx, locked, current, command, {
        userId: member.userId,
        reason,
      }).catch((error: unknown) => {
        throw error instanceof NumberTaken ? numberTaken(asking) : error;
      });
      if (!changed.ok) throw refused(changed.refusal, asking);
      if (viewer === 'seller')
        await noteAct(tx, {
          sellerId: locked.order.sellerId,
          userId: member.userId,
          act: 'bill',
          subject: 'bill',
          id,
          name: locked.order.number,
          event,
          at,
        });
      return billFor(tx, id, asking);
    }),
  );
}

function refused(
  refusal: Extract<Awaited<ReturnType<typeof changeBill>>, { ok: false }>['refusal'],
  { viewer, language }: Asking,
): ApiError {
  const { reason, event, from, allowedEvents } = refusal;
  return new ApiError('EVENT_REFUSED', {
    said: reasonText(reason, readerOf(viewer))[language],
    more: { reason, event, from, allowedEvents: [...allowedEvents] },
  });
}

function numberTaken({ language }: Asking): ApiError {
  return new ApiError('VALIDATION', {
    status: 422,
    errors: [{ field: 'number', code: 'VALIDATION', message: billNumberTaken[language] }],
  });
}
