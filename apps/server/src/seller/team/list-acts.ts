import { moment } from '@hien/api/wire';
import type { ShopRole } from '@hien/domain';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { users } from '../../db/schema/account.ts';
import { shopActs, shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { needOwnShop } from '../../own-shop.ts';
import type { Services } from '../../services.ts';

type Found = Answer<'listShopActs'>;

/** Who did what in the caller's shop, the newest first. */
export function listShopActs({ database: { orm } }: Services): Handler<'listShopActs'> {
  return async ({ query: { page = 1, limit = 20, by }, signedIn }) => {
    const { userId } = await signedIn();
    const sellerId = await needOwnShop(orm, userId);
    const where = and(
      eq(shopActs.sellerId, sellerId),
      by === undefined ? undefined : eq(shopActs.userId, by),
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

const nameOf = ({ first, last }: { readonly first: string; readonly last: string }): string =>
  `${last} ${first}`.trim();

async function peopleOf(orm: Orm, sellerId: number): Promise<Found['people']> {
  const names = { id: users.id, first: users.firstName, last: users.lastName };
  const owner = await orm
    .select(names)
    .from(sellers)
    .innerJoin(users, eq(users.id, sellers.userId))
    .where(eq(sellers.id, sellerId));
  const staff = await orm
    .select(names)
    .from(shopStaff)
    .innerJoin(users, eq(users.id, shopStaff.userId))
    .where(eq(shopStaff.sellerId, sellerId))
    .orderBy(asc(shopStaff.joinedAt), asc(shopStaff.userId))
    .limit(99);
  const as = (people: typeof owner, role: ShopRole) =>
    people.map(({ id, ...name }) => ({ id, name: nameOf(name), role }));
  return [...as(owner, 'owner'), ...as(staff, 'staff')];
}
