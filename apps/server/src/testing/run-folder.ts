import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const name = 'HIEN_TEST_RUN';

/** Vitest's global setup: a folder for what the files of one run share, gone with the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hien-run-'));
  process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The run's folder. */
export function runFolder(): string {
  const folder = process.env[name];
  if (folder === undefined) throw new Error(`${name} is not set: vitest sets it for a run`);
  return folder;
}
