import { errorForLog } from './http/errors/error-log.ts';

/** What the process ends with after a failure of its own program (EX_SOFTWARE); 1 is a start that was refused. */
export const uncaughtExitCode = 70;

/**
 * A failure that nobody caught leaves the process in a state nobody knows: it ends, with one line in the form of the log
 * instead of Node's own dump, which prints whatever the error carries. Rejections that nobody waits for arrive here too.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error: unknown) => {
    const line = {
      level: 60,
      time: Date.now(),
      pid: process.pid,
      err: errorForLog(error),
      msg: 'ended by a failure that nobody caught',
    };
    process.stderr.write(`${JSON.stringify(line)}\n`, () => process.exit(uncaughtExitCode));
  });
}
