import type { Anchor } from './product-order.ts';

/** Where a page begins: after `anchor`, with `skip` rows left to step over. */
export type PageStart = { readonly anchor: Anchor | null; readonly skip: number };

/**
 * Page numbers outside, keys inside: remembers where the pages that were read ended, so that the next one
 * starts there instead of counting from the first row. Forgets after a minute; rows that come or go
 * meanwhile move a page by as many rows, as page numbers always do.
 */
export class PageAnchors {
  readonly #ends = new Map<string, { anchors: Map<number, Anchor>; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The nearest known place at or before `offset` in the list named `key`. */
  start(key: string, offset: number): PageStart {
    const known = this.#ends.get(key);
    if (known === undefined || known.until <= this.#now()) return { anchor: null, skip: offset };
    let best: PageStart = { anchor: null, skip: offset };
    for (const [end, anchor] of known.anchors) {
      if (end <= offset && offset - end < best.skip) best = { anchor, skip: offset - end };
    }
    return best;
  }

  /** The row that ends at `offset` (exclusive) of the list. */
  remember(key: string, offset: number, anchor: Anchor): void {
    const now = this.#now();
    const known = this.#ends.get(key);
    if (known === undefined || known.until <= now) {
      this.#ends.delete(key);
      this.#ends.set(key, { anchors: new Map([[offset, anchor]]), until: now + 60_000 });
    } else if (known.anchors.size < 256) {
      known.anchors.set(offset, anchor);
    }
    for (const oldest of this.#ends.keys()) {
      if (this.#ends.size <= 500) break;
      this.#ends.delete(oldest);
    }
  }
}
