import fastify from 'fastify';
import { readFileSync } from 'node:fs';

// Run as a process: sends the same bytes to every request and does nothing else. Arguments: the file with the bytes, the
// encoding they are in ("identity" for none), the port.
const [file = '', encoding = 'identity', port = '0'] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = fastify();
app.get('/*', async (_request, reply) => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
