import { objectSql, textSql } from '../db/json-sql.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { companyFields } from './company-card.ts';

/** An approved contractor: the company, how it is reached and what was checked of it. */
export function getContractor({ database }: Services): Handler<'getContractor'> {
  return async ({ params, language }) => {
    const item = objectSql({
      contractor_id: 't.id',
      company_name: 't.company_name',
      email_contractor: 't.email',
      company_phone: 't.company_phone',
      hotline: 't.hotline',
      user_id: 't.user_id',
      user: objectSql({ first_name: 'u.first_name', last_name: 'u.last_name' }),
      website: 't.website',
      address: 't.address',
      tax_code: 't.tax_code',
      introduction: textSql('t.introduction', language),
      ...companyFields(language),
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `contractor-${language}`,
        text: `select ${item}::text as item from contractors t join users u on u.id = t.user_id where t.id = $1 and t.approval = 'approved'`,
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
