import {
  type Actor,
  type ClaimReason,
  type Command,
  type Item,
  type ItemEvent,
  type ItemPayloads,
  type PaymentMethod,
} from '@hien/domain';
import { goodPayloads } from '@hien/domain/machines';
import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderItems, redBillPapers } from '../../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../../db/schema/payments.ts';
import { productOptions, products } from '../../db/schema/shop.ts';
import { lateBillReason, remindShop } from '../../finance/late-bills.ts';
import { changeItems } from '../../orders/write/change-items.ts';
import { createOrders, type NewLine } from '../../orders/write/create-order.ts';
import { extendLocked } from '../../orders/events/extend-order.ts';
import { lockOrder } from '../../orders/write/locked-order.ts';
import { moneyReturned } from '../../orders/write/money-returned.ts';
import { payGroup } from '../../orders/write/pay-group.ts';
import { changeBill, passMonth } from '../../orders/red-bills/change-bill.ts';
import { lockBill } from '../../orders/red-bills/stored-bill.ts';
import { advanceLocked } from '../../orders/write/timers.ts';
import { demoId } from '../demo-accounts.ts';
import type { BillAct, OrderStory, Step } from './stories.ts';

const hour = 3_600_000;

export type SampleProduct = typeof products.$inferSelect & {
  readonly option: typeof productOptions.$inferSelect;
};

/** Products of a shop with pieces left, each with its first option; those with a second one like it come first. */
export async function productsOf(tx: Orm, sellerId: number): Promise<SampleProduct[]> {
  const rows = await tx
    .select({ product: products, option: productOptions })
    .from(products)
    .innerJoin(productOptions, eq(productOptions.productId, products.id))
    .where(
      and(
        eq(products.sellerId, sellerId),
        eq(products.status, 'on_sale'),
        eq(products.madeToOrder, false),
        gt(productOptions.stock, 4),
      ),
    )
    .orderBy(products.id, productOptions.position);
  const first = new Map<number, SampleProduct>();
  const twins = new Set<number>();
  for (const { product, option } of rows) {
    const known = first.get(product.id);
    if (known === undefined) first.set(product.id, { ...product, option });
    else if (known.option.extraPrice === option.extraPrice) twins.add(product.id);
  }
  return [...first.values()].toSorted(
    (a, b) => Number(twins.has(b.id)) - Number(twins.has(a.id)) || a.id - b.id,
  );
}

export function lineOf(product: SampleProduct, quantity: number): NewLine {
  const { option } = product;
  const list = (product.price + option.extraPrice) * quantity;
  const goods = (product.finalPrice + option.extraPrice) * quantity;
  return {
    productId: product.id,
    optionId: option.id,
    quantity,
    thing: {
      name: product.name,
      optionName: option.name,
      sku: option.sku,
      extraPrice: option.extraPrice,
      picture: product.cover,
      returnable: product.returns.returnable,
      returnFee: product.returns.returnFee ?? 0,
    },
    list,
    discount: list - goods,
    goods,
    couponShare: 0,
    pointsShare: 0,
    paid: goods,
    vatRate: product.vatRate,
  };
}

export type Told = {
  readonly story: OrderStory;
  readonly userId: number;
  readonly sellerId: number;
  readonly lines: readonly NewLine[];
  readonly method: PaymentMethod;
  readonly now: number;
};

/** Plays a story from its beginning to today. */
export async function seedOrder(tx: Orm, told: Told): Promise<void> {
  const placedAt = told.now - told.story.age * hour;
  const made = await createOrders(tx, {
    userId: told.userId,
    method: told.method,
    couponId: null,
    couponAmount: 0,
    pointsAmount: 0,
    referralCode: told.story.referral ?? null,
    at: placedAt,
    orders: [
      {
        sellerId: told.sellerId,
        message: '',
        address: {
          receiver: 'Nguyễn Thu An',
          phone: '0912345678',
          adminSystem: 'post2025',
          city: 'Thành phố Hồ Chí Minh',
          district: null,
          ward: 'Phường An Khánh',
          address: '12 đường số 5',
        },
        deliveryFee: 30_000,
        installationFee: 0,
        lines: told.lines,
        redBill: told.story.billed ?? null,
      },
    ],
  });
  const [order] = made.orders;
  if (order === undefined) return;
  for (const step of told.story.steps)
    await take(
      tx,
      { groupId: made.groupId, total: made.total, orderId: order.orderId, method: told.method },
      step,
      placedAt + step.hour * hour,
    );
  // The sample's money is on no gateway's books.
  await tx
    .update(moneyReturns)
    .set({ nextTryAt: new Date(told.now + 30 * 24 * hour) })
    .where(eq(moneyReturns.groupId, made.groupId));
}

type Playing = {
  readonly groupId: number;
  readonly orderId: number;
  readonly total: number;
  readonly method: PaymentMethod;
};

async function take(tx: Orm, playing: Playing, step: Step, at: number): Promise<void> {
  if ('event' in step) return send(tx, playing.orderId, step, at);
  if ('bill' in step) return bill(tx, playing.orderId, step, at);
  switch (step.does) {
    case 'pay':
      await pay(tx, playing, at);
      return;
    case 'wait': {
      const locked = await lockOrder(tx, playing.orderId);
      const row = locked === null ? null : await lockBill(tx, playing.orderId);
      if (locked === null) return;
      const after = await advanceLocked(tx, locked, at);
      if (row !== null) await passMonth(tx, after, row, at);
      return;
    }
    case 'extend': {
      const locked = await lockOrder(tx, playing.orderId);
      if (locked !== null)
        await extendLocked(tx, locked, { by: 'buyer', userId: locked.order.userId, at });
      return;
    }
    case 'remind': {
      const [late] = await tx
        .select({ id: staffCases.id })
        .from(staffCases)
        .innerJoin(orderItems, eq(orderItems.id, staffCases.orderItemId))
        .where(
          and(eq(orderItems.orderId, playing.orderId), eq(staffCases.because, lateBillReason)),
        );
      const locked = late === undefined ? null : await lockOrder(tx, playing.orderId);
      if (late !== undefined && locked !== null)
        await remindShop(tx, locked, { caseId: late.id, userId: demoId('admin'), at });
      return;
    }
    case 'return-money': {
      const returns = await tx
        .update(moneyReturns)
        .set({
          state: 'refunded',
          proof: `sample-${playing.groupId}`,
          tries: 1,
          changedAt: new Date(at),
        })
        .where(eq(moneyReturns.groupId, playing.groupId))
        .returning({ id: moneyReturns.id });
      for (const { id } of returns) await moneyReturned(tx, id, 'refunded', at);
    }
  }
}

const billReasons = {
  issue: null,
  'send-number': null,
  'return-number': 'Số này là của hóa đơn cho khách khác, xin gửi lại.',
  'reject-data': 'Mã số thuế không khớp với tên công ty, xin kiểm tra lại.',
  adjust: 'Người mua trả lại hàng.',
  replace: 'Sai địa chỉ người mua.',
} as const satisfies Readonly<Record<BillAct, string | null>>;

/** A month that has ended meanwhile is left to the round of the clock. */
async function bill(
  tx: Orm,
  orderId: number,
  { bill: event, by }: Extract<Step, { readonly bill: string }>,
  at: number,
): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  const row = locked === null ? null : await lockBill(tx, orderId);
  if (locked === null || row === null) return;
  const [{ papers } = { papers: 0 }] = await tx
    .select({ papers: count() })
    .from(redBillPapers)
    .where(eq(redBillPapers.sellerId, locked.order.sellerId));
  const reason = billReasons[event];
  // What was sent is no paper yet: numbers of their own keep those of the papers free.
  const nth = event === 'send-number' ? 5_000 + orderId : 418 + papers;
  const number = `1C26THN-${String(nth).padStart(7, '0')}`;
  const payload = { number, reason: reason ?? '', paid: locked.group.paidAt !== null };
  const userId = by === 'admin' ? demoId('admin') : null;
  const command = { event, by: by ?? 'seller', at, payload } as const;
  await changeBill(tx, locked, row, command, { userId, reason });
}

async function pay(tx: Orm, { groupId, total, method }: Playing, at: number): Promise<void> {
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      groupId,
      method,
      gateway: method === 'VA' ? 'vietqr' : 'momo',
      reference: `sample-${groupId}`,
      idempotencyKey: `sample-${groupId}`,
      state: 'succeeded',
      version: 2,
      amount: total,
      transaction: `sample-${groupId}`,
      changedAt: new Date(at),
      createdAt: new Date(at),
    })
    .returning({ id: paymentAttempts.id });
  await payGroup(tx, { groupId, attemptId: attempt?.id ?? null, captured: total, at });
}

async function send(
  tx: Orm,
  orderId: number,
  { event, by, reason }: Extract<Step, { event: ItemEvent }>,
  at: number,
): Promise<void> {
  const rows = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const [first] = rows;
  if (first === undefined) return;
  const wanted = await otherOption(tx, first.productId, first.optionId);
  const changed = await changeItems(tx, {
    orderId,
    command: (row) =>
      ({
        event,
        by,
        at,
        payload: payloadOf(event, row.data, at, { by, reason, wanted, picture: row.thing.picture }),
      }) as Command<ItemPayloads>,
    who: { userId: by === 'admin' ? demoId('admin') : null },
  });
  if (!changed.ok)
    throw new Error(`${event}: ${changed.refusal.reason} in ${changed.refusal.from}`);
}

async function otherOption(tx: Orm, productId: number, optionId: number | null): Promise<number> {
  const [other] = await tx
    .select({ id: productOptions.id })
    .from(productOptions)
    .where(
      and(
        eq(productOptions.productId, productId),
        ne(productOptions.id, optionId ?? 0),
        gt(productOptions.stock, 3),
      ),
    )
    .orderBy(productOptions.position);
  return other?.id ?? optionId ?? 0;
}

/** What buyers write of what they ask for. */
const claimTexts: Partial<Record<ClaimReason, string>> = {
  DAMAGED: 'Hàng đến bị trầy ở một góc, tôi gửi ảnh kèm theo.',
  DOES_NOT_FIT: 'Thang máy chung cư hẹp, món này không xoay vào được, thợ phải mang về.',
  WRONG_ITEM: 'Tôi đặt màu óc chó, hàng giao là màu sồi.',
  NOT_AS_DESCRIBED: 'Mặt gỗ ngoài đời sẫm hơn ảnh khá nhiều.',
};

function payloadOf(
  event: ItemEvent,
  item: Item,
  at: number,
  {
    by,
    reason,
    wanted,
    picture,
  }: {
    readonly by: Actor;
    readonly reason: ClaimReason | undefined;
    readonly wanted: number;
    readonly picture: { readonly path: string; readonly name: string };
  },
): object {
  const payload: object = goodPayloads(item, at)[event];
  return {
    ...payload,
    ...('pictures' in payload
      ? { pictures: [`/media/${picture.path}/${picture.name}`], returnRequired: true }
      : {}),
    ...('wantedOption' in payload ? { wantedOption: String(wanted) } : {}),
    ...('text' in payload && event.endsWith('.request')
      ? { text: claimTexts[reason ?? 'DAMAGED'] ?? '' }
      : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(by === 'admin' ? { reason: 'Người mua đã chờ lâu mà xưởng chưa trả lời' } : {}),
    ...(event === 'seller.declare_delay'
      ? { reason: 'Lô gỗ về chậm', until: at + 5 * 24 * hour }
      : {}),
  };
}
