import { LRUCache } from 'lru-cache';
import { ApiError } from '../http/api-error.ts';
import { FairQueue } from './fair-queue.ts';
import { FormMemory } from './form-memory.ts';
import { uploadLimits } from './upload-pictures.ts';

/** What one caller may send in ten minutes: forty pictures of the largest size, some hundred from a phone. */
export const quota = { bytes: 400 * 1024 * 1024, ms: 600_000 };

/**
 * What pictures may cost. A picture is sixty times as large unfolded as it was sent, and encoding keeps one thread of
 * the few that also check passwords.
 */
export class PictureLimits {
  /** Encoding, of uploads and of pictures that pages show: two of the four threads of this process. */
  readonly encoding = new FairQueue({ slots: 2, waiting: 200 });
  /** Forms being read: connections, which cost little. What they bring is counted by `memory`. */
  readonly reading = new FairQueue({ slots: 500, perCaller: 4, waiting: 30 });
  /** Twelve files of the largest size. */
  readonly memory = new FormMemory(12 * uploadLimits.fileBytes);
  readonly #sent: LRUCache<string, number>;

  constructor(now: () => number) {
    this.#sent = new LRUCache({ max: 50_000, ttl: quota.ms, ttlResolution: 0, perf: { now } });
  }

  /** @throws {ApiError} RATE_LIMITED when the caller has sent its bytes. */
  spend(caller: string, bytes: number): void {
    const sum = (this.#sent.get(caller) ?? 0) + bytes;
    if (sum > quota.bytes) {
      const retryAfterSeconds = Math.ceil(this.#sent.getRemainingTTL(caller) / 1000);
      throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
    }
    // The ten minutes begin with the first byte.
    this.#sent.set(caller, sum, { noUpdateTTL: true });
  }
}
