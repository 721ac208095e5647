import { mkdir, readFile, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/**
 * Made pictures on disk, within a number of bytes: when they are too many, the ones made first go. A file
 * another process took away is simply made again.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  #bytes: Promise<number> | null = null;
  #trimming: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.#fileOf(key)).catch(() => null);
  }

  async write(key: string, content: Buffer): Promise<void> {
    await mkdir(join(this.#folder, key.slice(0, 2)), { recursive: true });
    this.#bytes ??= this.#measure();
    await writeAtomically(this.#fileOf(key), content);
    const bytes = (await this.#bytes) + content.length;
    this.#bytes = Promise.resolve(bytes);
    if (bytes > this.#maxBytes) await this.#trim();
  }

  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }

  async #files(): Promise<{ file: string; bytes: number; made: number }[]> {
    const names = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const found = await stat(file).catch(() => null);
          return found === null ? [] : [{ file, bytes: found.size, made: found.mtimeMs }];
        }),
    );
    return files.flat();
  }

  async #measure(): Promise<number> {
    return (await this.#files()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #trim(): Promise<void> {
    this.#trimming ??= (async () => {
      const files = (await this.#files()).toSorted((a, b) => a.made - b.made);
      let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      for (const { file, bytes: size } of files) {
        if (bytes <= this.#maxBytes * 0.8) break;
        await unlink(file).catch(() => {});
        bytes -= size;
      }
      this.#bytes = Promise.resolve(bytes);
    })().finally(() => {
      this.#trimming = null;
    });
    return this.#trimming;
  }
}
