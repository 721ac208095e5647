import { ictDate, startOfDay } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { countedSince, dayMs, figuresOf, leftOutOf } from '../contractors/statistics/figures.ts';
import type { CountingServices } from '../contractors/statistics/record.ts';
import { memberships } from '../db/schema/memberships.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';

const lastDays = 30;

/** What a company's places brought in the last days, as it reads it itself: staff answer what it asks about. */
export function readAdMembershipFigures({
  database: { orm },
  now,
  adLog,
}: CountingServices): Handler<'readAdMembershipFigures'> {
  return async ({ params }) => {
    const [one] = await orm
      .select({ contractorId: memberships.contractorId })
      .from(memberships)
      .where(eq(memberships.id, params.id));
    if (one === undefined) throw new ApiError('NOT_FOUND');
    await adLog.flush();
    const today = startOfDay(now());
    const first = today - (lastDays - 1) * dayMs;
    const counted = await countedSince(orm, one.contractorId, first);
    return {
      data: {
        from: ictDate(first),
        to: ictDate(today),
        total: figuresOf(counted.filter(({ outcome }) => outcome === 'counted')),
        left_out: leftOutOf(counted),
      },
    };
  };
}
