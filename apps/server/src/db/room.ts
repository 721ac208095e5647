import { statfs } from 'node:fs/promises';

/**
 * What the embedded database needs to be opened: its first files and two segments of its log. On a full disk it does not
 * fail but waits for ever, so it is not opened there.
 */
export const leastRoom = 128 * 1024 * 1024;

/** Bytes that this user may still write where the folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws {NodeJS.ErrnoException} ENOSPC */
export async function checkRoom(folder: string, free = freeBytes): Promise<void> {
  const bytes = await free(folder);
  if (bytes >= leastRoom) return;
  const megabytes = Math.floor(bytes / 1024 / 1024);
  throw Object.assign(new Error(`${folder} has ${megabytes} MB left`), { code: 'ENOSPC' });
}
