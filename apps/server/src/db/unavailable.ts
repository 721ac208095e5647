/** The network between us and a service: it is down, it starts, it went away. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What PostgreSQL says when it cannot serve for a while: shut down, crashed, starting, too many connections, its disk
 * or memory is full, a standby that may not write. Class 08 is the connection itself.
 */
const sqlStates = /^(08...|57P0[1-5]|53...|25006|58030)$/;

/** The pool and the driver have no codes of their own for these. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether the failure is that the database cannot be used now, and not what was asked of it. Looks through the causes
 * that libraries wrap.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    const code: unknown = Reflect.get(at, 'code');
    if (
      typeof code === 'string' &&
      (network.has(code) || code === 'ENOSPC' || sqlStates.test(code))
    )
      return true;
    if (messages.test(at.message)) return true;
    at = at.cause;
  }
  return false;
}
