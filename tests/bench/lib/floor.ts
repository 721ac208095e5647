import { run } from '../../../tools/lib/run.ts';

/** Builds the least page of this stack; its folder. */
export async function buildFloor(): Promise<string> {
  const built = await run('vite', [
    'build',
    '-c',
    'tests/bench/floor/vite.config.ts',
    '--logLevel',
    'warn',
  ]);
  if (built.code !== 0) throw new Error(`the floor does not build:\n${built.output}`);
  return 'reports/floor';
}
