/** What a log line keeps of a failure. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where the database names them: the table and the constraint, never a value. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

const sqlState = /^[0-9A-Z]{5}$/;
/** Failures of the database have a SQLSTATE and a severity; their words may quote a value. */
const ofDatabase = (error: Error): boolean =>
  sqlState.test(textOf(error, 'code') ?? '') && textOf(error, 'severity') !== undefined;

/**
 * An error as a log may hold it, for `logSerializers`. Libraries write what people typed into messages, stacks and
 * properties (the parameters of a failed statement, the value a constraint refused, the recipient of a mail), so
 * nothing is taken over but the names of things, the statement with its placeholders and the lines of the stack.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const code = textOf(error, 'code');
  const table = textOf(error, 'table');
  const constraint = textOf(error, 'constraint');
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: framesOf(error),
    ...(error.cause === undefined || depth > 3
      ? {}
      : { cause: errorForLog(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  const query = textOf(error, 'query');
  if (query !== undefined) return `Failed query: ${withoutPeople(query)}`;
  if (ofDatabase(error)) return `SQLSTATE ${textOf(error, 'code')}`;
  return withoutPeople(error.message);
}

/** The lines of the stack alone: its head repeats the message. */
function framesOf({ message, stack = '' }: Error): string {
  const head = message === '' ? -1 : stack.indexOf(message);
  return stack
    .slice(head < 0 ? 0 : head + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Any other library's message, without addresses, phone numbers and quoted texts. */
const withoutPeople = (text: string): string =>
  text
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '[email]')
    .replace(/\+?\d(?:[\s.-]?\d){7,}/g, '[number]')
    .slice(0, 2000);

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
