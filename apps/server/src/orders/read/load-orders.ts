import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { itemEvents, orderItems, orders, paymentGroups, redBills } from '../../db/schema/orders.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { productOptions, products, sellers } from '../../db/schema/shop.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import { uploadName } from '../../media/upload-address.ts';
import type { LocalizedText } from '../../db/schema/columns.ts';
import type { GroupRow, ItemRow, OrderRow } from '../write/locked-order.ts';
import { wantedOptionOf } from '../write/wanted-option.ts';

export type EventRow = typeof itemEvents.$inferSelect;
export type Upload = typeof mediaUploads.$inferSelect;

export type SellerFacts = {
  readonly id: number;
  readonly userId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly phone: string;
};

/** An order with everything its answer needs, read in a fixed number of statements however many orders there are. */
export type LoadedOrder = {
  readonly order: OrderRow;
  readonly group: GroupRow;
  readonly orderCount: number;
  readonly seller: SellerFacts;
  readonly buyerName: { readonly first_name: string; readonly last_name: string };
  readonly rows: readonly ItemRow[];
  /** By line. */
  readonly returns: ReadonlyMap<number, typeof moneyReturns.$inferSelect>;
  readonly bill: typeof redBills.$inferSelect | null;
  readonly open: ReadonlySet<number>;
  /** Names of options that somebody wants in exchange. */
  readonly options: ReadonlyMap<number, LocalizedText>;
  readonly uploads: ReadonlyMap<string, Upload>;
  readonly events: readonly EventRow[];
  /** Names of those of staff who did something, by account; read with the history. */
  readonly staff: ReadonlyMap<number, { readonly first_name: string; readonly last_name: string }>;
};

const grouped = <Row>(rows: readonly Row[], key: (row: Row) => number): Map<number, Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(key(row));
    if (known === undefined) found.set(key(row), [row]);
    else known.push(row);
  }
  return found;
};

/** The orders of these ids in their order; what is not there is left out. `history` reads the timelines too. */
export async function loadOrders(
  tx: Orm,
  ids: readonly number[],
  { history }: { readonly history: boolean },
): Promise<LoadedOrder[]> {
  if (ids.length === 0) return [];
  const heads = await tx
    .select({
      order: orders,
      group: paymentGroups,
      orderCount: sql<number>`(select count(*)::int from orders o where o.group_id = ${orders.groupId})`,
      seller: {
        id: sellers.id,
        userId: sellers.userId,
        name: sellers.name,
        slug: sellers.slug,
        phone: sellers.phone,
      },
      buyerName: { first_name: users.firstName, last_name: users.lastName },
      bill: redBills,
    })
    .from(orders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, orders.groupId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(redBills, eq(redBills.orderId, orders.id))
    .where(inArray(orders.id, [...ids]));
  const rows = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.id));
  const facts = await factsOf(tx, rows);
  const events = history
    ? await tx
        .select()
        .from(itemEvents)
        .where(inArray(itemEvents.orderId, [...ids]))
        .orderBy(asc(itemEvents.at), asc(itemEvents.id))
    : [];
  const staff = await staffOf(tx, events);
  const rowsOfOrder = grouped(rows, ({ orderId }) => orderId);
  const eventsOfOrder = grouped(events, ({ orderId }) => orderId);
  const headOf = new Map(heads.map((head) => [head.order.id, head]));
  return ids.flatMap((id) => {
    const head = headOf.get(id);
    if (head === undefined) return [];
    return [
      {
        ...head,
        ...facts,
        rows: rowsOfOrder.get(id) ?? [],
        events: eventsOfOrder.get(id) ?? [],
        staff,
      },
    ];
  });
}

async function staffOf(tx: Orm, events: readonly EventRow[]): Promise<LoadedOrder['staff']> {
  const ids = new Set(
    events.flatMap(({ by, userId }) => (by === 'admin' && userId !== null ? [userId] : [])),
  );
  if (ids.size === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/** What stands around lines: money on its way back, products that can still be opened, wanted options, pictures. */
async function factsOf(tx: Orm, rows: readonly ItemRow[]) {
  const ids = rows.map(({ id }) => id);
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const wanted = rows.flatMap(({ data }) => wantedOptionOf(data) ?? []);
  const names = rows
    .flatMap(({ data }) => data.claim?.pictures ?? [])
    .map(uploadName)
    .filter((name) => name !== null);
  const returns = rows.some(({ refund }) => refund !== null)
    ? await tx.select().from(moneyReturns).where(inArray(moneyReturns.orderItemId, ids))
    : [];
  const open = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${inArray(products.id, productIds)} and ${inArray(products.status, ['on_sale', 'sold_out'])}`,
    );
  const options =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: productOptions.id, name: productOptions.name })
          .from(productOptions)
          .where(inArray(productOptions.id, wanted));
  const uploads =
    names.length === 0
      ? []
      : await tx.select().from(mediaUploads).where(inArray(mediaUploads.name, names));
  return {
    returns: new Map(
      returns.flatMap((one) => (one.orderItemId === null ? [] : [[one.orderItemId, one] as const])),
    ),
    open: new Set(open.map(({ id }) => id)),
    options: new Map(options.map(({ id, name }) => [id, name])),
    uploads: new Map(uploads.map((upload) => [upload.name, upload])),
  };
}
