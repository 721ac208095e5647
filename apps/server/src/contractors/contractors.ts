import { objectSql, textSql } from '../db/json-sql.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { companyFields } from './company-card.ts';
import { isStanding } from '../standing-company.ts';
import { formerNamesSql } from './names/former-names-sql.ts';

/** An approved contractor: the company, how it is reached and what was checked of it. An older name's id answers the company of today. */
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
      team_size: 't.team_size',
      languages: 'to_json(t.languages)',
      former_names: formerNamesSql,
      ...companyFields(language),
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `contractor-${language}`,
        text: `select ${item}::text as item from contractors t join users u on u.id = t.user_id where ${isStanding('$1')}`,
      },
      [params.contractor_id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}
