import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** Counts of a Vitest or Jest JSON report; a file that could not even be loaded counts as one failure. */
export function jestTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failed =
    report.numFailedTests > 0 ? report.numFailedTests : Math.min(report.numFailedTestSuites, 1);
  return { passed: report.numPassedTests, failed };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Counts of a Playwright JSON report; a test that needed a second try counts as failed. */
export function playwrightTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
