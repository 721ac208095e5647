import { execFileSync, spawn } from 'node:child_process';

execFileSync(process.execPath, ['packages/ui/generate.mjs'], { stdio: 'inherit' });

// The server restarts on a change, the web app reloads in place and asks the
// server for everything that is not a module (see apps/web/vite.config.ts). The
// providers of sign-in are simulated beside it.
const PORT = process.env.PORT ?? '4000';
const processes = [
  spawn(process.execPath, ['--watch', 'apps/provider-simulator/src/serve.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT, NODE_ENV: 'development' },
  }),
  spawn(process.execPath, ['--run', 'dev'], {
    cwd: 'apps/web',
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${PORT}` },
  }),
];
for (const child of processes) {
  child.on('exit', (code) => {
    for (const other of processes) other.kill();
    process.exitCode = code ?? 0;
  });
}
