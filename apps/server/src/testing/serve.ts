import { join } from 'node:path';
import { buildApp } from '../app.ts';
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
  if (found?.n === 0) await plant(database);
});
const app = await buildApp({
  database,
  mediaFolder: join(folder, 'media'),
  picturesFolder: join(folder, 'pictures'),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
