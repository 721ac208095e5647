import type { Language } from '@hien/domain';
import type { Database } from '../db/database.ts';
import { Values, instantSql, objectSql, picturesSql, textSql } from '../db/json-sql.ts';
import { pageMeta } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import { isOfShopSql } from '../own-shop.ts';
import { listed } from './products/card-sql.ts';
import { ratingSummarySql } from './products/product-detail-sql.ts';
import { answererSql, furtherSql } from './questions/question-thread.ts';
import type { Shop } from './shop.ts';

const authorSql = (row: string): string =>
  `json_build_object('name', ${row}.author_name, 'avatar', null)`;

const replySql = (text: string, at: string): string =>
  `case when ${text} is not null then ${objectSql({ name: 's.name', content: text, createdAt: instantSql(at) })} end`;

const orders = {
  newest: 'r.created_at desc, r.id desc',
  highest: 'r.rating desc, r.created_at desc, r.id desc',
  lowest: 'r.rating, r.created_at desc, r.id desc',
  helpful: 'r.helpful_count desc, r.created_at desc, r.id desc',
};

/** Visible reviews of a product and the summary over all of them. */
export function listReviews(shop: Shop): Handler<'listReviews'> {
  return async ({ params, query, language }) => {
    const [product] = await shop.database.rows<{ summary: string }>(
      {
        name: 'review-summary',
        text: `select ${ratingSummarySql}::text as summary from products p where p.id = $1 and ${listed}`,
      },
      [params.id],
    );
    if (product === undefined) throw new ApiError('PRODUCT_05');
    const page = query.page ?? 1;
    const limit = query.limit ?? 5;
    const values = new Values();
    const conditions = [`r.product_id = ${values.use(params.id)}`, 'r.visible'];
    if (query.stars !== undefined) conditions.push(`r.rating = ${values.use(query.stars)}`);
    if (query.withPictures === true) conditions.push('jsonb_array_length(r.pictures) > 0');
    const where = conditions.join(' and ');
    const total = await countRows(shop.database, `product_reviews r where ${where}`, values.list);
    const rows = await shop.database.rows<{ item: string }>(
      {
        text: `select ${reviewSql(language)}::text as item from product_reviews r
          join products p on p.id = r.product_id join sellers s on s.id = p.seller_id
          where ${where} order by ${orders[query.sort ?? 'newest']}
          limit ${values.use(limit)} offset ${values.use((page - 1) * limit)}`,
      },
      values.list,
    );
    return pageOf(rows, { page, limit, total }, product.summary);
  };
}

const reviewSql = (language: Language): string =>
  objectSql({
    id: 'r.id',
    author: authorSql('r'),
    rating: 'r.rating',
    content: 'r.content',
    pictures: picturesSql('r.pictures', language),
    optionName: textSql('r.option_name', language),
    helpfulCount: 'r.helpful_count',
    createdAt: instantSql('r.created_at'),
    reply: replySql('r.reply', 'r.replied_at'),
  });

/** Questions, newest first. A secret one shows its text and its author to its author and the seller alone. */
export function listQuestions(shop: Shop): Handler<'listQuestions'> {
  return async ({ params, query, member }) => {
    const reader = (await member())?.userId ?? null;
    const [product] = await shop.database.rows<{ sells: boolean }>(
      {
        name: 'question-product',
        text: `select ${isOfShopSql('s', '$2::integer')} as sells
          from products p join sellers s on s.id = p.seller_id where p.id = $1 and ${listed}`,
      },
      [params.id, reader],
    );
    if (product === undefined) throw new ApiError('PRODUCT_05');
    return questionPage(shop, 'product_id', { id: params.id, query, reader, ...product });
  };
}

/** Those about a design, one that is no longer sold too; a secret one is read by its author and its designer. */
export function listDesignQuestions(shop: Shop): Handler<'listDesignQuestions'> {
  return async ({ params, query, member }) => {
    const reader = (await member())?.userId ?? null;
    const [design] = await shop.database.rows<{ sells: boolean }>(
      {
        name: 'question-design',
        text: `select coalesce(owner_id = $2::integer, false) as sells from designs where id = $1`,
      },
      [params.id, reader],
    );
    if (design === undefined) throw new ApiError('NOT_FOUND');
    return questionPage(shop, 'design_id', { id: params.id, query, reader, ...design });
  };
}

type Asked = {
  readonly id: number;
  readonly query: { readonly page?: number; readonly limit?: number };
  readonly reader: number | null;
  /** Whether they are asked of whom reads them. */
  readonly sells: boolean;
};

async function questionPage(
  { database }: Shop,
  about: 'product_id' | 'design_id',
  { id, query, reader, sells }: Asked,
): Promise<JsonText> {
  const page = query.page ?? 1;
  const limit = query.limit ?? 5;
  const total = await countRows(
    database,
    `product_questions q where q.${about} = $1 and q.removed_at is null`,
    [id],
  );
  const rows = await database.rows<{ item: string }>(
    { name: `questions-${about}`, text: questionsSql(about) },
    [id, limit, (page - 1) * limit, reader, sells],
  );
  return pageOf(rows, { page, limit, total });
}

const questionsSql = (about: 'product_id' | 'design_id'): string => `select ${objectSql({
  id: 'q.id',
  author: `case when q.open then ${authorSql('q')} else json_build_object('name', '', 'avatar', null) end`,
  category: 'q.category',
  secret: 'q.secret',
  content: `case when q.open then q.content else '' end`,
  createdAt: instantSql('q.created_at'),
  answer: `case when q.answer is not null then ${objectSql({
    name: answererSql,
    content: `case when q.open then q.answer else '' end`,
    createdAt: instantSql('coalesce(q.answered_at, q.created_at)'),
  })} end`,
  further: furtherSql('q.open'),
})}::text as item
  from (
    select *, (not secret or $5::boolean or user_id is not distinct from $4::integer and user_id is not null) as open
    from product_questions where ${about} = $1 and removed_at is null
    order by created_at desc, id desc limit $2 offset $3
  ) q
  left join products p on p.id = q.product_id left join sellers s on s.id = p.seller_id
  left join designs d on d.id = q.design_id
  order by q.created_at desc, q.id desc`;

async function countRows(
  database: Database,
  from: string,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await database.rows<{ total: number }>(
    { text: `select count(*)::int as total from ${from}` },
    values,
  );
  return row?.total ?? 0;
}

type Page = { readonly page: number; readonly limit: number; readonly total: number };

function pageOf(rows: readonly { item: string }[], page: Page, summary?: string): JsonText {
  const meta = JSON.stringify(pageMeta(page.page, page.limit, page.total));
  const items = rows.map((row) => row.item).join(',');
  return new JsonText(
    `{"items":[${items}],"meta":${meta}${summary === undefined ? '' : `,"summary":${summary}`}}`,
  );
}
