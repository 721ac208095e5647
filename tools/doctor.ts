import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromiumPath } from './lib/chromium.ts';
import { canInstallDebianPackages } from './lib/debian.ts';
import { postgresBin } from '@hien/server/testing';
import { run } from './lib/run.ts';

interface Finding {
  what: string;
  good: boolean;
  /** What was found. */
  found: string;
  /** What to do when it is not good. */
  fix: string;
}

async function portIsFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}

function writable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const port = Number(process.env.PORT ?? 4000);
const data = process.env.DATA_DIR ?? 'data';
const installs = canInstallDebianPackages() ? ' (`pnpm test` installs it)' : '';
const git = await run('git', ['--version']);

const findings: Finding[] = [
  {
    what: 'Node',
    good: Number(process.versions.node.split('.')[0]) >= 24,
    found: process.version,
    fix: 'run `npx --yes pnpm@12 install`: it brings Node 24 along',
  },
  { what: 'git', good: git.code === 0, found: git.output.trim(), fix: 'install git' },
  {
    what: 'dependencies',
    good: existsSync('node_modules/.pnpm'),
    found: 'installed',
    fix: 'run `npx --yes pnpm@12 install`',
  },
  {
    what: `port ${port}`,
    good: await portIsFree(port),
    found: 'free',
    fix: 'stop what listens there, or choose another: `PORT=4001 npx --yes pnpm@12 start`',
  },
  {
    what: `folder ${data}/`,
    good: writable(data),
    found: 'writable',
    fix: 'make it writable, or choose another: `DATA_DIR=/path npx --yes pnpm@12 start`',
  },
  {
    what: 'Chromium',
    good: chromiumPath() !== undefined,
    found: chromiumPath() ?? '',
    fix: `only tests need it: install Chromium, or name one with CHROMIUM=/path${installs}`,
  },
  {
    what: 'PostgreSQL',
    good: postgresBin() !== null,
    found: postgresBin() ?? '',
    fix: `only tests need it: install Debian's postgresql, or name its programs with POSTGRES_BIN=/path${installs}`,
  },
];

for (const { what, good, found, fix } of findings) {
  console.log(`${good ? '✓' : '✗'} ${what.padEnd(14)} ${good ? found : fix}`);
}
process.exitCode = findings.every((finding) => finding.good) ? 0 : 1;
