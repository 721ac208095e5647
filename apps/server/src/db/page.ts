import type { Database, Statement } from './database.ts';

/** A page of a list as the main API shows it. */
export type PageQuery = { readonly page: number; readonly limit: number };

export const offsetOf = ({ page, limit }: PageQuery): number => (page - 1) * limit;

/** Which page of how many: every list of both APIs says it alike. */
export const pageMeta = (page: number, limit: number, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});

/** `{ data: { items, meta } }` around items that are JSON already. */
export function pageText(
  items: readonly string[],
  { page, limit }: PageQuery,
  total: number,
  /** More than were counted. */
  more = false,
): string {
  const meta = { ...pageMeta(page, limit, total), ...(more ? { more } : {}) };
  return `{"data":{"items":[${items.join(',')}],"meta":${JSON.stringify(meta)}}}`;
}

/** `{ data: { items } }`. */
export const itemsText = (items: readonly string[]): string =>
  `{"data":{"items":[${items.join(',')}]}}`;

/** Rows whose only column is `item`, a JSON text. */
export async function itemsOf(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<string[]> {
  const rows = await database.rows<{ item: string }>(statement, values);
  return rows.map((row) => row.item);
}

/** How many rows `from …` has. */
export async function totalOf(
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
