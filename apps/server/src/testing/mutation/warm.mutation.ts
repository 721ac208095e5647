import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Plan, Result, Run } from './plan.ts';

/** How the instrumented sources are told which mutant is on, and say what was asked. */
type Switch = {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  currentTestId?: string | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
};
type Task = {
  readonly name: string;
  readonly tasks?: readonly Task[];
  readonly result?: {
    readonly state: string;
    readonly errors?: readonly { readonly message?: string }[];
  };
};

const board = ((globalThis as { __stryker__?: Switch }).__stryker__ ??= {});
const { runs, results, until } = JSON.parse(
  readFileSync(process.env['MUTATION_PLAN'] ?? '', 'utf8'),
) as Plan;

function firstFailure(task: Task): string | null {
  for (const inner of task.tasks ?? []) {
    const failure = firstFailure(inner);
    if (failure !== null) return `${task.name} > ${failure}`;
  }
  if (task.result?.state !== 'fail') return null;
  return `${task.name}: ${task.result.errors?.[0]?.message?.split('\n')[0] ?? ''}`;
}

// The server is loaded once and stays: only the test files, which the query makes new, are read again for a mutant.
runs.forEach((run, index) => {
  describe(`mutant ${run.mutant ?? 'none'}`, () => {
    play(run, index);
  });
});

function play({ mutant, files, hitLimit }: Run, index: number): void {
  let failure: string | null = null;
  let started = 0;
  const took: Record<string, { ms: number; hits: Record<string, number> }> = {};

  let late = false;

  beforeAll(() => {
    late = Date.now() > until;
    started = performance.now();
    board.activeMutant = mutant ?? undefined;
    board.hitCount = 0;
    board.hitLimit = hitLimit;
  });

  for (const file of files) {
    describe(`tests of ${file}`, async () => {
      let failed = false;
      let opened = 0;
      beforeAll(() => {
        if (late) throw new Error('out of time');
        if (failure !== null) throw new Error('found by a test file before this one');
        opened = performance.now();
        board.currentTestId = file;
        if (board.mutantCoverage !== undefined) board.mutantCoverage.perTest[file] = {};
      });
      beforeEach(({ skip }) => skip(failed, 'a test before this one has failed'));
      afterEach(({ task }) => {
        failed ||= task.result?.state === 'fail';
      });
      // oxlint-disable-next-line no-empty-pattern -- vitest asks for a pattern
      afterAll(({}, suite) => {
        if (opened === 0) return;
        failure ??= firstFailure(suite);
        const hits = board.mutantCoverage?.perTest[file] ?? {};
        took[file] = { ms: Math.round(performance.now() - opened), hits };
        board.currentTestId = undefined;
      });
      await import(`${file}?run=${index}`);
    });
  }

  afterAll(() => {
    board.activeMutant = undefined;
    if (late) return;
    const ms = Math.round(performance.now() - started);
    const loading = Object.keys(board.mutantCoverage?.static ?? {});
    const result: Result =
      mutant === null
        ? { mutant, ms, failure, files: took, loading }
        : { mutant, ms, failure, files: {}, loading: [] };
    appendFileSync(results, `${JSON.stringify(result)}\n`);
  });
}
