import { type BillViewer, wireBillDetail } from '@hien/api/wire';
import { advance, displayName, type Language, redBillMachine } from '@hien/domain';
import { asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { users } from '../../db/schema/account.ts';
import { orders, paymentGroups, redBillPapers, redBills } from '../../db/schema/orders.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { enter } from '../read/access.ts';
import { rowsOf } from '../write/locked-order.ts';
import { billedOf, isBillPaid } from './billed.ts';
import { asBill } from './stored-bill.ts';

export type Asking = {
  readonly viewer: BillViewer;
  readonly language: Language;
  readonly at: number;
};

/**
 * The invoice of an order for who was let in.
 * @throws {ApiError} NOT_FOUND for an order without one.
 */
export async function billFor(
  tx: Orm,
  orderId: number,
  { viewer, language, at }: Asking,
): Promise<Answer<'readRedBill'>> {
  const [head] = await tx
    .select({ row: redBills, order: orders, paidAt: paymentGroups.paidAt, seller: sellers })
    .from(redBills)
    .innerJoin(orders, eq(orders.id, redBills.orderId))
    .innerJoin(paymentGroups, eq(paymentGroups.id, orders.groupId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(eq(redBills.orderId, orderId));
  if (head === undefined) throw new ApiError('NOT_FOUND');
  const { row, order, paidAt, seller } = head;
  const rows = await rowsOf(tx, orderId);
  const { goods, delivery } = billedOf(order, rows);
  const papers = await tx
    .select({ paper: redBillPapers, first_name: users.firstName, last_name: users.lastName })
    .from(redBillPapers)
    .leftJoin(users, eq(users.id, redBillPapers.userId))
    .where(eq(redBillPapers.orderId, orderId))
    .orderBy(asc(redBillPapers.id));
  return wireBillDetail(
    {
      id: orderId,
      number: order.number,
      // The round of the clock may be a minute away.
      bill: advance(redBillMachine, asBill(row), at).entity,
      paid: isBillPaid({ paidAt }, rows),
      adjustSince: row.adjustSince?.getTime() ?? null,
      seller: {
        name: seller.companyName,
        taxCode: seller.taxCode,
        address: seller.address,
        contact: seller.email,
      },
      goods: goods.map(({ thing, quantity, paid, vatRate }) => ({
        name: textOf(thing.name, language),
        option: textOf(thing.optionName, language),
        quantity,
        gross: paid,
        vatRate,
      })),
      delivery,
      papers: papers.map(({ paper, first_name, last_name }) => ({
        kind: paper.kind,
        number: paper.number,
        amount: paper.amount,
        reason: paper.reason,
        by: displayName({ first_name: first_name ?? '', last_name: last_name ?? '' }, language),
        at: paper.at.getTime(),
      })),
    },
    viewer,
    at,
  );
}

/**
 * As whom a member meets an order's invoice.
 * @throws {ApiError} NOT_FOUND when the order is none of theirs.
 */
export async function billViewer(
  orm: Orm,
  orderId: number,
  member: NonNullable<Parameters<typeof enter>[2]['member']>,
  at: number,
): Promise<BillViewer> {
  const { viewer } = await enter(orm, orderId, { member, link: undefined, at });
  return viewer === 'guest' ? 'buyer' : viewer;
}

export function readRedBill({ database, now }: Services): Handler<'readRedBill'> {
  return async (call) => {
    const { id } = call.params;
    const at = now();
    const viewer = await billViewer(database.orm, id, await call.signedIn(), at);
    return billFor(database.orm, id, { viewer, language: call.language, at });
  };
}
