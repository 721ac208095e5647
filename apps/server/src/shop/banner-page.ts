import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { ApiError } from '../http/api-error.ts';
import { type Answer, type Handler, JsonText } from '../http/handler.ts';
import { type ProductFilter, noFilter } from './search/product-filter.ts';
import type { ProductSort } from './products/product-order.ts';
import { listCards } from './products/product-repository.ts';
import type { Shop } from './shop.ts';

type Page = Answer<'getBanner'>;

const shown = 12;

/** What a banner tells in full, and the products of the list it leads on to. */
export function getBanner(shop: Shop): Handler<'getBanner'> {
  return async ({ params, language }) => {
    const values = new Values();
    const id = values.use(params.id);
    const at = values.use(new Date(shop.now()));
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
      content: `coalesce(${textSql('b.content', language)}, '')`,
      leadsTo: 'b.leads_to',
    });
    const [row] = await shop.database.rows<{ item: string }>(
      {
        text: `select ${item}::text as item from banners b where b.id = ${id}
          and b.content is not null
          and (b.starts_at is null or b.starts_at <= ${at}) and (b.ends_at is null or b.ends_at > ${at})`,
      },
      values.list,
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const banner = JSON.parse(row.item) as Omit<Page, 'products'>;
    const cards =
      banner.leadsTo === null
        ? []
        : await listCards(shop.database, shop.anchors, {
            ...wanted(banner.leadsTo),
            language,
            offset: 0,
            limit: shown,
            now: shop.now(),
          });
    return new JsonText(`${row.item.slice(0, -1)},"products":[${cards.join(',')}]}`);
  };
}

const sorts: readonly ProductSort[] = ['recommended', 'newest', 'discount', 'rating', 'best'];

/** `/shop?brand=2&sort=discount` → what that page lists. */
function wanted(address: string): { filter: ProductFilter; sort: ProductSort } {
  const query = new URL(address, 'https://hien.invalid').searchParams;
  const id = (name: string): number | null => {
    const number = Number(query.get(name) ?? Number.NaN);
    return Number.isSafeInteger(number) && number > 0 ? number : null;
  };
  const brand = id('brand');
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'recommended';
  return {
    sort,
    filter: {
      ...noFilter,
      category: id('category'),
      brands: brand === null ? [] : [brand],
      discounted: sort === 'discount' || query.get('discounted') === 'true',
      inStock: true,
    },
  };
}
