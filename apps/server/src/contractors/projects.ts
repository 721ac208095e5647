import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { listText } from '../db/list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { standingOf } from '../standing-company.ts';

const fields = (language: Language): Record<string, string> => ({
  id: 't.id',
  name: textSql('t.name', language),
  district: 't.district',
  city: 't.city',
  style: 't.style',
  house_type: 't.house_type',
  area: 't.area_m2',
  months: 't.months',
  cost: `json_build_object('from', t.cost_from, 'to', t.cost_to)`,
  reviewed_on: 't.reviewed_on',
  checked_on: 't.checked_on',
});

/** A project as a list shows it; `t` is the row. */
export const projectCard = (language: Language): string =>
  objectSql({
    ...fields(language),
    cover: pictureSql(`(t.pictures->0->'after')`, language),
    has_before: `t.pictures @? '$[*].before.name'`,
  });

/** What a company shows of what it has built, in the order it gave them. */
export function listContractorProjects({ database }: Services): Handler<'listContractorProjects'> {
  return async ({ params, query, language }) => {
    const id = await standingOf(database, params.contractor_id);
    if (id === null) throw new ApiError('NOT_FOUND');
    return new JsonText(
      await listText(database, {
        table: 'contractor_projects',
        item: projectCard(language),
        order: 't.sort_order, t.id',
        where: [['t.contractor_id =', id], 'not t.hidden'],
        text: '',
        page: { page: query.page ?? 1, limit: query.limit ?? 6 },
      }),
    );
  };
}

/** One project; of a company that is not in the directory there is none. */
export function getContractorProject({ database }: Services): Handler<'getContractorProject'> {
  return async ({ params, language }) => {
    const company = objectSql({
      id: 'c.id',
      name: 'c.company_name',
      logo: pictureSql('c.logo', language),
      city: 'c.city',
      rating: 'c.rating',
      review_count: 'c.review_count',
      project_count: 'c.project_count',
    });
    const pictures = `(select json_agg(json_build_object(
        'after', ${pictureSql(`(one.value->'after')`, language)},
        'during', coalesce((one.value->>'during')::boolean, false),
        'before', ${pictureSql(`nullif(one.value->'before', 'null')`, language)}) order by one.place)
      from jsonb_array_elements(t.pictures) with ordinality as one(value, place))`;
    const item = objectSql({
      ...fields(language),
      location: 't.location',
      description: textSql('t.description', language),
      construction_area: 't.construction_area_m2',
      pictures,
      company,
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `contractor-project-${language}`,
        text: `select ${item}::text as item from contractor_projects t join contractors c on c.id = t.contractor_id
          where t.id = $1 and c.approval = 'approved' and not t.hidden`,
      },
      [params.id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}
