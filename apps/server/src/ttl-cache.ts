import { LRUCache } from 'lru-cache';

/** Answers of costly questions for a while, asked once however many want them at the same time. */
export class TtlCache<Answer> {
  readonly #kept: LRUCache<string, Promise<Answer>> | null;

  /** A life of 0 milliseconds keeps nothing. */
  constructor(options: {
    readonly lifeMs: number;
    readonly most: number;
    readonly now: () => number;
  }) {
    const { lifeMs, most, now } = options;
    this.#kept =
      lifeMs === 0
        ? null
        : new LRUCache({ max: most, ttl: lifeMs, ttlResolution: 0, perf: { now } });
  }

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept;
    if (kept === null) return ask();
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = ask();
    kept.set(key, answer);
    // A failure is not an answer: the next one asks again.
    answer.catch(() => {
      if (kept.peek(key) === answer) kept.delete(key);
    });
    return answer;
  }

  /** Forgets everything; what is being asked right now is not kept either. */
  clear(): void {
    this.#kept?.clear();
  }
}
