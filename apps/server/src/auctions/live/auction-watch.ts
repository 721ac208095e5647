import type { Database } from '../../db/database.ts';
import { weekOf } from '../../orders/auctions/stored-auction.ts';
import { startPolling } from '../../polling.ts';
import { currentWeek } from '../which-auction.ts';

export type WatchOptions = {
  readonly database: Database;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** A line is told at most so long after it was written. */
  readonly everyMs?: number;
};

type Tell = (state: string) => void;

/**
 * Looks at the ledgers of the week under the hammer. A state is `2026-03-09.17`: the week and its number of lines.
 * One statement a second for all cities that somebody of this process looks at, and none while nobody does: whichever process
 * wrote the line, and on either database.
 */
export class AuctionWatch {
  readonly #options: WatchOptions;
  readonly #listeners = new Map<string, Set<Tell>>();
  #stop: (() => Promise<void>) | null = null;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** The state of a city's auction now. */
  async state(city: string): Promise<string> {
    const [state] = await this.#read([city]);
    return state ?? '';
  }

  /** Tells the state of a city's auction each second until the answer is called: who listens knows what it heard last. */
  listen(city: string, tell: Tell): () => void {
    const listeners = this.#listeners.get(city) ?? new Set();
    this.#listeners.set(city, listeners.add(tell));
    this.#stop ??= startPolling({
      everyMs: this.#options.everyMs ?? 1_000,
      work: () => this.#look(),
      onError: this.#options.onError,
    });
    return () => {
      listeners.delete(tell);
      if (listeners.size > 0) return;
      this.#listeners.delete(city);
      if (this.#listeners.size === 0) void this.stop();
    };
  }

  async stop(): Promise<void> {
    const stop = this.#stop;
    this.#stop = null;
    await stop?.();
  }

  async #look(): Promise<void> {
    const cities = [...this.#listeners.keys()];
    const states = await this.#read(cities);
    for (const [at, city] of cities.entries()) {
      const state = states[at] ?? '';
      for (const tell of this.#listeners.get(city) ?? []) tell(state);
    }
  }

  async #read(cities: readonly string[]): Promise<string[]> {
    const week = weekOf(currentWeek(this.#options.now()));
    const rows = await this.#options.database.rows<{ city: string; lines: number }>(
      {
        name: 'auction-lines',
        text: 'select city, lines from auctions where week = $1 and city = any($2)',
      },
      [week, cities],
    );
    const lines = new Map(rows.map((row) => [row.city, row.lines]));
    return cities.map((city) => `${week}.${lines.get(city) ?? 0}`);
  }
}
