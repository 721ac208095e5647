import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as `pnpm start` runs it, on a database of its own that goes with it, and with simulated
// providers of sign-in.
const folder = mkdtempSync(join(tmpdir(), 'hien-e2e-'));
const server = spawn(process.execPath, ['apps/provider-simulator/src/serve.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'true',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  },
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
