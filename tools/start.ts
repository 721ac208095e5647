import { spawn } from 'node:child_process';
import { buildWeb } from './lib/build.ts';
import { serverEntry } from './lib/server-entry.ts';

// Builds what changed, then becomes the server: it migrates, seeds, prints the
// address and the demo accounts, and answers a taken port, a locked database or
// an unwritable folder with one line.
await buildWeb();

const server = spawn(process.execPath, [serverEntry(process.env)], {
  stdio: 'inherit',
  // Whoever starts it like this wants to try it: mails can be read at /dev/mails (never with a PUBLIC_URL).
  env: {
    DEMO: 'true',
    // What Node makes of some thousand TypeScript modules is kept: a sixth of the second start (its processor's time).
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // A terminal sends Ctrl-C to both; the server decides when it is done.
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal);
  });
}
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 0 : (code ?? 1);
});
