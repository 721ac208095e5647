import { spawn } from 'node:child_process';

export interface Outcome {
  code: number;
  /** Everything it printed, in order. */
  output: string;
  /** What it printed as its result, without complaints. */
  stdout: string;
  seconds: number;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Show the output while it comes; else it is only kept. */
  live?: boolean;
}

/** Runs a command to its end and keeps what it printed; never throws on a non-zero exit. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stdout = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) =>
      done({ code: code ?? 1, output, stdout, seconds: (performance.now() - started) / 1000 }),
    );
  });
}

/** Says one clear line with the fix and ends: for what the person at the keyboard must change. */
export function stop(line: string): never {
  console.error(`\n✗ ${line}\n`);
  process.exit(1);
}
