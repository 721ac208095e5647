import { displayName } from '@hien/domain';
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../../cases/case-list.ts';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { referralCodes } from '../../db/schema/rewards.ts';
import { wordsIn } from '../../db/words-in.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { actsOf } from '../../staff-acts.ts';

type Wire = Answer<'endReferralCode'>['data'];
type Uses = Wire['uses'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      referral: referralCodes,
      email: users.email,
      first_name: users.firstName,
      last_name: users.lastName,
    })
    .from(referralCodes)
    .leftJoin(users, eq(users.id, referralCodes.userId))
    .$dynamic();

export type ListedReferral = Awaited<ReturnType<typeof rowsOf>>[number];

/** Referral codes with what was bought with each, as staff see them at a moment. */
export const referralList = (now: () => number): CaseList<ListedReferral, Wire> => ({
  table: referralCodes,
  id: referralCodes.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const [uses, acts] = await Promise.all([
      usesOf(
        orm,
        rows.map(({ referral }) => referral.code),
      ),
      actsOf(
        orm,
        'referral',
        rows.map(({ referral }) => referral.id),
        language,
      ),
    ]);
    const at = now();
    return rows.map(({ referral, email, first_name, last_name }) => ({
      id: referral.id,
      version: referral.version,
      code: referral.code,
      label: referral.label,
      owner: referral.owner,
      member:
        first_name === null
          ? null
          : { name: displayName({ first_name, last_name: last_name ?? '' }, language), email },
      state: referral.endsAt !== null && referral.endsAt.getTime() < at ? 'ended' : 'active',
      ends_at: referral.endsAt?.toISOString() ?? null,
      uses: uses.get(referral.code) ?? none,
      acts: acts.get(referral.id) ?? [],
    }));
  },
});

const none: Uses = { payments: 0, total: 0, cancelled: 0, last_at: null };

async function usesOf(orm: Orm, codes: readonly string[]): Promise<ReadonlyMap<string, Uses>> {
  if (codes.length === 0) return new Map();
  const { referralCode, cancelledAt, total, placedAt } = paymentGroups;
  const stands = sql`filter (where ${cancelledAt} is null)`;
  const rows = await orm
    .select({
      code: referralCode,
      payments: sql<number>`(count(*) ${stands})::int`,
      total: sql<number>`coalesce(sum(${total}) ${stands}, 0)::float8`,
      cancelled: sql<number>`count(${cancelledAt})::int`,
      last: sql<Date | string | null>`max(${placedAt}) ${stands}`,
    })
    .from(paymentGroups)
    .where(inArray(referralCode, [...codes]))
    .groupBy(referralCode);
  return new Map(
    rows.map(({ code, last, ...uses }) => [
      code ?? '',
      { ...uses, last_at: last === null ? null : new Date(last).toISOString() },
    ]),
  );
}

/** The newest first. */
export function listReferralCodes({ database, now }: Services): Handler<'listReferralCodes'> {
  return async ({ query: { q = '', state, page = 1 }, language }) => {
    const at = new Date(now());
    const { code, label, endsAt, userId } = referralCodes;
    const standing = {
      active: or(isNull(endsAt), gte(endsAt, at)),
      ended: lt(endsAt, at),
    };
    return {
      data: await casePage(database.orm, referralList(now), {
        where: and(
          state === undefined ? undefined : standing[state],
          wordsIn(
            sql`${code} || ' ' || ${label} || ' ' || coalesce((select u.last_name || ' ' || u.first_name || ' ' || coalesce(u.email, '') from ${users} u where u.id = ${userId}), '')`,
            q,
          ),
        ),
        order: [desc(referralCodes.createdAt), desc(referralCodes.id)],
        page,
        language,
      }),
    };
  };
}
