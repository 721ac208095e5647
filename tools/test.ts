import { mkdirSync } from 'node:fs';
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

const total = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const group of groups(chosen)) await Promise.all(group.map(report));

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
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

/** Checks that only read the tree go together; every other check has the machine to itself. */
function groups(of: Check[]): Check[][] {
  const together = of.filter(({ reads }) => reads);
  const alone = of.filter(({ reads }) => !reads);
  return [together, ...alone.map((check) => [check])];
}

async function report(check: Check): Promise<void> {
  const started = performance.now();
  const { passed, failed, output } = await check.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${check.name.padEnd(16)} ${String(passed).padStart(5)} passed, ${failed} failed  ${seconds} s`,
  );
  if (failed === 0) return;
  broken.push(`${check.name} (${failed})`);
  console.log(output);
}
