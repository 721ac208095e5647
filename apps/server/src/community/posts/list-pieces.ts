import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import { isShown } from '../../db/marked-piece.ts';
import { itemsOf, itemsText } from '../../db/page.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { countedPieces } from './post-pieces.ts';
import { ownPost } from './post-row.ts';

/** What each piece of one's own post brought, the most opened first, then in the order of the marks. */
export function listPostPieces({ database }: Services): Handler<'listPostPieces'> {
  return async ({ params: { id }, signedIn, language }) => {
    const { userId } = await signedIn();
    const { post } = await ownPost(database.orm, id, userId);
    const text = `select ${itemSql(language)}::text as item
      from (select id, product_ids from interior_shares where id = $1) t ${countedPieces}
      order by coalesce(c.opened, 0) desc, coalesce(c.carted, 0) desc, array_position(t.product_ids, p.id)`;
    return new JsonText(itemsText(await itemsOf(database, { text }, [post.shareId])));
  };
}

const itemSql = (language: Language): string =>
  objectSql({
    product_id: 'p.id',
    name: textSql('p.name', language),
    picture: pictureSql('p.cover', language),
    in_shop: isShown,
    opened: 'coalesce(c.opened, 0)',
    carted: 'coalesce(c.carted, 0)',
  });
