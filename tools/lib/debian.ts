import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** True where Debian packages can be installed without asking anybody. */
export function canInstallDebianPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages; false when that did not work. */
export async function installDebianPackages(...names: string[]): Promise<boolean> {
  console.log(`installing ${names.join(', ')} (Debian) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const first = await run('apt-get', install, { env });
  if (first.code === 0) return true;
  await run('apt-get', ['update', '-qq'], { env });
  return (await run('apt-get', install, { env })).code === 0;
}
