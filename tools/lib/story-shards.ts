import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformPlaywright } from '@storybook/test-runner';
import { readStories } from './stories.ts';

/**
 * Writes the test-runner's own tests of the first story of every file into a few files of as many stories each.
 * Returns the folder.
 *
 * Every story has run in Storybook's development build (`pnpm test --only stories`); what only the published one
 * can break is a file: its chunk, what it imports, its styles.
 */
export async function writeShards(folder: string, count: number): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...Map.groupBy(readStories(), ({ file }) => file)];
  const shards = Array.from({ length: count }, () => '');
  for (const [at, [file, stories]] of files.entries()) {
    const [first] = stories;
    if (first === undefined) continue;
    // The test opens the story by its id, so that its title and its export say all there is to know.
    const source = `export default { title: '${first.title}' };\nexport const ${first.state} = {};\n`;
    shards[at % count] += `${await transformPlaywright(source, resolve(file))}\n`;
  }
  for (const [at, code] of shards.entries())
    writeFileSync(join(folder, `stories-${at + 1}.test.js`), code);
  return resolve(folder);
}
