import type { Language } from '@hien/domain';
import { isStanding } from '../standing-company.ts';
import type { Database } from '../db/database.ts';
import { objectSql } from '../db/json-sql.ts';
import type { Condition } from '../db/conditions.ts';
import { listText } from '../db/list-query.ts';
import { type Call, type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { cardFields } from './designs.ts';

type Query = Call<'listDesigns'>['query'];

/** The condition of each tier; the upper bound belongs to it, as in `areaTier`. */
export const tiers: Readonly<Record<NonNullable<Query['area']>, string>> = {
  'up-to-50': 't.area_m2 <= 50',
  '50-100': 't.area_m2 > 50 and t.area_m2 <= 100',
  '100-200': 't.area_m2 > 100 and t.area_m2 <= 200',
  '200-500': 't.area_m2 > 200 and t.area_m2 <= 500',
  'over-500': 't.area_m2 > 500',
};

const orders: Readonly<Record<NonNullable<Query['sort']>, string>> = {
  recommended: 't.position, t.id',
  newest: 't.published_at desc, t.id desc',
  liked: 't.like_count desc, t.id',
  'price-asc': 't.price, t.id',
  'price-desc': 't.price desc, t.id',
  'area-asc': 't.area_m2, t.id',
  'area-desc': 't.area_m2 desc, t.id',
};

/** A design as the list shows it, from the table under that alias. */
export const designCardFields = (language: Language, alias: string): Record<string, string> => ({
  ...cardFields(language, alias),
  room_count: `(select count(*)::int from design_rooms r where r.design_id = ${alias}.id)`,
  construction: `case when ${alias}.construction_price_from is null then null else ${objectSql({
    from: `${alias}.construction_price_from`,
    to: `${alias}.construction_price_to`,
  })} end`,
  partner: partnerSql(alias),
  has_panorama: `exists (select 1 from design_rooms r where r.design_id = ${alias}.id and r.panorama is not null)`,
});

/** Who sells a design, where whoever it is has a page (docs/adr/0181). */
const partnerSql = (alias: string): string =>
  `(select json_build_object('id', u.id, 'name', ${alias}.designer_name) from users u where u.id = ${alias}.owner_id and ${hasPage('u')})`;

/** Whether this member sells designs where everybody sees who: not stopped by staff, and still a member. */
export const hasPage = (user: string): string =>
  `'design' = any(${user}.partner) and ${user}.status not in ('banned', 'withdrawn')`;

/** Designs on sale, narrowed down by everything that is named. */
export function listDesigns({ database }: Services): Handler<'listDesigns'> {
  return async ({ query, language }) => {
    const { contractor_id: company, partner_id: partner } = query;
    const where = conditions(query);
    if (partner !== undefined) where.push(['t.owner_id =', partner]);
    if (company !== undefined) where.push(['t.owner_id =', await sellerOf(database, company)]);
    return new JsonText(
      await listText(database, {
        table: 'designs',
        item: objectSql(designCardFields(language, 't')),
        order: orders[query.sort ?? 'recommended'],
        where,
        text: query.q ?? '',
        page: { page: query.page ?? 1, limit: query.limit ?? 12 },
      }),
    );
  };
}

/** Whose designs a company of the directory sells: those of its member. Null, which owns none, where no company stands. */
export async function sellerOf(database: Database, contractorId: number): Promise<number | null> {
  const [company] = await database.rows<{ userId: number }>(
    {
      name: 'designs-of-company',
      text: `select t.user_id as "userId" from contractors t where ${isStanding('$1')}`,
    },
    [contractorId],
  );
  return company?.userId ?? null;
}

type Named = Omit<Query, 'page' | 'limit' | 'sort' | 'q'>;

/** The conditions by what they are chosen in. */
export function conditionsBy(query: Named): Readonly<Record<string, Condition[]>> {
  const named = (...all: (readonly [string, unknown])[]): Condition[] =>
    all.filter(([, value]) => value !== undefined);
  return {
    style: named(['t.style =', query.style]),
    house_type: named(['t.house_type =', query.house_type]),
    design_type: named(['t.design_type =', query.design_type]),
    plan_type: named(['t.plan_type =', query.plan_type]),
    room_type: query.room_type === undefined ? [] : [[rooms, [query.room_type]]],
    area: query.area === undefined ? [] : [tiers[query.area]],
    price: named(['t.price >=', query.price_from], ['t.price <=', query.price_to]),
    // Ranges that touch what is asked for.
    construction: named(
      ['t.construction_price_to >=', query.construction_from],
      ['t.construction_price_from <=', query.construction_to],
    ),
  };
}

const rooms = 'array(select r.room_type from design_rooms r where r.design_id = t.id) @>';

const conditions = (query: Query): Condition[] => [
  't.withdrawn_at is null',
  ...Object.values(conditionsBy(query)).flat(),
];
