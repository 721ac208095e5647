import { type KnownWord, Vocabulary, type WayIn, writeWayIn } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { Values } from '../../db/json-sql.ts';
import type { LocalizedText, StoredPicture } from '../../db/schema/columns.ts';
import { TtlCache } from '../../ttl-cache.ts';
import { inStockSql, listed } from './card-sql.ts';
import type { FacetGroup } from '../search/facet-groups.ts';
import { FittingSizes, type SoldSize, readSizes } from '../search/fitting-sizes.ts';

export type CatalogueCategory = {
  id: number;
  slug: string;
  name: LocalizedText;
  picture: StoredPicture | null;
};
export type CatalogueBrand = {
  id: number;
  slug: string;
  name: string;
  country: LocalizedText;
  place: LocalizedText | null;
  line: LocalizedText | null;
  logo: StoredPicture | null;
  cover: StoredPicture | null;
};

/** What changes seldom and every list needs: the groups facets are counted from, categories, brands, keywords. */
export type Catalogue = {
  readonly groups: readonly FacetGroup[];
  readonly total: number;
  readonly categories: readonly CatalogueCategory[];
  readonly brands: readonly CatalogueBrand[];
  /** Hashtags, most used first. */
  readonly keywords: readonly string[];
  /** The words that products are found by. */
  readonly vocabulary: Vocabulary;
  readonly sizes: readonly SoldSize[];
};

/** What is sold that comes through one way in, and the groups its facets are counted from. */
export type ComingIn = { readonly fits: FittingSizes; readonly groups: readonly FacetGroup[] };

/** Up to here prices are grouped as they are; beyond, to two digits, so that groups stay few (ADR 0033). */
const exactUpTo = 20_000;

/**
 * A snapshot of the catalogue in this process. It is read again in the background once it is half a minute
 * old (less often when reading takes long), so no request waits for a count over all products.
 */
export class CatalogueSnapshot {
  readonly #database: Database;
  readonly #now: () => number;
  #current: { catalogue: Catalogue; freshUntil: number } | null = null;
  #loading: Promise<Catalogue> | null = null;
  readonly #coming: TtlCache<ComingIn>;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#coming = new TtlCache({ lifeMs: 30_000, most: 200, now });
  }

  /** Counted in the database once for a way in, and remembered as long as the other counts are. */
  comingThrough(way: WayIn): Promise<ComingIn> {
    return this.#coming.get(writeWayIn(way), async () => {
      const { sizes, total } = await this.get();
      const fits = new FittingSizes(way, sizes);
      const values = new Values();
      const only = `and p.size_key = any(${values.use(fits.keys, 'text[]')})`;
      const text = groupsSql(total > exactUpTo, only);
      return { fits, groups: await this.#database.rows<FacetGroup>({ text }, values.list) };
    });
  }

  async get(): Promise<Catalogue> {
    const current = this.#current;
    if (current === null) return this.#load();
    // A failed refresh keeps the old counts; the next request tries again.
    if (current.freshUntil <= this.#now()) this.#load().catch(() => {});
    return current.catalogue;
  }

  #load(): Promise<Catalogue> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #read(): Promise<Catalogue> {
    const started = performance.now();
    const [size] = await this.#database.rows<{ total: number }>(
      { text: `select count(*)::int as total from products p where ${listed}` },
      [],
    );
    const total = size?.total ?? 0;
    const groups = await this.#database.rows<FacetGroup>(
      { text: groupsSql(total > exactUpTo) },
      [],
    );
    const categories = await this.#database.rows<CatalogueCategory>(
      { text: 'select id, slug, name, picture from categories order by position, id' },
      [],
    );
    const brands = await this.#database.rows<CatalogueBrand>(
      {
        text: 'select id, slug, name, country, place, line, logo, cover from brands order by position, id',
      },
      [],
    );
    const keywords = await this.#database.rows<{ tag: string }>({ text: keywordsSql }, []);
    const words = await this.#database.rows<KnownWord>({ text: wordsSql }, []);
    const catalogue = {
      groups,
      total,
      categories,
      brands,
      keywords: keywords.map((row) => row.tag),
      vocabulary: new Vocabulary(words),
      sizes: await readSizes(this.#database),
    };
    const took = performance.now() - started;
    this.#current = { catalogue, freshUntil: this.#now() + Math.max(30_000, took * 100) };
    return catalogue;
  }
}

/** To two digits: 1,234,567 is 1,200,000. */
const roundedPrice = `case when p.final_price < 1000000 then p.final_price - p.final_price % 10000
  when p.final_price < 10000000 then p.final_price - p.final_price % 100000
  else p.final_price - p.final_price % 1000000 end`;

function groupsSql(rounded: boolean, only = ''): string {
  return `select p.category_id as category, p.brand_id as brand, p.style, p.rooms,
      ${rounded ? roundedPrice : 'p.final_price'} as price,
      p.discount_percent > 0 as discounted, ${inStockSql} as "inStock", count(*)::int as count
    from products p where ${listed} ${only} group by 1, 2, 3, 4, 5, 6, 7`;
}

/** From the most popular products: enough for suggestions at any size of the catalogue. */
const keywordsSql = `select tag from (
    select unnest(hashtags) as tag from (
      select hashtags from products p where ${listed} order by popularity desc, id desc limit 2000
    ) popular
  ) tags group by tag order by count(*) desc, tag limit 200`;

/** Of the most popular products, without accents (`searchVector`): enough to know a slip of the finger by. */
const wordsSql = `select ltrim(word, '~') as word, sum(ndoc)::int as count
  from ts_stat($$ select search from products p where ${listed} order by popularity desc, id desc limit 20000 $$)
  where word !~ '^=' group by 1 order by 2 desc limit 20000`;
