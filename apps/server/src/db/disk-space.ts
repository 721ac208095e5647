import { statfs } from 'node:fs/promises';

/**
 * What the embedded database needs to be opened: its first files and two segments of its log. On a full disk it does not
 * fail but waits for ever, so it is not opened there.
 */
export const leastBytesToOpen = 128 * 1024 * 1024;

/** Bytes that this user may still write where the folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws {NodeJS.ErrnoException} ENOSPC */
export async function checkDiskSpace(folder: string, free = freeBytes): Promise<void> {
  const bytes = await free(folder);
  if (bytes >= leastBytesToOpen) return;
  throw noSpace(folder, bytes);
}

/**
 * Below this the open database takes no more writes: a segment of its log and what requests that are under way still
 * write fit into it.
 */
export const leastBytesToWrite = 64 * 1024 * 1024;

const lookEveryMs = 5_000;
const writes = /^\s*(with\b[\s\S]*?\b)?(insert|update|delete|truncate|create|alter|drop)\b/i;

/**
 * Looks at the free space every few seconds. While there is too little, statements that write are refused with ENOSPC,
 * which callers get as 503, and reads go on; once there is room again everything does.
 */
export class DiskSpaceWatch {
  readonly #folder: string;
  readonly #free: typeof freeBytes;
  readonly #timer: NodeJS.Timeout;
  #short: number | null = null;

  constructor(folder: string, free = freeBytes) {
    this.#folder = folder;
    this.#free = free;
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  /** A folder that cannot be looked at is told of by the database itself. */
  async look(): Promise<void> {
    const bytes = await this.#free(this.#folder).catch(() => Infinity);
    this.#short = bytes < leastBytesToWrite ? bytes : null;
  }

  /** @throws {NodeJS.ErrnoException} ENOSPC for a statement that writes while there is too little room. */
  allow(statement: string): void {
    if (this.#short === null || !writes.test(statement)) return;
    throw noSpace(this.#folder, this.#short);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const noSpace = (folder: string, bytes: number): NodeJS.ErrnoException =>
  Object.assign(new Error(`${folder} has ${Math.floor(bytes / 1024 / 1024)} MB left`), {
    code: 'ENOSPC',
  });
