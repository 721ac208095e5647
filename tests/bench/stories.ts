import { readFileSync } from 'node:fs';
import { run } from '../../tools/lib/run.ts';
import type { Measure } from './lib/table.ts';

/** What one story costs to build and to test with axe, averaged over all of them. */
export async function stories(): Promise<Measure[]> {
  const build = await run('storybook', ['build', '--quiet', '--disable-telemetry']);
  if (build.code !== 0) throw new Error(`the Storybook does not build:\n${build.output}`);
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const count = Object.values(entries).filter(({ type }) => type === 'story').length;
  const test = await run('vitest', ['run', '--project', 'stories']);
  if (test.code !== 0) throw new Error(`stories fail:\n${test.output}`);
  return [
    { name: 'stories', value: count, unit: '' },
    { name: 'build per story', value: build.seconds / count, unit: 's', target: { atMost: 0.03 } },
    {
      name: 'test with axe per story',
      value: test.seconds / count,
      unit: 's',
      target: { atMost: 0.3 },
    },
  ];
}
