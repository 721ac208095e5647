import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf } from '../db/page.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Banners that run now, in order. */
export function listBanners({ database, now }: Services): Handler<'listBanners'> {
  return async ({ query, language }) => {
    const values = new Values();
    const at = values.use(new Date(now()));
    const conditions = [
      `(b.starts_at is null or b.starts_at <= ${at})`,
      `(b.ends_at is null or b.ends_at > ${at})`,
    ];
    if (query.position !== undefined)
      conditions.push(`b.placement = ${values.use(query.position)}`);
    const item = objectSql({
      id: 'b.id',
      title: textSql('b.title', language),
      subtitle: textSql('b.subtitle', language),
      action: textSql('b.action', language),
      href: 'b.href',
      position: 'b.placement',
      picture: pictureSql('b.picture', language),
      narrowPicture: pictureSql('b.narrow_picture', language),
      tone: 'b.tone',
    });
    const text = `select ${item}::text as item from banners b where ${conditions.join(' and ')} order by b.placement, b.position, b.id limit 30`;
    const items = await itemsOf(database, { text }, values.list);
    return new JsonText(`{"items":[${items.join(',')}]}`);
  };
}
