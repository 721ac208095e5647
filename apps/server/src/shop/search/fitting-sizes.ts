import { carriedPiece, fits, type KnownSize, type WayIn, writeWayIn } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { listed } from '../products/card-sql.ts';

/** One size that products have, by the key that all of them share (docs/adr/0195). */
export type SoldSize = KnownSize & { readonly key: string };

/** Every size that is sold: fewer than products, for one piece is sold in many editions. */
export function readSizes(database: Database): Promise<SoldSize[]> {
  return database.rows<SoldSize>(
    {
      text: `select distinct on (p.size_key) p.size_key as key, p.width_mm as width, p.depth_mm as depth,
          p.height_mm as height, p.shipping->>'packingSize' as "packingSize",
          (p.shipping->>'removableLegs')::int as "removableLegs"
        from products p where ${listed} order by p.size_key`,
    },
    [],
  );
}

/** The sizes that come through one way in. What has no measures is not promised to. */
export class FittingSizes {
  readonly #code: string;
  readonly #keys: ReadonlySet<string>;

  constructor(way: WayIn, sizes: readonly SoldSize[]) {
    this.#code = writeWayIn(way);
    const coming = sizes.filter((size) => {
      const piece = carriedPiece(size);
      return piece !== null && fits(piece, way);
    });
    this.#keys = new Set(coming.map(({ key }) => key));
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  get keys(): readonly string[] {
    return [...this.#keys];
  }

  /** A filter is known by its way in, not by the sizes. */
  toJSON(): string {
    return this.#code;
  }
}
