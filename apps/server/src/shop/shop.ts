import type { Database } from '../db/database.ts';
import type { SearchRanks } from '../db/search-vector.ts';
import { CatalogueSnapshot } from './catalogue.ts';
import { PageAnchors } from './page-anchors.ts';
import { type SearchSample, sampleMatches } from './search-sample.ts';

const sampleLifeMs = 60_000;
const samplesKept = 300;

/** What the operations of the shop share: the database, the clock and what this process remembers. */
export class Shop {
  readonly database: Database;
  readonly now: () => number;
  readonly catalogue: CatalogueSnapshot;
  readonly anchors: PageAnchors;
  readonly #samples = new Map<string, { sample: Promise<SearchSample>; until: number }>();

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
    this.catalogue = new CatalogueSnapshot(database, now);
    this.anchors = new PageAnchors(now);
  }

  /** The matches of a text, remembered for a minute: pages and filters of one search share them. */
  searchSample(ranks: SearchRanks): Promise<SearchSample> {
    const known = this.#samples.get(ranks.any);
    if (known !== undefined && known.until > this.now()) return known.sample;
    const sample = this.catalogue
      .get()
      .then(({ total }) => sampleMatches(this.database, ranks, total));
    this.#samples.delete(ranks.any);
    this.#samples.set(ranks.any, { sample, until: this.now() + sampleLifeMs });
    sample.catch(() => this.#samples.delete(ranks.any));
    for (const oldest of this.#samples.keys()) {
      if (this.#samples.size <= samplesKept) break;
      this.#samples.delete(oldest);
    }
    return sample;
  }

  /** After a change to products by this process. */
  async changed(): Promise<void> {
    this.anchors.clear();
    this.#samples.clear();
    await this.catalogue.refresh();
  }
}
