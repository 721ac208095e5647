import type { Language } from '@hien/domain';
import { instantSql, objectSql, picturesSql } from '../../db/json-sql.ts';

const standing = (expression: string): string =>
  `case when t.removed_on is null then ${expression} end`;

/** A review as everybody reads it; `t` is the row. A removed one has lost what its writer said. */
export const reviewItem = (language: Language): string =>
  objectSql({
    id: 't.id',
    rating: 't.rating',
    created_at: instantSql('t.created_at'),
    removed: `case when t.removed_on is not null then json_build_object('on', t.removed_on, 'rule', t.removed_for) end`,
    author: standing('t.author_name'),
    content: standing('t.content'),
    building: standing('t.building'),
    district: standing('t.district'),
    city: standing('t.city'),
    area: standing('t.area_m2'),
    style: standing('t.style'),
    house_type: standing('t.house_type'),
    months: standing('t.months'),
    cost: standing(`json_build_object('from', t.cost_from, 'to', t.cost_to)`),
    pictures: `case when t.removed_on is null then ${picturesSql('t.pictures', language)} else '[]' end`,
    reply: `case when t.reply is not null then json_build_object('content', t.reply, 'created_at', ${instantSql('t.replied_at')}) end`,
  });
