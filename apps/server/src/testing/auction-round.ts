import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { advanceAuctions } from '../orders/auctions/advance-auctions.ts';
import type { RoundOptions } from './auction-round-process.ts';

/** Run as a process by `startAuctionRound`: tells how many statements it sent, or that it stands at the one where it shall die. */
const { url, at, standAt, sent } = JSON.parse(process.argv[2] ?? '') as RoundOptions;
let statements = 0;

const told = (): void => void writeSync(1, `${statements}\n`);
/** Whoever started it kills it now; without them it ends by itself. */
const stand = (): void => {
  told();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  process.exit(1);
};

const database = await openDatabase({
  url,
  connections: 2,
  onStatement: () => {
    statements += 1;
    if (statements !== standAt) return;
    if (sent) setImmediate(stand);
    else stand();
  },
});
await advanceAuctions(database, at, (error) => void process.stderr.write(`${inspect(error)}\n`));
await database.close();
told();
