import { adCities } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { type AdLog, typeOf } from './ad-log.ts';

export type CountingServices = Services & { readonly adLog: AdLog };

/** The companies of a reader; of nobody for a guest. */
async function ownOf(orm: Orm, userId: number | undefined): Promise<number[]> {
  if (userId === undefined) return [];
  const rows = await orm
    .select({ id: contractors.id })
    .from(contractors)
    .where(eq(contractors.userId, userId));
  return rows.map(({ id }) => id);
}

/** What a reader saw and pressed in the directory; told in lots, and never refused for what it says. */
export function recordAdEvents({ database, adLog }: CountingServices): Handler<'recordAdEvents'> {
  return async ({ body, member, request }) => {
    const who = await member();
    await adLog.record(
      { request, owns: await ownOf(database.orm, who?.userId) },
      body.events.map(({ contractor_id, channel, city = '' }) => ({
        contractorId: contractor_id,
        channel,
        // A city is a name of the list or none: what a reader sends is no text of a table.
        city: adCities.includes(city) ? city : '',
      })),
    );
    return { data: { accepted: body.events.length } };
  };
}

const channelOf = {
  number_of_emails: 'email',
  number_of_calls: 'phone',
  number_of_website_clicks: 'website',
  number_of_views: 'profile',
} as const;

/** The documents' own counter: the same event, and the sum over all days (D91). */
export function countContractorContact({
  database,
  adLog,
}: CountingServices): Handler<'countContractorContact'> {
  return async ({ body, signedIn, request }) => {
    const { userId } = await signedIn();
    const { contractor_id: contractorId, type } = body;
    const [known] = await database.orm
      .select({ approval: contractors.approval })
      .from(contractors)
      .where(eq(contractors.id, contractorId));
    if (known?.approval !== 'approved') throw new ApiError('NOT_FOUND');
    const owns = await ownOf(database.orm, userId);
    await adLog.record({ request, owns }, [{ contractorId, channel: channelOf[type], city: '' }]);
    await adLog.flush();
    const [sum] = await database.rows<{ count: number }>(
      {
        name: 'sum-contacts',
        text: `select coalesce(sum(count), 0)::int as count from contractor_counters
          where contractor_id = $1 and type = $2 and outcome = 'counted'`,
      },
      [contractorId, typeOf[channelOf[type]]],
    );
    return { data: { contractor_id: contractorId, type, count: sum?.count ?? 0 } };
  };
}
