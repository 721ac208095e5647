import { systemClock } from '@hien/domain';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { followClock, openDemoClock } from '../clock/demo-clock.ts';
import { openDatabase } from '../db/database.ts';
import { plant } from './fixtures.ts';

/** Run as a process: `serve.ts <database url> <folder>`. Prints its address on one line and ends on SIGTERM. */
const [, , url = '', folder = ''] = process.argv;
const database = await openDatabase({ url, connections: 4 });
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
const demoClock = await openDemoClock(database, systemClock);
const stopClock = followClock(demoClock, (error) => {
  throw error;
});
const app = await buildApp({
  database,
  demoClock,
  mediaFolder: join(folder, 'media'),
  picturesFolder: join(folder, 'pictures'),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => {
  stopClock();
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
