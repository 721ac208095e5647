import { type AdChannel, adChannels, type AdOutcome, ictDate } from '@hien/domain';
import { and, eq, gte } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractorCounters } from '../../db/schema/contractors.ts';
import type { Answer } from '../../http/handler.ts';
import { typeOf } from './ad-log.ts';

type Figures = Answer<'readAdStatistics'>['total'];
type LeftOut = Answer<'readAdStatistics'>['leftOut'];

/** What was counted of a company in a day, by channel, city and outcome. */
export type Counted = {
  readonly day: string;
  readonly channel: AdChannel;
  readonly city: string;
  readonly outcome: AdOutcome;
  readonly count: number;
};

/** Vietnam keeps one time all year. */
export const dayMs = 86_400_000;

/** Everything that was counted of a company from a day on. */
export async function countedSince(
  orm: Orm,
  contractorId: number,
  first: number,
): Promise<Counted[]> {
  const rows = await orm
    .select()
    .from(contractorCounters)
    .where(
      and(
        eq(contractorCounters.contractorId, contractorId),
        gte(contractorCounters.day, ictDate(first)),
      ),
    );
  return rows.flatMap(({ type, ...row }) => {
    const channel = adChannels.find((one) => typeOf[one] === type);
    return channel === undefined ? [] : [{ ...row, channel }];
  });
}

const sumOf = (rows: readonly Counted[]): number => rows.reduce((all, { count }) => all + count, 0);

export const figuresOf = (rows: readonly Counted[]): Figures => {
  const of = (wanted: AdChannel) => sumOf(rows.filter(({ channel }) => channel === wanted));
  return {
    impression: of('impression'),
    profile: of('profile'),
    website: of('website'),
    phone: of('phone'),
    email: of('email'),
  };
};

export const leftOutOf = (rows: readonly Counted[]): LeftOut => {
  const of = (wanted: AdOutcome) => sumOf(rows.filter(({ outcome }) => outcome === wanted));
  return { robot: of('robot'), repeat: of('repeat'), own: of('own'), burst: of('burst') };
};
