import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort, ready } from '../bench/lib/product.ts';

/** The production server as strangers meet it: behind a proxy on this machine, without words in its log. */
export type SoakedServer = {
  readonly url: string;
  /** Megabytes: what the process holds, and what of it lives after a full collection. */
  memory(): Promise<{ readonly rss: number; readonly heap: number }>;
  stop(): Promise<void>;
};

/** Collects on SIGUSR2: without it a heap shows what has not been collected yet. */
const collect = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2',()=>{globalThis.gc();globalThis.gc()})",
)}`;

export async function startSoaked(
  databaseUrl: string,
  folder: string,
  heapMegabytes: number,
): Promise<SoakedServer> {
  const port = await freePort();
  const metrics = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${heapMegabytes}`,
      `--import=${collect}`,
      'apps/server/src/main.ts',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        METRICS_PORT: String(metrics),
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PUBLIC_URL: 'https://hien.example',
        TRUST_PROXY: '127.0.0.1',
        SEED: 'public-demo',
        LOG_LEVEL: 'silent',
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  // It plants its demonstration first.
  await ready(url, child, 300).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    async memory() {
      child.kill('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(told)?.[1]);
      const rss = Number(
        /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1],
      );
      return { rss: Math.round(rss / 1024), heap: Math.round(heap / 1024 ** 2) };
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
