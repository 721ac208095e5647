import { objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Company and contact of an approved contractor. */
export function getContractor({ database }: Services): Handler<'getContractor'> {
  return async ({ params, language }) => {
    const item = objectSql({
      contractor_id: 'c.id',
      company_name: 'c.company_name',
      email_contractor: 'c.email',
      company_phone: 'c.company_phone',
      user_id: 'c.user_id',
      user: objectSql({ first_name: 'u.first_name', last_name: 'u.last_name' }),
      website: 'c.website',
      address: 'c.address',
      introduction: textSql('c.introduction', language),
      experience_years: 'c.experience_years',
      logo: pictureSql('c.logo', language),
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `contractor-${language}`,
        text: `select ${item}::text as item from contractors c join users u on u.id = c.user_id where c.id = $1 and c.approval = 'approved'`,
      },
      [params.contractor_id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}

/** The day in Vietnam a count belongs to. */
const dayInVietnam = (now: number): string =>
  new Date(now + 7 * 3_600_000).toISOString().slice(0, 10);

/** Adds one to a counter of the contractor's statistics; answers the sum over all days and ads. */
export function countContractorContact({
  database,
  now,
}: Services): Handler<'countContractorContact'> {
  return async ({ body, signedIn }) => {
    await signedIn();
    const counted = await database.rows(
      {
        name: 'count-contact',
        text: `insert into contractor_counters as k (contractor_id, day, type, ad_type, count)
          select c.id, $2::date, $3, $4, 1 from contractors c where c.id = $1 and c.approval = 'approved'
          on conflict (contractor_id, day, type, ad_type) do update set count = k.count + 1
          returning contractor_id`,
      },
      [body.contractor_id, dayInVietnam(now()), body.type, body.ad_type ?? 'none'],
    );
    if (counted.length === 0) throw new ApiError('NOT_FOUND');
    const [sum] = await database.rows<{ count: number }>(
      {
        name: 'sum-contacts',
        text: 'select sum(count)::int as count from contractor_counters where contractor_id = $1 and type = $2',
      },
      [body.contractor_id, body.type],
    );
    return { data: { contractor_id: body.contractor_id, type: body.type, count: sum?.count ?? 0 } };
  };
}
