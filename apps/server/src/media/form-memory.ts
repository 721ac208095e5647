import type { Readable } from 'node:stream';
import { ApiError } from '../http/api-error.ts';

/** A file that has begun to arrive, and how much of it is here. */
type Arriving = { readonly file: Readable; readonly since: number; bytes: number };

/**
 * Reads the files of all forms into memory, within so many bytes together. A file that drips in takes the memory of what
 * has come and nobody's turn, so that a few who never finish hold nobody up. When memory is short, the file that has come
 * slowest makes room.
 */
export class FormMemory {
  readonly #most: number;
  readonly #arriving = new Set<Arriving>();
  #held = 0;

  /** @param most bytes of all files that are read or worked on, above which one of them has to end. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * What the file holds, kept until `work` is done with it.
   * @throws {ApiError} UNAVAILABLE when it had to make room.
   */
  async read<Result>(file: Readable, work: (content: Buffer) => Promise<Result>): Promise<Result> {
    const arriving: Arriving = { file, since: performance.now(), bytes: 0 };
    this.#arriving.add(arriving);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of file as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        arriving.bytes += chunk.length;
        this.#held += chunk.length;
        this.#makeRoom();
      }
      this.#arriving.delete(arriving);
      return await work(Buffer.concat(chunks));
    } finally {
      this.#end(arriving);
    }
  }

  #makeRoom(): void {
    while (this.#held > this.#most) {
      const slowest = this.#slowest();
      // All that is held has arrived and is being worked on, and nothing of it was too much when it came.
      if (slowest === undefined) return;
      this.#end(slowest);
      slowest.file.destroy(new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 }));
    }
  }

  #slowest(): Arriving | undefined {
    const now = performance.now();
    const pace = ({ bytes, since }: Arriving): number => bytes / (now - since);
    return [...this.#arriving].toSorted((a, b) => pace(a) - pace(b))[0];
  }

  #end(arriving: Arriving): void {
    this.#arriving.delete(arriving);
    this.#held -= arriving.bytes;
    arriving.bytes = 0;
  }
}
