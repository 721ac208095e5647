import { fold, plain, searchTerms } from '@hien/domain';
import type { Database } from '../db/database.ts';
import type { SearchRanks } from '../db/search-vector.ts';
import { CatalogueSnapshot } from './products/catalogue.ts';
import { PageAnchors } from './products/page-anchors.ts';
import { type SearchSample, sampleMatches } from './search/search-sample.ts';
import { TtlCache } from '../ttl-cache.ts';

const minuteMs = 60_000;

/** What the operations of the shop share: the database, the clock and what this process remembers. */
export class Shop {
  readonly database: Database;
  readonly now: () => number;
  readonly catalogue: CatalogueSnapshot;
  readonly anchors: PageAnchors;
  /** The best matches of frequent words under a filter. */
  readonly bestIds: TtlCache<readonly number[]>;
  readonly #samples: TtlCache<SearchSample>;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
    this.catalogue = new CatalogueSnapshot(database, now);
    this.anchors = new PageAnchors(now);
    this.bestIds = new TtlCache({ lifeMs: minuteMs, most: 100, now });
    this.#samples = new TtlCache({ lifeMs: minuteMs, most: 300, now });
  }

  /**
   * The text with its slips of the finger mended: a word that no product's word begins with becomes the one that was
   * meant, if one is near.
   */
  async understood(text: string): Promise<string> {
    const { vocabulary } = await this.catalogue.get();
    let mended = plain(text);
    for (const [{ words }, ...meanings] of searchTerms(text)) {
      const [word = ''] = words;
      if (meanings.length > 0 || vocabulary.begins(fold(word))) continue;
      const meant = vocabulary.meant(fold(word));
      if (meant !== null) mended = mended.replace(word, meant);
    }
    return mended === plain(text) ? text : mended;
  }

  /** The matches of a text, remembered for a minute: pages and filters of one search share them. */
  searchSample(ranks: SearchRanks): Promise<SearchSample> {
    return this.#samples.get(ranks.any, async () => {
      const { total } = await this.catalogue.get();
      return sampleMatches(this.database, ranks, total);
    });
  }
}
