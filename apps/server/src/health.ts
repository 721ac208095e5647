import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 while it starts, stops or has no database. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await answers(database));
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database: database.kind });
  });
}

async function answers(database: Database): Promise<boolean> {
  return database.rows({ text: 'select 1 as one' }, []).then(
    () => true,
    () => false,
  );
}
