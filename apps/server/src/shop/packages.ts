import type { Language } from '@hien/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { pictureOf, textOf } from '../db/localized.ts';
import { furniturePackages, packageItems, packageSets } from '../db/schema/packages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { type Piece, piecesOf, pricedSet } from './priced-set.ts';
import type { Shop } from './shop.ts';

type Detail = Answer<'getPackage'>;
type Set = Detail['sets'][number];
type PackageRow = typeof furniturePackages.$inferSelect;

/** A set costs what its pieces cost: read as they are sold today, in one statement. */
const priceOfSets = `select s.package_id as "packageId", s.kind,
    sum(p.final_price::bigint * i.quantity)::float8 as total
  from package_sets s join package_items i on i.set_id = s.id
    join products p on p.id = i.product_id and p.status in ('on_sale', 'sold_out')
  group by s.id, s.package_id, s.kind`;

type SetPrice = { packageId: number; kind: 'design' | 'combo'; total: number };

const summaryOf = (row: PackageRow, prices: readonly SetPrice[], language: Language) => {
  const own = prices.filter(({ packageId }) => packageId === row.id);
  const cover = pictureOf(row.cover, language);
  if (cover === null) throw new ApiError('INTERNAL');
  return {
    id: row.id,
    tier: row.tier,
    name: textOf(row.name, language),
    line: textOf(row.line, language),
    cover,
    designCount: own.filter(({ kind }) => kind === 'design').length,
    comboCount: own.filter(({ kind }) => kind === 'combo').length,
    fromPrice: own.length === 0 ? null : Math.min(...own.map(({ total }) => total)),
  };
};

/** The tiers, the least expensive first. */
export function listPackages(shop: Shop): Handler<'listPackages'> {
  return async ({ language }) => {
    const { database } = shop;
    const [rows, prices] = await Promise.all([
      database.orm.select().from(furniturePackages).orderBy(asc(furniturePackages.position)),
      database.rows<SetPrice>({ name: 'package-prices', text: priceOfSets }, []),
    ]);
    return { packages: rows.map((row) => summaryOf(row, prices, language)) };
  };
}

/** One tier with its sets and the pieces of each. */
export function getPackage(shop: Shop): Handler<'getPackage'> {
  return async ({ params, query, language }) => {
    const { database } = shop;
    const [row] = await database.orm
      .select()
      .from(furniturePackages)
      .where(eq(furniturePackages.id, params.id));
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const [prices, sets] = await Promise.all([
      database.rows<SetPrice>({ name: 'package-prices', text: priceOfSets }, []),
      database.orm
        .select()
        .from(packageSets)
        .where(
          and(
            eq(packageSets.packageId, row.id),
            query.kind === undefined ? undefined : eq(packageSets.kind, query.kind),
          ),
        )
        .orderBy(asc(packageSets.kind), asc(packageSets.position)),
    ]);
    const pieces = await piecesOfPackages(
      shop,
      sets.map(({ id }) => id),
      language,
    );
    return {
      ...summaryOf(row, prices, language),
      story: textOf(row.story, language),
      sets: sets.flatMap((set): Set[] => {
        const picture = pictureOf(set.picture, language);
        const priced = pricedSet(pieces.get(set.id) ?? []);
        if (priced === null || picture === null) return [];
        return [
          {
            id: set.id,
            kind: set.kind,
            name: textOf(set.name, language),
            text: textOf(set.text, language),
            picture,
            area: set.area,
            ...priced,
          },
        ];
      }),
    };
  };
}

async function piecesOfPackages(
  shop: Shop,
  setIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Piece[]>> {
  if (setIds.length === 0) return new Map();
  const rows = await shop.database.orm
    .select()
    .from(packageItems)
    .where(inArray(packageItems.setId, [...setIds]))
    .orderBy(asc(packageItems.position));
  return piecesOf(shop, rows, language);
}
