import { type DesignOrderState, designOrderStates, originTab, type OriginTab } from '@hien/domain';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { designOrders } from '../db/schema/design-orders.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { wireOrders } from './wire-order.ts';

const statesOf = (tab: OriginTab): DesignOrderState[] =>
  designOrderStates.filter((state) => originTab(state) === tab);

/** One's own orders of designs under a tab, the newest first: five statements however many there are. */
export function listDesignOrders({ database, now }: Services): Handler<'listDesignOrders'> {
  return async ({ query, language, signedIn }) => {
    const { userId } = await signedIn();
    const { orm } = database;
    const { tab, page = 1, limit = 10 } = query;
    const states = await orm
      .select({ state: designOrders.state, count: count() })
      .from(designOrders)
      .where(eq(designOrders.userId, userId))
      .groupBy(designOrders.state);
    const under = (one: OriginTab): number =>
      states.reduce((all, row) => all + (originTab(row.state) === one ? row.count : 0), 0);
    const rows = await orm
      .select({ id: designOrders.id })
      .from(designOrders)
      .where(and(eq(designOrders.userId, userId), inArray(designOrders.state, statesOf(tab))))
      .orderBy(desc(designOrders.placedAt), desc(designOrders.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const total = under(tab);
    return {
      items: await wireOrders(
        orm,
        rows.map(({ id }) => id),
        { language, now: now() },
      ),
      meta: { page, limit, total, totalPages: Math.ceil(total / limit) },
      counts: { pending: under('pending'), paid: under('paid'), cancel: under('cancel') },
    };
  };
}
