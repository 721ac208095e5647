import { systemClock } from '@hien/domain';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { buildApp } from '../app.ts';
import { followClock, openDemoClock } from '../clock/demo-clock.ts';
import { openDatabase } from '../db/database.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { startMailWorker } from '../mail/worker.ts';
import { noPayments } from '../payments/settings.ts';
import { gatewaysOf } from '../payments/gateways/all.ts';
import { startPaymentWorker } from '../payments/worker.ts';
import { plant } from './fixtures.ts';
import { paymentsAt } from './payments.ts';
import type { ServeOptions } from './server-process.ts';

/** Run as a process by `startServerProcess`. Prints its address on one line and ends on SIGTERM. */
const {
  database: where,
  folder,
  ahead,
  gateways,
  mails,
  work,
} = JSON.parse(process.argv[2] ?? '') as ServeOptions;
const payments = gateways === null ? noPayments : paymentsAt(gateways);
const onError = (error: unknown): void => void process.stderr.write(`${inspect(error)}\n`);

const database = await openDatabase('url' in where ? { ...where, connections: 10 } : where);
await database.migrate();
await database.exclusively(async () => {
  const [found] = await database.rows<{ n: number }>(
    { text: 'select count(*)::int as n from users' },
    [],
  );
  if (found?.n !== 0) return;
  await plant(database);
  await database.rows(
    {
      text: `insert into users (email, password_hash, first_name, last_name, roles)
        select 'quan-tri@hien.example', password_hash, 'Quản', 'Trị', '{admin}' from users where email = 'khach@hien.example'`,
    },
    [],
  );
});
const demoClock = await openDemoClock(database, { now: () => systemClock.now() + ahead });
const stopClock = followClock(demoClock, onError);
const now = (): number => demoClock.now();
const app = await buildApp({
  database,
  demoClock,
  mediaFolder: join(folder, 'media'),
  picturesFolder: join(folder, 'pictures'),
  payments,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const stops = work
  ? [
      startMailWorker({
        database,
        now,
        transport:
          mails === null ? null : smtpTransport({ url: mails, from: 'Hiên <hien@hien.example>' }),
        base: 'http://hien.example',
        onError,
      }),
      startPaymentWorker({ database, clients: gatewaysOf(payments.gateways), now, onError }),
      (await startJobs({ database, now, onError })).stop,
    ]
  : [];
process.stdin.resume().once('end', () => process.exit(1));
process.once('SIGTERM', () => {
  stopClock();
  void app
    .close()
    .then(() => Promise.all(stops.map((stop) => stop())))
    .then(() => database.close())
    .then(() => process.exit(0));
});
// Last: whoever reads it may stop the server at once.
process.stdout.write(`${address}\n`);
