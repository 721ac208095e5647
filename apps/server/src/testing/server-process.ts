import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ServeOptions = {
  readonly database: { readonly url: string } | { readonly folder: string };
  /** Uploads and made pictures go below it. */
  readonly folder: string;
  /** Milliseconds its clock is ahead of the machine's. */
  readonly ahead: number;
  /** The origin of gateways that are played; null for none. */
  readonly gateways: string | null;
  /** `smtp://…`; null keeps mails in the outbox. */
  readonly mails: string | null;
  /** Whether mails, returns of money and timers are worked off beside requests. */
  readonly work: boolean;
};

/** One process of the product, migrated and planted. */
export type ServerProcess = {
  readonly address: string;
  /** As a machine that loses its power. */
  kill(): Promise<void>;
  /** SIGTERM, as an operator stops it; answers the exit code. */
  stop(): Promise<number | null>;
};

const program = fileURLToPath(new URL('./serve.ts', import.meta.url));

export function startServerProcess({
  database,
  folder,
  ...more
}: Pick<ServeOptions, 'database' | 'folder'> & Partial<ServeOptions>): Promise<ServerProcess> {
  const options: ServeOptions = {
    database,
    folder,
    ahead: 0,
    gateways: null,
    mails: null,
    work: false,
    ...more,
  };
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    // The pipe it reads ends with this process, and so does it.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({
        address: chunk.toString().trim(),
        kill: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
      }),
    );
  });
}
