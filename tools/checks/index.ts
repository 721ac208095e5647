import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jestTally, playwrightTally, type Tally } from '../lib/report.ts';
import { run } from '../lib/run.ts';
import { withStaticServer } from '../lib/static-server.ts';

export interface Check {
  name: string;
  /** What it starts beside itself; `pnpm check` leaves out whatever starts anything. */
  needs?: 'browser' | 'database';
  /** Reads the tree alone, so that it may run beside others of the kind. */
  reads?: boolean;
  run: () => Promise<Tally & { output: string }>;
  /** The same check for these test files alone; undefined when none of them is its own. */
  only?: (files: readonly string[]) => Check | undefined;
}

/** A command that passes or fails as one. */
function command(
  name: string,
  program: string,
  args: string[],
  { needs, cwd = '.' }: { needs?: Check['needs']; cwd?: string } = {},
): Check {
  return {
    name,
    needs,
    reads: needs === undefined,
    run: async () => {
      const { code, output } = await run(program, args, { cwd });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** A runner that writes a JSON report of its own counts. */
function suite(
  name: string,
  needs: Check['needs'],
  start: (report: string) => Promise<{ code: number; output: string }>,
  read: (report: string) => Tally | undefined = jestTally,
): Check {
  return {
    name,
    needs,
    reads: needs === undefined,
    run: async () => {
      const report = `reports/${name.replaceAll(' ', '-')}.json`;
      rmSync(report, { force: true });
      const { code, output } = await start(report);
      const tally: Tally = read(report) ?? { passed: 0, failed: 0 };
      // A runner that fails without a failed test, or ran none, has failed all the same.
      const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
      const failed = silent ? 1 : tally.failed;
      return { passed: tally.passed, failed, output, why: tally.why };
    },
  };
}

/** A project of vitest; of its files only those whose path holds one of the filters, when there are some. */
function vitest(
  name: string,
  project: string,
  needs?: Check['needs'],
  filters: readonly string[] = [],
): Check {
  return suite(name, needs, (report) =>
    run('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ]),
  );
}

/** A project whose files can be run by themselves: those that a change can reach. */
function vitestOf(own: RegExp, ...[name, project, needs, folders = []]: Parameters<typeof vitest>) {
  return {
    ...vitest(name, project, needs, folders),
    only: (files: readonly string[]) => {
      const mine = files.filter((file) => own.test(file));
      return mine.length === 0 ? undefined : vitest(name, project, needs, mine);
    },
  };
}

const BROWSER = /\.browser\.test\.tsx?$/;
const PACKAGES = /^packages\/(?!.*\.browser\.test\.).*\.test\.tsx?$/;
const SERVER = /^(apps|tests\/contract)\/.*\.test\.tsx?$/;
const STORIES = /\.stories\.tsx$/;

/** Journeys in a browser; each run has a product of its own. */
const journeys = (name: string, ...chosen: string[]): Check =>
  suite(
    `e2e ${name}`,
    'browser',
    (report) =>
      run(
        'playwright',
        [
          'test',
          '--config=tests/e2e/playwright.config.ts',
          `--output=reports/e2e/${name}`,
          ...chosen,
        ],
        { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) } },
      ),
    playwrightTally,
  );

/** In pieces of about the same length, the longest first: each has a product of its own, which takes a quarter of a minute. */
const pieces: readonly Check[] = [
  journeys('pages', '--project=pages'),
  journeys('phone', '--project=phone'),
  ...[1, 2, 3].map((part) => journeys(`desktop-${part}`, '--project=desktop', `--shard=${part}/3`)),
  journeys('clock', '--project=clock'),
];

/** Two at a time: they wait more than they work. */
const e2e: Check = {
  name: 'e2e',
  needs: 'browser',
  run: async () => {
    const waiting = [...pieces];
    const ran: Awaited<ReturnType<Check['run']>>[] = [];
    const oneByOne = async () => {
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) ran.push(await piece.run());
    };
    await Promise.all([oneByOne(), oneByOne()]);
    return {
      passed: ran.reduce((sum, { passed }) => sum + passed, 0),
      failed: ran.reduce((sum, { failed }) => sum + failed, 0),
      output: ran
        .filter(({ failed }) => failed > 0)
        .map(({ output }) => output)
        .join('\n'),
      why: ran.flatMap(({ why = [] }) => why),
    };
  },
};

/** Every check of the project, in the order of what fails soonest. */
export const checks: Check[] = [
  command('types', 'tsc', ['-p', '.']),
  command('format', 'oxfmt', ['--check']),
  command('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  command('unused code', 'knip', []),
  command('contract lint', 'node', [
    'packages/api/node_modules/@redocly/cli/bin/cli.js',
    'lint',
    '--config',
    'openapi/redocly.yaml',
    'openapi/main.yaml',
    'openapi/commerce.yaml',
  ]),
  command('contract drift', 'node', ['packages/api/generate.ts', '--check']),
  // Writes its pages too: what a reviewer opens is what was checked.
  command('states of screens', 'node', ['tools/run.mjs', 'states']),
  command('brand drift', 'node', ['packages/ui/generate.mjs', '--check']),
  vitest('fences', 'fences'),
  vitestOf(PACKAGES, 'unit', 'unit', undefined, ['packages/']),
  vitestOf(SERVER, 'server', 'unit', 'database', ['apps/', 'tests/contract/']),
  command('web build', 'node', ['tools/run.mjs', 'build'], { needs: 'browser' }),
  vitestOf(BROWSER, 'components', 'browser', 'browser'),
  vitestOf(STORIES, 'stories', 'stories', 'browser'),
  command('storybook build', 'storybook', ['build', '--quiet', '--disable-telemetry'], {
    needs: 'browser',
  }),
  suite('built storybook', 'browser', async (report) => {
    const ran = await withStaticServer('storybook-static', (url) =>
      run('test-storybook', ['--url', url, '--json', '--maxWorkers', '2']),
    );
    if (!ran.stdout.startsWith('{')) return ran;
    writeFileSync(report, ran.stdout);
    return { ...ran, output: ran.output.replace(ran.stdout, '') };
  }),
  e2e,
];
