import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type RoundOptions = {
  readonly url: string;
  /** The moment up to which auctions are brought. */
  readonly at: number;
  /** The statement at which it is killed, counted from 1; null lets it come to its end. */
  readonly standAt: number | null;
  /** Whether that statement has left the process by then: it may be done, and nobody hears of it. */
  readonly sent: boolean;
};

export type RoundEnd = {
  readonly statements: number;
  readonly signal: NodeJS.Signals | null;
};

const program = fileURLToPath(new URL('./auction-round.ts', import.meta.url));

/** One round over the auctions by a process of its own, which dies where it is told to as a machine that loses its power. */
export function startAuctionRound(options: RoundOptions): Promise<RoundEnd> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let statements = 0;
  child.stdout.once('data', (chunk: Buffer) => {
    statements = Number(chunk.toString());
    if (options.standAt !== null) child.kill('SIGKILL');
  });
  return new Promise((resolve) =>
    child.once('close', (_, signal) => resolve({ statements, signal })),
  );
}
