import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed and why, the first line of each error, a text each; none where the report does not tell. */
  why?: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? '';

function jestFailures({ testResults }: JestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}: ${firstLine(message)}`];
      return tests.map(
        (test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
      );
    });
}

/** Counts of a Vitest or Jest JSON report; a file that could not even be loaded counts as one failure. */
export function jestTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failed =
    report.numFailedTests > 0 ? report.numFailedTests : Math.min(report.numFailedTestSuites, 1);
  return { passed: report.numPassedTests, failed, why: jestFailures(report) };
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors?: { message?: string; location?: { line: number } }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        // Of a test whose time was up, the last one names the line that it waited in.
        const said = results
          .flatMap(({ errors = [] }) => errors)
          .map(({ message, location }) =>
            [firstLine(message), ...(location ? [`(line ${location.line})`] : [])].join(' '),
          );
        return `${file} > ${title} (${projectName}, ${status}): ${said.join('; ')}`;
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Counts of a Playwright JSON report; a test that needed a second try counts as failed. */
export function playwrightTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    why: suites.flatMap(playwrightFailures),
  };
}
