import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../db/database.ts';
import { postgresBin, startPostgres } from './postgres-server.ts';

/**
 * Run as a process of its own: `postgres-supervisor.ts <answer file> <pid of the test run>`. Starts one
 * server for all test files of a run, writes its address, and stops it when the run is gone.
 */
const [, , answer = '', owner = ''] = process.argv;
const bin = postgresBin();
if (bin === null) throw new Error('PostgreSQL is not installed');
const server = await startPostgres(bin);
const template = new URL(server.url);
const first = await openDatabase({ url: server.url, connections: 1 });
await first.rows({ text: 'create database hien_template' }, []);
await first.close();
template.pathname = '/hien_template';
const database = await openDatabase({ url: template.href, connections: 1 });
await database.migrate();
await database.close();
writeFileSync(`${answer}.part`, server.url);
renameSync(`${answer}.part`, answer);

const watch = setInterval(() => {
  try {
    process.kill(Number(owner), 0);
  } catch {
    clearInterval(watch);
    rmSync(answer, { force: true });
    rmSync(`${answer}.starting`, { force: true });
    void server.stop();
  }
}, 300);
