import { and, eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import type { MailValues } from './db/schema/mail.ts';
import { couponCampaigns } from './db/schema/rewards.ts';

/**
 * Whether the campaign of a mail's coupon still runs, asked when the mail leaves: one that was written before staff stopped
 * the campaign may wait for its turn or for a further try. Every other mail has no campaign to ask about.
 */
export async function isStillGiven(
  { orm }: Database,
  { template, values }: { readonly template: string; readonly values: MailValues | null },
): Promise<boolean> {
  if (template !== 'coupon-given') return true;
  const code = values?.['code'];
  if (typeof code !== 'string') return false;
  const found = await orm
    .select({ id: couponCampaigns.id })
    .from(couponCampaigns)
    .where(and(eq(couponCampaigns.code, code), eq(couponCampaigns.state, 'running')));
  return found.length > 0;
}
