import { moment } from '@hien/api/wire';
import { endOfDay, type ShopRole, startOfDate } from '@hien/domain';
import { and, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { users } from '../../db/schema/account.ts';
import { shopActs } from '../../db/schema/shop-team.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { needOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';
import { type Person, nameOf, ownerOf, staffOf } from './stored-team.ts';

type Found = Answer<'listShopActs'>;

/** Who did what in the caller's shop, the newest first, of all days or of some. */
export function listShopActs({ database: { orm } }: Services): Handler<'listShopActs'> {
  return async ({ query: { page = 1, limit = 20, by, from, to }, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await needOwnShop(orm, userId);
    const since = startOfDate(from ?? '');
    const until = startOfDate(to ?? '');
    const where = and(
      eq(shopActs.sellerId, sellerId),
      by === undefined ? undefined : eq(shopActs.userId, by),
      since === null ? undefined : gte(shopActs.at, new Date(since)),
      until === null ? undefined : lte(shopActs.at, new Date(endOfDay(until))),
    );
    const people = await peopleOf(orm, sellerId);
    const roles = new Map(people.map(({ id, role }) => [id, role]));
    const [found] = await orm.select({ total: count() }).from(shopActs).where(where);
    const rows = await orm
      .select({ done: shopActs, person: { first: users.firstName, last: users.lastName } })
      .from(shopActs)
      .leftJoin(users, eq(users.id, shopActs.userId))
      .where(where)
      .orderBy(desc(shopActs.id))
      .offset((page - 1) * limit)
      .limit(limit);
    return {
      items: rows.map(({ done, person }) => ({
        id: done.id,
        act: done.act,
        event: done.event,
        subject: done.subject,
        subjectId: done.subjectId,
        name: done.name,
        count: done.count,
        at: moment(done.at.getTime()),
        by:
          person === null || done.userId === null
            ? null
            : { id: done.userId, name: nameOf(person), role: roles.get(done.userId) ?? null },
      })),
      meta: pageMeta(page, limit, found?.total ?? 0),
      people,
    };
  };
}

async function peopleOf(orm: Orm, sellerId: number): Promise<Found['people']> {
  const owner = await ownerOf(orm, sellerId);
  const as = (people: readonly Person[], role: ShopRole) =>
    people.map(({ id, name }) => ({ id, name, role }));
  return [
    ...as(owner === null ? [] : [owner], 'owner'),
    ...as(await staffOf(orm, sellerId), 'staff'),
  ];
}
