import { shownUntil } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { adOrders } from '../../db/schema/memberships.ts';
import { takePlaces } from './places.ts';
import {
  type AdOrderRow,
  asMembership,
  type LockedCompany,
  moveMembership,
} from './stored-membership.ts';

/** The month that was paid begins (M8); a plan that goes down takes the place of its new kind in the city that is kept. */
export async function renew(
  tx: Orm,
  company: LockedCompany,
  order: AdOrderRow,
  at: number,
): Promise<LockedCompany> {
  const { row } = company;
  if (row === null) throw new Error(`order ${order.id} renews no membership`);
  const { pending } = row;
  const taken =
    pending === null
      ? null
      : await takePlaces(tx, {
          contractorId: company.id,
          plan: pending.plan,
          cities: [pending.city],
          until: shownUntil(asMembership(row)) ?? at,
          at,
        });
  if (taken !== null && 'full' in taken) throw new Error('basic has no last place');
  const after = await moveMembership(tx, company, {
    event: 'renew.succeeded',
    by: 'system',
    at,
    payload: taken === null ? {} : { cities: taken.places },
  });
  await tx
    .update(adOrders)
    .set({ periodStart: after.row?.periodStart ?? null, periodEnd: after.row?.periodEnd ?? null })
    .where(eq(adOrders.id, order.id));
  return after;
}
