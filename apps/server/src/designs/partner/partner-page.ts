import { instantSql, objectSql, pictureSql } from '../../db/json-sql.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { hasPage } from '../../designer-page.ts';

/** What is on sale of somebody, the words of a column by how often they stand there. */
const mostOf = (column: string): string =>
  `(select coalesce(json_agg(w.word order by w.times desc, w.word), '[]') from (
    select ${column} as word, count(*) as times from designs where owner_id = u.id and withdrawn_at is null group by ${column}) w)`;

/**
 * The last approval of its application, and which of its papers staff had before them; `u` is the member. Stopping it and letting
 * it go on are no look at papers.
 */
const verified = `(select ${objectSql({
  at: instantSql('e.at'),
  seen: `array_to_json(array_remove(array[
    case when jsonb_array_length(p.details->'papers') > 0 then 'registration' end,
    case when jsonb_array_length(p.details->'samples') > 0 then 'drawings' end], null))`,
})} from partner_applications p join partner_application_events e on e.application_id = p.id and e.event = 'approve'
  where p.user_id = u.id and p.kind = 'design' and p.state = 'approved' order by e.at desc, e.id desc limit 1)`;

/** Who sells designs, as anybody sees it: told by its designs alone, because what it told staff was told to them (docs/adr/0181). */
export function getDesignPartner({ database }: Services): Handler<'getDesignPartner'> {
  return async ({ params: { id }, language }) => {
    const ofTheirs = (what: string, order: string, where = 'true'): string =>
      `(select ${what} from designs d where d.owner_id = u.id and ${where} order by ${order} limit 1)`;
    const item = objectSql({
      id: 'u.id',
      name: ofTheirs('d.designer_name', 'd.published_at desc, d.id desc'),
      since: ofTheirs(instantSql('d.published_at'), 'd.published_at, d.id'),
      verified,
      company: `(select json_build_object('contractor_id', c.id, 'company_name', c.company_name)
        from contractors c where c.user_id = u.id and c.approval = 'approved' order by c.id limit 1)`,
      designs: `(select count(*)::int from designs d where d.owner_id = u.id and d.withdrawn_at is null)`,
      styles: mostOf('style'),
      house_types: mostOf('house_type'),
      picture: ofTheirs(
        pictureSql('d.cover', language),
        'd.position, d.id',
        'd.withdrawn_at is null',
      ),
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `design-partner-${language}`,
        text: `select ${item}::text as item from users u
          where u.id = $1 and ${hasPage('u')} and exists (select 1 from designs d where d.owner_id = u.id)`,
      },
      [id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}
