import { type Instant, type Language, commentLimits } from '@hien/domain';
import { type Values, instantSql, objectSql, pictureSql } from '../../db/json-sql.ts';

/** For whom, and when, it is shown. */
export type Reader = {
  readonly userId: number | null;
  readonly language: Language;
  readonly now: Instant;
};

/** Whose home or design the comment `t` stands below. */
export const hosts = `left join interior_shares h on h.id = t.share_id left join designs d on d.id = t.design_id`;

/** What somebody said, as `reader` sees it; `row` is the comment. */
function fields(row: string, reader: Reader, values: Values): Record<string, string> {
  const standing = `${row}.gone_at is null`;
  const mine = `(${standing} and coalesce(${row}.user_id = ${values.use(reader.userId, 'integer')}, false))`;
  const since = values.use(
    new Date(reader.now - commentLimits.editMinutes * 60_000).toISOString(),
    'timestamptz',
  );
  return {
    id: `${row}.id`,
    author: `case when ${standing} then json_build_object('name', ${row}.author_name, 'avatar',
      ${pictureSql(`${row}.author_avatar`, reader.language)}) end`,
    by_home: `(${standing} and coalesce(${row}.user_id = coalesce(h.user_id, d.owner_id), false))`,
    mine,
    editable: `(${mine} and ${row}.created_at >= ${since})`,
    content: `case when ${standing} then ${row}.content end`,
    language: `${row}.language`,
    created_at: instantSql(`${row}.created_at`),
    edited_at: `case when ${standing} and ${row}.edited_at is not null then ${instantSql(`${row}.edited_at`)} end`,
    gone: `${row}.gone_by`,
  };
}

/** A comment that is gone keeps its place when staff took it away, or while a reply stands below it. */
export const shownSql = (row: string): string =>
  `(${row}.gone_by is distinct from 'author' or exists (
    select 1 from share_comments s where s.parent_id = ${row}.id and s.gone_by is distinct from 'author'))`;

/** A comment with its replies; `t` is the comment, of `hosts`. */
export function commentItem(reader: Reader, values: Values): string {
  const reply = objectSql(fields('r', reader, values));
  return objectSql({
    ...fields('t', reader, values),
    parent_id: 't.parent_id',
    replies: `(select coalesce(json_agg(${reply} order by r.created_at, r.id), '[]'::json)
      from share_comments r where r.parent_id = t.id and r.gone_by is distinct from 'author')`,
  });
}
