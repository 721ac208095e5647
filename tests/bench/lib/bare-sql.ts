import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import pg from 'pg';

/** What one request asks: a prepared statement, and which of its values is the id of the address (-1: none). */
export interface BareStatement {
  text: string;
  values: readonly unknown[];
  id: number;
}

// Run as a process: answers every address with the rows of one statement as JSON and does nothing else. Arguments: the file
// with the statement, the database, its connections, the port.
const [file = '', connectionString = '', connections = '', port = '0'] = process.argv.slice(2);
const { text, values, id } = deserialize(readFileSync(file)) as BareStatement;
const pool = new pg.Pool({ connectionString, max: Number(connections) });
const app = fastify();
app.get('/*', async ({ url }, reply) => {
  const asked = Number(url.slice(1)) || 1;
  const given = values.map((value, at) => (at === id ? asked : value));
  const { rows } = await pool.query({ name: 'bare', text, values: given });
  return reply.send(rows);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
