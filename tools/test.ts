import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { affectedTests, branchPoint, changedSince } from './changed/affected.ts';
import { checks, type Check } from './checks/index.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensurePostgres } from './lib/postgres.ts';
import { stop } from './lib/run.ts';

// `pnpm test`            every check
// `pnpm check`           those that need neither a browser nor a database
// `pnpm test --only x`   the checks whose name contains x
// `pnpm test --changed`  what only reads the tree, and the tests and stories that this branch can have changed
//                        (`--changed main~3`: since that revision)
const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const chosen = (args.includes('--changed') ? await changedChecks() : checks).filter(
  ({ name, needs }) =>
    (!args.includes('--quick') || needs === undefined) && (!only || name.includes(only)),
);
if (chosen.length === 0)
  stop(`No check is called "${only}": ${checks.map((check) => check.name).join(', ')}.`);

mkdirSync('reports', { recursive: true });
if (chosen.some(({ needs }) => needs === 'browser')) await ensureChromium();
if (chosen.some(({ needs }) => needs === 'database') && !(await ensurePostgres())) {
  console.log('PostgreSQL is not installed here: the tests run on the embedded database alone.');
}

/** Checks that only read the tree go together, as many as there are cores; every other has the machine to itself. */
const atOnce = availableParallelism();
const reading = chosen.filter(({ reads }) => reads);

const total = { passed: 0, failed: 0 };
const broken: { check: string; why: string[] }[] = [];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let check = reading.shift(); check; check = reading.shift()) await report(check);
  }),
);
for (const check of chosen.filter(({ reads }) => !reads)) await report(check);

// Last, since a long log is read from its end.
for (const { check, why } of broken) {
  console.log(`\nFailed: ${check}`);
  for (const line of why) console.log(`  ${line}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Builds, journeys and databases are left to the whole run; tests are those that imports lead to. */
async function changedChecks(): Promise<Check[]> {
  const next = args[args.indexOf('--changed') + 1];
  const base = next === undefined || next.startsWith('--') ? await branchPoint() : next;
  const tests = affectedTests(await changedSince(base));
  if (tests === undefined) {
    console.log('Settings, tokens or the contract have changed: every test may be concerned.');
    return checks.filter(({ needs, only: part }) => needs === undefined || part);
  }
  console.log(`${tests.length} files of tests and stories can be concerned since ${base}.`);
  return checks.flatMap((check) => {
    if (check.only) return check.only(tests) ?? [];
    return check.needs === undefined ? check : [];
  });
}

async function report(check: Check): Promise<void> {
  const started = performance.now();
  const { passed, failed, output, why = [] } = await check.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${check.name.padEnd(16)} ${String(passed).padStart(5)} passed, ${failed} failed  ${seconds} s`,
  );
  if (failed === 0) return;
  console.log(output);
  broken.push({
    check: `${check.name} (${failed})`,
    why: why.length > 0 ? why : lastLines(output),
  });
}

/** What a program that tells no reasons said at its end. */
function lastLines(output: string): string[] {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-15);
}
