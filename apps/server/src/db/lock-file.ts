import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';

/** Another living process holds the lock. */
export class LockedError extends Error {
  readonly file: string;
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(`${file} is held by process ${pid}`);
    this.name = 'LockedError';
    this.file = file;
    this.pid = pid;
  }
}

/**
 * When a process began, in the kernel's ticks, so that a reused pid is not mistaken for the old holder.
 * Empty where the system does not tell (no /proc).
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is field 22, the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function lives(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return start === startOf(pid);
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Takes `file` for this process; the answer gives it back. A lock whose holder is gone is taken over.
 * @throws {LockedError} when the holder lives.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    for (;;) {
      try {
        // A link appears with its content at once: nobody reads a half-written lock.
        await link(draft, file);
        break;
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      await removeStale(file);
    }
  } finally {
    await unlink(draft);
  }
  const release = (): void => rmSync(file, { force: true });
  process.once('exit', release);
  return async () => {
    process.removeListener('exit', release);
    release();
  };
}

async function removeStale(file: string): Promise<void> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (content === null) return;
  const [pid = '', start = ''] = content.trim().split(' ');
  if (/^\d+$/.test(pid) && lives(Number(pid), start)) throw new LockedError(file, Number(pid));
  // Renaming has one winner. Whoever finds a fresh lock under the new name puts it back.
  const aside = `${file}.stale.${process.pid}`;
  await rename(file, aside).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
  });
  const taken = await readFile(aside, 'utf8').catch(() => content);
  if (taken !== content) await link(aside, file).catch(() => {});
  await unlink(aside).catch(() => {});
}
