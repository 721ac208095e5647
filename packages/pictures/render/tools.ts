/** Blender and the Python that develops what it renders, at the lowest priority. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './plan.ts';

export const studio = join(root, 'studio');

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn('nice', ['-n', '19', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
}

/** Render the jobs that the file lists; or do with them what another script of the studio does. */
export function blender(
  jobFile: string,
  script = 'blender_job.py',
  ...rest: readonly string[]
): Promise<void> {
  return run('blender', ['-b', '-P', join(studio, script), '--', jobFile, ...rest]);
}

/** Run a script of the studio over a file of jobs; Debian's Python, which has OpenCV. */
export function python(script: string, jobFile: string): Promise<void> {
  return run('/usr/bin/python3', [join(studio, script), jobFile]);
}
