import { expect, test } from 'vitest';
import { communityReportReasons, communityReportSchema, reportReasonsFor } from './reports.ts';

test('a comment is not reported for its pictures, a home is', () => {
  expect(reportReasonsFor('share')).toEqual(communityReportReasons);
  expect(reportReasonsFor('comment')).toEqual(
    communityReportReasons.filter((reason) => reason !== 'stolen-pictures'),
  );
});

test('a report names one of the reasons', () => {
  const judged = (reason: string) => communityReportSchema.safeParse({ reason }).success;
  expect(['', 'boring', 'spam'].map(judged)).toEqual([false, false, true]);
});
