export type BatchedCountsOptions<Event> = {
  /** Events of one key are one row. */
  readonly keyOf: (event: Event) => string;
  readonly write: (counted: readonly Counted<Event>[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

export type Counted<Event> = { readonly event: Event; readonly count: number };

const flushMs = 10_000;

/** Counts in memory and writes it every ten seconds, many events as one write: a crash loses ten seconds of counting at most. */
export class BatchedCounts<Event> {
  readonly #options: BatchedCountsOptions<Event>;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, Counted<Event>>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: BatchedCountsOptions<Event>) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush().catch(options.onError), flushMs);
    this.#timer.unref();
  }

  add(event: Event, count = 1): void {
    const key = this.#options.keyOf(event);
    this.#pending.set(key, { event, count: (this.#pending.get(key)?.count ?? 0) + count });
  }

  /**
   * Writes what was counted since; what cannot be written now is written with the next. Whoever waits for it finds
   * everything written that was counted before, also what the timer was just writing.
   */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(
      () => this.#writePending(),
      () => this.#writePending(),
    );
    return this.#writing;
  }

  async #writePending(): Promise<void> {
    if (this.#pending.size === 0) return;
    const counted = [...this.#pending.values()];
    this.#pending = new Map();
    try {
      await this.#options.write(counted);
    } catch (error) {
      for (const { event, count } of counted) this.add(event, count);
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(this.#options.onError);
  }
}
