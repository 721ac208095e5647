/** A drawn page, or the address it leads to. */
export type KeptPage =
  | { readonly status: 302; readonly location: string }
  | { readonly status: 200 | 404; readonly text: string; readonly etag: string };

const maxPages = 400;

/** Drawn pages for some seconds; requests for one that is being drawn wait for it. */
export class PageCache {
  readonly #now: () => number;
  readonly #lifeMs: number;
  readonly #pages = new Map<string, { page: Promise<KeptPage>; until: number }>();

  constructor(now: () => number, lifeMs: number) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  get(key: string, draw: () => Promise<KeptPage>): Promise<KeptPage> {
    const known = this.#pages.get(key);
    if (known !== undefined && known.until > this.#now()) return known.page;
    const page = draw();
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: this.#now() + this.#lifeMs });
    page.catch(() => this.#pages.delete(key));
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= maxPages) break;
      this.#pages.delete(oldest);
    }
    return page;
  }
}
