/** Answers of costly questions for a while, asked once however many want them at the same time. */
export class ShortMemory<Answer> {
  readonly #lifeMs: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #kept = new Map<string, { answer: Promise<Answer>; until: number }>();

  constructor(options: {
    readonly lifeMs: number;
    readonly most: number;
    readonly now: () => number;
  }) {
    this.#lifeMs = options.lifeMs;
    this.#most = options.most;
    this.#now = options.now;
  }

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > this.#now()) return known.answer;
    const answer = ask();
    this.#kept.delete(key);
    this.#kept.set(key, { answer, until: this.#now() + this.#lifeMs });
    // A failure is not an answer: the next one asks again.
    answer.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return answer;
  }
}
