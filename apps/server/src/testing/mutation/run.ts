import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dice } from '../dice.ts';
import { type Area, areas, instrument, type Mutant } from './instrument.ts';
import type { Plan, Result, Run } from './plan.ts';

// pnpm --filter @hien/server mutate                     the sample of every area
// … mutate --area rewards --sample 60 --seed 3          another one
// … mutate --minutes 20                                as many of them as fit in, of each area in turn
// … mutate --file checkout/ --tests price-basket        some files, held by some tests alone
// … mutate --again                                      what the last run did not find, with every test
const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: [...areas] },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '18' },
    file: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
    again: { type: 'boolean', default: false },
  },
});

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const source = join(import.meta.dirname, '../..');
const folder = join(source, '../.cache/mutation');
mkdirSync(folder, { recursive: true });

/** Load, crashes, counted locks and statements take long and say little of a sum: they are left out. */
const leftOut = /orders\/(?:crash|concurrency|locks|statements)\.test\.ts$/;
const tests = areas
  .flatMap((area) => globSync(join(source, area, '**/*.test.ts')).sort())
  .filter((file) => !leftOut.test(file) && file.includes(values.tests));
/** They come second, for what the first did not find (`--again`). */
const late = (file: string): boolean =>
  /(?:random-events|bad-input|line-words|notices)\.test\.ts$/.test(file);

const { files, mutants } = await instrument(source);
writeFileSync(
  join(folder, 'instrumented.json'),
  JSON.stringify(Object.fromEntries(files.map(({ name, content }) => [name, content]))),
);

/** Plays the runs in one warm process and answers what became of them. */
function play(name: string, runs: readonly Run[], minutes = 60 * 24): Result[] {
  const until = Date.now() + minutes * 60_000;
  const plan: Plan = { runs, results: join(folder, `${name}.jsonl`), until };
  rmSync(plan.results, { force: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(plan));
  spawnSync('npx', ['vitest', 'run', '--config', join(import.meta.dirname, 'vitest.config.ts')], {
    cwd: join(source, '..'),
    env: {
      ...process.env,
      MUTATION_FOLDER: folder,
      MUTATION_PLAN: join(folder, `${name}.json`),
      TEST_DATABASES: process.env['TEST_DATABASES'] ?? 'postgres',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return resultsIn(plan.results);
}

function resultsIn(file: string): Result[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);
}

const [untouched] = play('coverage', [
  { mutant: null, files: tests, hitLimit: Number.MAX_SAFE_INTEGER },
]);
if (untouched === undefined || untouched.failure !== null)
  throw new Error(`without a mutant: ${untouched?.failure ?? 'nothing ran'}`);

const byTime = Object.entries(untouched.files).sort(([, a], [, b]) => a.ms - b.ms);
const hitsOf = ({ id }: Mutant): number =>
  byTime.reduce((sum, [, { hits }]) => sum + (hits[id] ?? 0), 0);
function testsOf({ id }: Mutant): string[] {
  const all = byTime.filter(([, { hits }]) => id in hits).map(([file]) => file);
  const short = all.filter((file) => !late(file));
  return values.again || short.length === 0 ? all : short;
}

// What is evaluated once, while the server loads, cannot be switched on later: such mutants are left out.
const constant = new Set(untouched.loading);
const candidates = mutants.filter(
  (mutant) => testsOf(mutant).length > 0 || !constant.has(mutant.id),
);

function sampleOf(area: Area): Mutant[] {
  const roll = dice(Number(values.seed));
  const rest = candidates.filter(
    (mutant) => mutant.area === area && mutant.file.includes(values.file),
  );
  const sample: Mutant[] = [];
  while (rest.length > 0 && sample.length < Number(values.sample))
    sample.push(...rest.splice(roll(rest.length), 1));
  return sample;
}

const report = join(folder, 'report.json');
type Verdict = Mutant & { readonly failure: string | null; readonly tests: number };
const before = values.again ? (JSON.parse(readFileSync(report, 'utf8')) as Verdict[]) : [];
/** Ids are counted anew with every change of a source; what is changed, and where, tells a mutant. */
const nameOf = ({ file, line, mutator, before: from, after }: Mutant): string =>
  [file, line, mutator, from, after].join('\n');
const open = new Set(before.filter(({ failure }) => failure === null).map(nameOf));

/** One of each area in turn: when time is short each has its part. */
function inTurn(samples: readonly (readonly Mutant[])[]): Mutant[] {
  const longest = Math.max(...samples.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    samples.flatMap((sample) => sample.slice(place, place + 1)),
  ).flat();
}
const sample = values.again
  ? mutants.filter((mutant) => open.has(nameOf(mutant)))
  : inTurn(areas.filter((area) => values.area.includes(area)).map(sampleOf));

/** After so many mutants the tests run without one: a mutant must not have spoilt the process for the next. */
const every = 25;
const quick = byTime.slice(0, 4).map(([file]) => file);
const runs = sample
  .filter((mutant) => testsOf(mutant).length > 0)
  .flatMap((mutant, index): Run[] => [
    {
      mutant: mutant.id,
      files: testsOf(mutant),
      hitLimit: hitsOf(mutant) * 100 + 1000,
    },
    ...(index % every === every - 1 ? [{ mutant: null, files: quick, hitLimit: 0 }] : []),
  ]);
const results = new Map(
  (runs.length === 0 ? [] : play('mutants', runs, Number(values.minutes))).map((result) => {
    if (result.mutant === null && result.failure !== null)
      throw new Error(`spoilt by a mutant before: ${result.failure}`);
    return [result.mutant, result];
  }),
);

const verdicts = new Map<string, Verdict>(before.map((verdict) => [nameOf(verdict), verdict]));
for (const mutant of sample) {
  const count = testsOf(mutant).length;
  const result = results.get(mutant.id);
  // For those that time did not reach nothing is known.
  if (count > 0 && result === undefined) continue;
  verdicts.set(nameOf(mutant), { ...mutant, failure: result?.failure ?? null, tests: count });
}
writeFileSync(report, JSON.stringify([...verdicts.values()], null, 1));

for (const {
  id,
  file,
  line,
  mutator,
  before: from,
  after,
  failure,
  tests: count,
} of verdicts.values())
  if (failure === null)
    tell(`\n${id} ${file}:${line} ${mutator}, ${count} test files\n- ${from}\n+ ${after}`);
tell(`\nseed ${values.seed}`);
for (const area of areas) {
  const own = [...verdicts.values()].filter((verdict) => verdict.area === area);
  if (own.length === 0) continue;
  const found = own.filter(({ failure }) => failure !== null).length;
  const all = candidates.filter((mutant) => mutant.area === area).length;
  tell(
    `${area}: ${found} of ${own.length} found (${((100 * found) / own.length).toFixed(0)} %), of ${all} mutants`,
  );
}
