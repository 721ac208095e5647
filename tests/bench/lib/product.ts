import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => {
    probe.listen(0, '127.0.0.1', listening);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => {
    probe.close(closed);
  });
  return port;
}

/** Waits until the server answers; throws when it ends before, or takes longer than it may. */
export async function ready(url: string, child: ChildProcess, seconds = 180): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
  throw new Error(`the server was not ready within ${seconds} seconds`);
}

/**
 * Starts the product as users get it, on its own seeded database; ends it after `measure`. `program` may be one that brings
 * simulated providers along.
 */
export async function withProduct<T>(
  measure: (url: string) => Promise<T>,
  env: Record<string, string> = {},
  program = 'apps/server/src/main.ts',
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
  });
  const ended = new Promise((end) => {
    child.once('exit', end);
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, child);
    return await measure(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a program, which answers every address on the port of its last argument; ends it after `measure`. */
export async function withProgram<T>(
  program: URL,
  values: readonly string[],
  measure: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [program.pathname, ...values, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url, child);
    return await measure(url);
  } finally {
    child.kill();
  }
}
