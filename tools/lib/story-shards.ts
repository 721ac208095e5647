import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { readStories } from './stories.ts';

/**
 * Writes the test-runner's own tests of every story into a few files of about as many stories each. Returns the folder.
 */
export async function writeShards(folder: string, count: number): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...Map.groupBy(readStories(), ({ file }) => file)];
  const shards = Array.from({ length: count }, () => ({ stories: 0, code: '' }));
  // The largest first, each to the shard that has least.
  for (const [file, stories] of files.toSorted((a, b) => b[1].length - a[1].length)) {
    const shard = shards.reduce((least, other) => (other.stories < least.stories ? other : least));
    shard.stories += stories.length;
    shard.code += `${await transformPlaywright(readFileSync(file, 'utf8'), resolve(file))}\n`;
  }
  shards.forEach(({ code }, at) => writeFileSync(join(folder, `stories-${at + 1}.test.js`), code));
  return resolve(folder);
}
