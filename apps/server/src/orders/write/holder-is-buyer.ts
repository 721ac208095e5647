import { holderIsPerson, holderMatches } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { businessProfiles } from '../../db/schema/my-page.ts';

/** The account of the buyer, or of the company they buy for (2.9); nobody's once the buyer has left and has no name here. */
export async function holderIsBuyer(tx: Orm, userId: number, holder: string): Promise<boolean> {
  const [buyer] = await tx
    .select({
      first_name: users.firstName,
      last_name: users.lastName,
      business: businessProfiles.shown,
      status: users.status,
    })
    .from(users)
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (buyer === undefined || buyer.status === 'withdrawn') return false;
  const company = buyer.business?.company_name ?? '';
  return holderIsPerson(holder, buyer) || holderMatches(holder, company);
}
