import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * The folder of PostgreSQL's server programs, as Debian installs them; POSTGRES_BIN overrides. Null without one.
 */
export function postgresBin(): string | null {
  const chosen = process.env['POSTGRES_BIN'];
  if (chosen !== undefined) return chosen;
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((version) => join(root, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb'))) ?? null
  );
}

export type PostgresServer = {
  /** Of the server's first database. */
  readonly url: string;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root, so root lends it the user that Debian's package made. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server of its own: data in a temporary folder, a free port, no socket file. `fast` gives up safety for speed. */
export async function startPostgres(
  bin: string,
  settings: Readonly<Record<string, string>> = fast,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-postgres-'));
  const user = owner();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'hien', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    run,
  );
  const port = await freePort();
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], run);
  const url = `postgres://hien@127.0.0.1:${port}/postgres`;
  try {
    await waitFor(url, server);
  } catch (error) {
    server.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      if (server.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For tests: what is lost in a crash does not matter. */
export const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL does not answer');
}
