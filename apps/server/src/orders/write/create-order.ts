import { daysAfter, limits, newItem, orderCodes, type PaymentMethod } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { newBillRow } from '../red-bills/stored-bill.ts';
import { tellOfBills } from '../red-bills/tell-of-bills.ts';
import {
  type BoughtThing,
  type OrderAddress,
  orderItems,
  orders,
  paymentGroups,
  redBills,
} from '../../db/schema/orders.ts';
import { bySystem, changeBySystem } from './change-items.ts';
import { countNew } from './counts.ts';
import { itemColumns } from './item-columns.ts';
import { writeWords } from '../read/line-words.ts';
import type { GroupRow, LockedOrder } from './locked-order.ts';
import { tellAbout } from '../notices/notify.ts';
import { nextNumber } from './order-number.ts';
import { payGroup } from './pay-group.ts';
import { reserveAll } from './stock.ts';

/** One line to buy, with its finished amounts. */
export type NewLine = {
  readonly productId: number;
  readonly optionId: number;
  readonly quantity: number;
  readonly thing: BoughtThing;
  /** Of the whole line, in đồng: list − discount = goods, goods − shares = paid. */
  readonly list: number;
  readonly discount: number;
  readonly goods: number;
  readonly couponShare: number;
  readonly pointsShare: number;
  readonly paid: number;
  readonly vatRate: number;
  /** The item's own preparation days; the usual three when left out. */
  readonly prepBusinessDays?: number;
};

/** What is bought from one seller. */
export type NewOrder = {
  readonly sellerId: number;
  readonly message: string;
  readonly address: OrderAddress;
  readonly deliveryFee: number;
  readonly installationFee: number;
  readonly lines: readonly NewLine[];
  readonly redBill: {
    readonly company: string;
    readonly email: string;
    readonly taxCode: string;
    readonly address: string;
  } | null;
};

/** One checkout with finished amounts; nothing here decides about prices. */
export type NewGroup = {
  readonly userId: number;
  readonly method: PaymentMethod;
  readonly couponId: number | null;
  readonly couponAmount: number;
  readonly pointsAmount: number;
  readonly referralCode: string | null;
  readonly orders: readonly NewOrder[];
  readonly at: number;
};

export type CreatedOrder = {
  readonly orderId: number;
  readonly number: string;
  readonly sellerId: number;
  readonly itemIds: readonly number[];
};
export type CreatedGroup = {
  readonly groupId: number;
  readonly number: string;
  readonly total: number;
  readonly orders: readonly CreatedOrder[];
};

/** Somebody else was faster; the transaction is rolled back. */
export class SoldOut extends Error {
  readonly optionIds: readonly number[];

  constructor(optionIds: readonly number[]) {
    super(`sold out: options ${optionIds.join(', ')}`);
    this.name = 'SoldOut';
    this.optionIds = optionIds;
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const totalOf = (order: NewOrder): number =>
  sum(order.lines.map(({ paid }) => paid)) + order.deliveryFee + order.installationFee;

/**
 * Makes one group, one order per seller and their lines, and takes the pieces out of stock. Cash on delivery and
 * nothing to pay begin at once; everything else waits for its money.
 * @throws {SoldOut} with every option that has not enough left.
 */
export async function createOrders(tx: Orm, group: NewGroup): Promise<CreatedGroup> {
  const at = new Date(group.at);
  const number = await nextNumber(tx, group.at);
  const total = sum(group.orders.map(totalOf));
  const [made] = await tx
    .insert(paymentGroups)
    .values({
      number,
      userId: group.userId,
      method: group.method,
      goods: sum(group.orders.flatMap(({ lines }) => lines.map(({ goods }) => goods))),
      couponId: group.couponId,
      couponAmount: group.couponAmount,
      pointsAmount: group.pointsAmount,
      delivery: sum(group.orders.map((one) => one.deliveryFee + one.installationFee)),
      total,
      referralCode: group.referralCode,
      placedAt: at,
      dueAt: new Date(daysAfter(group.at, limits.paymentDue.orderDays)),
    })
    .returning();
  if (made === undefined) throw new Error('the payment group was not written');
  const placed = await insertOrders(tx, group, made, number);
  const created = placed.map(({ order, rows }): CreatedOrder => ({
    orderId: order.id,
    number: order.number,
    sellerId: order.sellerId,
    itemIds: rows.map(({ id }) => id),
  }));
  await takeStock(tx, group, created);
  await announce(tx, group, placed);
  if (total === 0 && group.method !== 'COD')
    await payGroup(tx, { groupId: made.id, attemptId: null, captured: 0, at: group.at });
  return { groupId: made.id, number, total, orders: created };
}

/** The orders of a new group with their lines, in the order in which they were asked for. Nobody else sees them yet. */
async function insertOrders(
  tx: Orm,
  asked: NewGroup,
  group: GroupRow,
  number: string,
): Promise<LockedOrder[]> {
  const at = new Date(asked.at);
  const numberOf = (index: number): string =>
    asked.orders.length === 1 ? number : `${number}-${index + 1}`;
  const heads = await tx
    .insert(orders)
    .values(
      asked.orders.map((order, index) => ({
        number: numberOf(index),
        groupId: group.id,
        userId: asked.userId,
        sellerId: order.sellerId,
        code: orderCodes.PENDING,
        goods: sum(order.lines.map(({ goods }) => goods)),
        discount: sum(order.lines.map(({ discount }) => discount)),
        couponShare: sum(order.lines.map(({ couponShare }) => couponShare)),
        pointsShare: sum(order.lines.map(({ pointsShare }) => pointsShare)),
        deliveryFee: order.deliveryFee,
        installationFee: order.installationFee,
        total: totalOf(order),
        message: order.message,
        address: order.address,
        placedAt: at,
        changedAt: at,
      })),
    )
    .returning();
  const byNumber = new Map(heads.map((head) => [head.number, head]));
  const pairs = asked.orders.map((order, index) => {
    const head = byNumber.get(numberOf(index));
    if (head === undefined) throw new Error(`order ${numberOf(index)} was not written`);
    return { order, head };
  });
  const rows = await tx
    .insert(orderItems)
    .values(
      pairs.flatMap(({ order, head }) =>
        order.lines.map(({ prepBusinessDays, ...line }) => ({
          ...line,
          orderId: head.id,
          userId: asked.userId,
          sellerId: order.sellerId,
          createdAt: at,
          ...itemColumns(
            newItem({
              amount: line.paid,
              placedAt: asked.at,
              ...(prepBusinessDays === undefined ? {} : { prepBusinessDays }),
            }),
          ),
        })),
      ),
    )
    .returning();
  const placed = pairs.map(({ head }): LockedOrder => ({
    group,
    order: head,
    rows: rows.filter(({ orderId }) => orderId === head.id).toSorted((a, b) => a.id - b.id),
  }));
  await writeWords(
    tx,
    placed.flatMap(({ order, rows: lines }) =>
      lines.map(({ id, thing }) => ({
        orderId: order.id,
        number: order.number,
        userId: order.userId,
        sellerId: order.sellerId,
        itemId: id,
        name: thing.name,
      })),
    ),
  );
  await countNew(
    tx,
    placed.map(({ order, rows: lines }) => ({
      userId: order.userId,
      sellerId: order.sellerId,
      lines: lines.length,
    })),
  );
  const bills = pairs.flatMap(({ order: { redBill, sellerId }, head: { id, number } }) =>
    redBill === null ? [] : [newBillRow({ id, number, sellerId }, redBill, at.getTime())],
  );
  if (bills.length > 0) await tx.insert(redBills).values(bills);
  return placed;
}

async function takeStock(
  tx: Orm,
  group: NewGroup,
  created: readonly CreatedOrder[],
): Promise<void> {
  const wanted = group.orders.flatMap(({ lines }, order) =>
    lines.map(({ optionId, quantity }, index) => ({
      optionId,
      quantity,
      orderItemId: created[order]?.itemIds[index] ?? null,
    })),
  );
  const gone = await reserveAll(tx, wanted, group.at);
  if (gone.length > 0) throw new SoldOut(gone);
}

/** Cash is paid at the door, so the orders begin right away (D19); of others the buyer is told that they wait for money. */
async function announce(tx: Orm, group: NewGroup, placed: readonly LockedOrder[]): Promise<void> {
  if (group.method === 'COD') {
    await changeBySystem(
      tx,
      placed.map((locked) => ({ locked })),
      bySystem('payment.succeeded', { cod: true, verified: false, captured: 0 }, group.at),
      group.at,
    );
    await tellOfBills(tx, placed, group.at);
  } else await tellAbout(tx, placed, { about: 'order.placed', to: ['buyer'], item: 0 }, group.at);
}
