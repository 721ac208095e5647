import {
  type Gateway,
  type PaymentMethod,
  gatewayOf,
  instalmentMonths,
  limits,
  newAttempt,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../db/retried.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import { type AttemptRow, attemptsOf, lockAttempt, moveAttempt } from './attempt-repository.ts';
import { type PaymentServices, callUrl, returnUrl } from './deps.ts';
import { offeredMethods } from './gateways/all.ts';
import type { GatewayClient } from './gateways/gateway.ts';
import { type GroupRow, amountOf, findGroup, isPayable } from './payment-group.ts';
import { refuseWithdrawn } from '../orders/designs/withdrawn.ts';
import { arrivedShort } from '../orders/write/transferred-parts.ts';
import { transferFor } from './transfer.ts';

/** A try that ends sooner than this is not handed out again. */
const atLeastLeftMs = 60_000;

const gatewayPageMs = limits.paymentDue.gatewayAttemptMinutes * 60_000;

type StartCall = Call<'startPayment'>;

/** Opens a try to pay. The gateway is asked between two transactions, never inside one. */
export function startPayment(services: PaymentServices): Handler<'startPayment'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { gateway, client } = chosen(services, call);
    const { group, attempt } = await openAttempt(services, call, userId, gateway, client);
    const started =
      attempt.state === 'created'
        ? await askGateway(services, call, group, attempt, client)
        : attempt;
    return {
      attemptId: started.id,
      redirect: started.redirect,
      transfer:
        gateway === 'vietqr' ? await restByTransfer(services, call, group, started.amount) : null,
    };
  };
}

/** What is still to be transferred: of what is due now, which may be less than when the try was opened. */
async function restByTransfer(
  services: PaymentServices,
  call: StartCall,
  group: GroupRow,
  asked: number,
) {
  const { orm } = services.database;
  const due = (await amountOf(orm, group)) || asked;
  const missing = due - (await arrivedShort(orm, group.id));
  return transferFor(services, call, group, missing > 0 ? missing : due);
}

function chosen({ clients }: PaymentServices, call: StartCall) {
  const gateway = gatewayOf[call.body.method];
  const client = gateway === null ? null : clients[gateway];
  if (gateway === null || client === null) throw refused(call);
  return { gateway, client };
}

const refused = (call: StartCall, field = 'method'): ApiError => {
  const error = refusedField('VALIDATION', call.language, field);
  return new ApiError('VALIDATION', { status: 422, errors: error.errors });
};

function monthsOf(call: StartCall): number | null {
  const { method, months } = call.body;
  if (method !== 'IS') return null;
  if (months === undefined || !instalmentMonths.includes(months)) throw refused(call, 'months');
  return months;
}

/** The first transaction: who pays what, and under which reference. */
async function openAttempt(
  services: PaymentServices,
  call: StartCall,
  userId: number,
  gateway: Gateway,
  client: GatewayClient,
): Promise<{ group: GroupRow; attempt: AttemptRow }> {
  const { body } = call;
  const at = services.now();
  return retried(services.database.orm, async (tx) => {
    const group = await findGroup(tx, body.groupId, userId, { lock: true });
    if (group === null) throw new ApiError('NOT_FOUND');
    const earlier = await attemptsOf(tx, group.id);
    const known = earlier.find(({ idempotencyKey }) => idempotencyKey === body.idempotencyKey);
    if (known !== undefined && known.method === body.method) return { group, attempt: known };
    const due = await amountOf(tx, group);
    if (known !== undefined || !isPayable(group, due, at)) throw new ApiError('CONFLICT');
    if (group.purpose === 'design') await refuseWithdrawn(tx, group.id, call.language);
    if (!offeredMethods(services.settings, group.purpose, due).includes(body.method))
      throw refused(call);
    if (gateway !== 'vietqr' && (await arrivedShort(tx, group.id)) > 0) throw refused(call);
    const months = monthsOf(call);
    const again = earlier.find((one) => isOpen(one, body.method, months, due, at));
    if (again !== undefined) return { group, attempt: again };
    const fresh = newAttempt(due, at);
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        groupId: group.id,
        method: body.method,
        gateway,
        // Counted over all gateways: no two tries share a reference.
        reference: client.reference(group.number, earlier.length + 1, at),
        state: fresh.state,
        amount: fresh.amount,
        months,
        idempotencyKey: body.idempotencyKey,
        changedAt: new Date(at),
        createdAt: new Date(at),
      })
      .returning();
    if (attempt === undefined) throw new ApiError('INTERNAL');
    await tx
      .update(paymentGroups)
      .set({ method: body.method })
      .where(eq(paymentGroups.id, group.id));
    return { group, attempt };
  });
}

function isOpen(
  attempt: AttemptRow,
  method: PaymentMethod,
  months: number | null,
  due: number,
  at: number,
): boolean {
  if (attempt.method !== method || attempt.months !== months) return false;
  // A transfer is asked for what is due when it arrives.
  if (attempt.amount !== due && attempt.gateway !== 'vietqr') return false;
  if (attempt.state === 'created') return true;
  return attempt.state === 'pending' && (attempt.expiresAt?.getTime() ?? 0) - at > atLeastLeftMs;
}

/** Asks for the gateway's page, then stores it: the second transaction. */
async function askGateway(
  services: PaymentServices,
  call: StartCall,
  group: GroupRow,
  attempt: AttemptRow,
  client: GatewayClient,
): Promise<AttemptRow> {
  const { request, language } = call;
  const startedAt = services.now();
  const expiresAt =
    attempt.gateway === 'vietqr' ? group.dueAt.getTime() : startedAt + gatewayPageMs;
  const { gateway, reference, method, amount } = attempt;
  let page: string;
  try {
    page = await client.start({
      method,
      reference,
      amount,
      info: `Thanh toán đơn hàng ${group.number}`,
      userId: group.userId,
      ip: request.ip,
      language,
      returnUrl: returnUrl(services, request, language, group.purpose),
      callUrl: callUrl(services, request, gateway),
      createdAt: attempt.createdAt.getTime(),
      expiresAt,
    });
  } catch (error) {
    // The same press in another tab may have been answered meanwhile.
    const [newest] = (await attemptsOf(services.database.orm, group.id)).filter(
      ({ id }) => id === attempt.id,
    );
    if (newest?.redirect != null) return newest;
    throw error;
  }
  return services.database.orm.transaction(async (tx) => {
    const row = await lockAttempt(tx, gateway, reference);
    if (row === null) throw new ApiError('INTERNAL');
    if (row.state !== 'created') return row;
    return moveAttempt(
      tx,
      row,
      { event: 'redirect', by: 'buyer', at: startedAt, payload: {} },
      { redirect: page === '' ? null : page, expiresAt: new Date(expiresAt) },
    );
  });
}
