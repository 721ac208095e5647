import { ensurePostgres } from './lib/postgres.ts';
import { buildWeb } from './lib/build.ts';
import { stop } from './lib/run.ts';
import { soak } from '../tests/soak/soak.ts';

// pnpm soak        ten minutes of hostile traffic against a server on this machine
// pnpm soak 30     thirty
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes >= 1)) stop('Minutes, please: pnpm soak 10');
if (!(await ensurePostgres())) stop('The soak runs on PostgreSQL, which is not installed here.');
await buildWeb();
if (!(await soak(minutes))) process.exitCode = 1;
