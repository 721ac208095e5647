import { ApiError } from '../http/api-error.ts';

export type FairQueueOptions = {
  /** Pieces of work that run at a time. */
  readonly slots: number;
  /** How many of them one caller may have; all, unless told. */
  readonly perCaller?: number;
  /** How many pieces of one caller may wait. */
  readonly waiting: number;
};

/** All callers whose addresses say nothing, as one. */
export const unnamed = 'unnamed';

/** Whose work it is. Work of nobody runs when no caller waits. */
export type TurnOf = { readonly caller: string | null; readonly signal?: AbortSignal };

/**
 * Lets few pieces of work run at a time and takes the callers in turn, one piece of each, so that somebody with a
 * hundred pieces delays somebody with one by one piece and not by a hundred. Whoever leaves before the start leaves
 * the queue too.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** In the order of their turns; nobody's work is under null. */
  readonly #queues = new Map<string | null, (() => void)[]>();
  readonly #running = new Map<string | null, number>();
  #free: number;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#free = options.slots;
  }

  /** @throws {ApiError} RATE_LIMITED when too much of this caller waits; the signal's reason when it was aborted first. */
  async take<Result>({ caller, signal }: TurnOf, work: () => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    await this.#waitForSlot(caller, signal);
    try {
      return await work();
    } finally {
      this.#free += 1;
      this.#count(caller, -1);
      this.#startNext();
    }
  }

  /** How many pieces of this caller wait. */
  waiting(caller: string | null): number {
    return this.#queues.get(caller)?.length ?? 0;
  }

  #waitForSlot(caller: string | null, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.#queues.get(caller) ?? [];
    if (this.waiting(caller) >= this.#options.waiting)
      throw new ApiError('RATE_LIMITED', { retryAfterSeconds: 5 });
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) this.#queues.delete(caller);
        reject(signal?.reason as Error);
      };
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(start);
      this.#queues.set(caller, queue);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#free === 0) return;
    const most = this.#options.perCaller ?? this.#options.slots;
    const ready = [...this.#queues.keys()].filter(
      (caller) => (this.#running.get(caller) ?? 0) < most,
    );
    const caller = ready.find((one) => one !== null) ?? ready[0];
    if (caller === undefined) return;
    const queue = this.#queues.get(caller) ?? [];
    const start = queue.shift();
    // Back to the end of the round, or out of it.
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    this.#free -= 1;
    this.#count(caller, 1);
    start?.();
  }

  #count(caller: string | null, change: number): void {
    const running = (this.#running.get(caller) ?? 0) + change;
    if (running === 0) this.#running.delete(caller);
    else this.#running.set(caller, running);
  }
}
