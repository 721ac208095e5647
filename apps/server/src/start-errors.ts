import { ConfigurationError } from './configuration.ts';
import { LockedError } from './db/lock-file.ts';
import { BrokenDatabaseError } from './db/pglite.ts';

/** The error that says what is wrong: libraries wrap it in ones that say what they were doing. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

const detail = (error: unknown, name: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Why the server did not start, in one line with what to do about it. */
export function explain(thrown: unknown): string {
  if (thrown instanceof BrokenDatabaseError)
    return `The database in ${thrown.folder} cannot be opened: its files are damaged, or another version wrote them. Restore a backup, or set DATA_DIR to another folder.`;
  const error = rootOf(thrown);
  if (error instanceof LockedError) {
    return `The database in ${error.file.replace(/\.lock$/, '')} is open in process ${error.pid}. Stop that one first, or set DATA_DIR to another folder.`;
  }
  if (error instanceof ConfigurationError) return `The environment is not right: ${error.message}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${detail(error, 'port')} is taken by another program. Stop it, or choose another port: PORT=4001 pnpm start`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `${detail(error, 'path') || 'The data folder'} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`;
    case 'ENOSPC':
    case '53100':
      return 'The disk is full. Make room, or set DATA_DIR to another disk.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'PostgreSQL does not answer at DATABASE_URL. Start it, or leave DATABASE_URL out for the embedded database.';
    case '57P03':
      return 'PostgreSQL at DATABASE_URL is starting or stopping. Try again in a moment.';
    case '25006':
      return 'PostgreSQL at DATABASE_URL only reads: it is a replica. Set DATABASE_URL to the primary.';
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the user or the password of DATABASE_URL.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it with createdb.';
    default:
      return error instanceof Error
        ? `The server could not start: ${error.message.split('\n')[0] ?? ''}`
        : 'The server could not start.';
  }
}
