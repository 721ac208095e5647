import { postgresBin, startPostgres } from '@hien/server/testing';

/** The 95th percentile. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

/** A PostgreSQL of its own, since the embedded database has no table of a million rows. */
export function startGrowing(settings: Readonly<Record<string, string>>) {
  const bin = postgresBin();
  if (bin === null)
    throw new Error(
      'Growth is measured on PostgreSQL: install it first (pnpm run doctor says how).',
    );
  return startPostgres(bin, { work_mem: '64MB', fsync: 'off', max_wal_size: '4GB', ...settings });
}
