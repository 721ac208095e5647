import { actorOf, type Viewer } from '@hien/api/wire';
import {
  claimReasons,
  eventPermission,
  feesLeft,
  type ItemEvent,
  type Language,
  mayNot,
  refundTarget,
  type SentPayload,
} from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { ApiError } from '../../http/api-error.ts';
import { wrongText } from '../../http/contract/field-texts.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Member } from '../../http/member.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { enter } from '../read/access.ts';
import { changeLocked } from '../write/change-items.ts';
import { commandOf, eventNamed } from './event-payload.ts';
import { exchangeable } from './exchangeable.ts';
import { type ItemRow, type LockedOrder, lockOrder } from '../write/locked-order.ts';
import { moneyOfEach, previewOf } from './preview.ts';
import { orderFor } from '../read/read-order.ts';
import { eventRefused } from './refused.ts';
import { splitOff } from '../write/split-line.ts';
import { advanceLocked, asOf } from '../write/timers.ts';
import { wantedOptionOf } from '../write/wanted-option.ts';
import type { WireOrder } from '../read/wire-item.ts';
import { noteAct } from '../../shop-log.ts';

/** Claims may be about part of a line; what is decided is decided for all of it. */
const dividing: ReadonlySet<ItemEvent> = new Set<ItemEvent>([
  'cancel.request',
  'refund.request',
  'exchange.request',
  'cancel.by_seller',
]);

/** What a person may send at all; what the machine says comes after it. */
function permitted(event: ItemEvent, viewer: Viewer, member: Member | null): void {
  const action = eventPermission(event, actorOf(viewer));
  if (action === null) return;
  const who = viewer === 'guest' ? null : (member?.capabilities ?? null);
  const refusal = mayNot(action, who, {
    owner: viewer === 'buyer',
    ownShop: viewer === 'seller',
    validLink: viewer === 'guest',
  });
  if (refusal !== null) throw new ApiError(refusal);
}

function wrongField(field: string, language: Language): ApiError {
  return new ApiError('VALIDATION', {
    status: 422,
    errors: [{ field, code: 'VALIDATION', message: wrongText(language) }],
  });
}

function linesOf(
  { rows }: LockedOrder,
  itemIds: readonly number[],
  quantity: number | undefined,
  event: ItemEvent,
  language: Language,
): ItemRow[] {
  const lines = itemIds.map((id) => rows.find((row) => row.id === id));
  const found = lines.filter((row) => row !== undefined);
  if (found.length < lines.length) throw new ApiError('NOT_FOUND');
  const [first] = found;
  if (quantity !== undefined && first !== undefined && quantity !== first.quantity) {
    if (found.length > 1 || !dividing.has(event) || quantity > first.quantity)
      throw wrongField('quantity', language);
  }
  return found;
}

/** What money that lies with us means for a group of which less is due now: payments know. The group's lock is held. */
export type SettleGroup = (tx: Orm, group: LockedOrder['group'], at: number) => Promise<void>;

export function sendOrderEvent(
  { database, now }: Services,
  settle: SettleGroup,
): Handler<'sendOrderEvent'> {
  return async (call) =>
    eventOnce(
      database.orm,
      { member: await call.member(), language: call.language, at: now(), settle },
      call.params.id,
      call.body,
    );
}

type Asking = {
  readonly member: Member | null;
  readonly language: Language;
  readonly at: number;
  readonly settle: SettleGroup;
};

/**
 * Sends one event for lines of an order, once for each key: asked, permitted and written in one transaction.
 * `of`: only as this viewer.
 * @throws {ApiError} NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, EVENT_REFUSED, VALIDATION, PRODUCT_07, CONFLICT
 */
export async function eventOnce(
  orm: Orm,
  { member, language, at, settle }: Asking,
  id: number,
  body: Call<'sendOrderEvent'>['body'],
  of?: Viewer,
): Promise<WireOrder> {
  const who = await enter(orm, id, { member, link: body.link, at });
  if (of !== undefined && who.viewer !== of) throw new ApiError('NOT_FOUND');
  const event = eventNamed(body.event);
  if (event === null) throw wrongField('event', language);
  permitted(event, who.viewer, member);
  return retried(orm, (tx) =>
    once(
      tx,
      {
        caller: who.caller,
        operation: `sendOrderEvent:${id}`,
        key: body.idempotencyKey,
        asked: { event, itemIds: body.itemIds, quantity: body.quantity, payload: body.payload },
        at,
      },
      () => send(tx, { id, event, body, at, language, settle, ...who }),
    ),
  );
}

async function send(
  tx: Orm,
  asked: {
    readonly id: number;
    readonly event: ItemEvent;
    readonly body: Call<'sendOrderEvent'>['body'];
    readonly viewer: Viewer;
    readonly userId: number | null;
    readonly at: number;
    readonly language: Language;
    readonly settle: SettleGroup;
  },
): Promise<WireOrder> {
  const { id, event, body, viewer, userId, at, language } = asked;
  const found = await lockOrder(tx, id);
  if (found === null) throw new ApiError('NOT_FOUND');
  if (found.order.version !== body.expectedVersion)
    throw new ApiError('VERSION_CONFLICT', { current: await orderFor(tx, id, asked) });
  // What fell due before the press happened before it, whether or not a round of the clock has come by.
  const locked = await advanceLocked(tx, found, at);
  const lines = linesOf(locked, body.itemIds, body.quantity, event, language);
  const [first] = lines;
  const parted =
    first === undefined || body.quantity === undefined
      ? { locked, itemIds: body.itemIds }
      : await splitOff(tx, locked, first, body.quantity).then((split) => ({
          locked: split.locked,
          itemIds: [split.itemId],
        }));
  if (!(await claimUploads(tx, body.payload.pictures ?? [], { userId, at: new Date(at) })))
    throw new ApiError('PRODUCT_07');
  const moved = linesOf(parted.locked, parted.itemIds, undefined, event, language);
  const amounts = await refundAmounts(tx, parted.locked, moved, event, viewer, at);
  const stocked = await stockedLines(tx, moved, event, body.payload);
  const changed = await changeLocked(tx, parted.locked, {
    itemIds: parted.itemIds,
    command: (row) =>
      commandOf(event, asked, body.payload, {
        inStock: stocked.has(row.id),
        refundAmount: amounts.get(row.id) ?? 0,
        feesLeft: feesLeft({ goods: row.goods, prepaid: row.prepaidShipping }),
      }),
    who: { userId },
  });
  // Thrown, so that a line that was split for it is whole again.
  if (!changed.ok) throw eventRefused(changed.refusal, changed.itemId, asked);
  await asked.settle(tx, changed.locked.group, at);
  if (viewer === 'seller') {
    const { sellerId, number } = found.order;
    await noteAct(tx, {
      sellerId,
      userId,
      act: 'order',
      subject: 'order',
      id,
      name: number,
      event,
      at,
    });
  }
  return orderFor(tx, id, asked);
}

const confirms = (event: ItemEvent): boolean =>
  event === 'refund.confirm' || event === 'refund.confirm_no_return';

/** What 2.9 gives back for each line, never what somebody typed. */
async function refundAmounts(
  tx: Orm,
  locked: LockedOrder,
  rows: readonly ItemRow[],
  event: ItemEvent,
  viewer: Viewer,
  at: number,
): Promise<ReadonlyMap<number, number>> {
  if (!confirms(event)) return new Map();
  const money = await moneyOfEach(tx, locked, { rows, event, by: actorOf(viewer), at });
  return new Map(
    rows.flatMap(({ id, data }) => {
      const back = money.get(id);
      return back === undefined ? [] : [[id, Math.min(data.captured, back)] as const];
    }),
  );
}

/** Lines whose wanted option can be had now; its stock stays locked until the change is written. */
async function stockedLines(
  tx: Orm,
  rows: readonly ItemRow[],
  event: ItemEvent,
  sent: SentPayload,
): Promise<ReadonlySet<number>> {
  const asks = event === 'exchange.request' || event === 'refund.to_exchange';
  if (!asks && event !== 'exchange.confirm') return new Set();
  return exchangeable(
    tx,
    rows.map((row) => ({
      row,
      optionId: asks ? (sent.wantedOptionId ?? null) : wantedOptionOf(row.data),
    })),
  );
}

export function previewRefund({ database, now }: Services): Handler<'previewRefund'> {
  return async (call) => {
    const { id } = call.params;
    const { body, language } = call;
    const at = now();
    const member = await call.member();
    const { viewer } = await enter(database.orm, id, { member, link: body.link, at });
    const event = eventNamed(body.event);
    if (event === null) throw wrongField('event', language);
    permitted(event, viewer, member);
    return database.orm.transaction(async (tx) => {
      const found = await lockOrder(tx, id);
      if (found === null) throw new ApiError('NOT_FOUND');
      const locked = asOf(found, at);
      const rows = linesOf(locked, body.itemIds, body.quantity, event, language);
      const preview = await previewOf(tx, locked, {
        rows,
        event,
        by: actorOf(viewer),
        reason: claimReasons.find((reason) => reason === body.payload.reason),
        quantity: body.quantity,
        returnRequired: body.payload.returnRequired,
        at,
      });
      if (!('split' in preview))
        throw eventRefused(
          { reason: preview.reason, event, from: preview.row.state, allowedEvents: [] },
          preview.row.id,
          { viewer, language },
        );
      return {
        ...preview,
        split: { ...preview.split },
        target: refundTarget(locked.group.method, preview.split.money),
      };
    });
  };
}
