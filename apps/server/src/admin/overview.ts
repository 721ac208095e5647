import { waitingIn } from '../cases/case-list.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { queues } from './queues.ts';

/** How much waits in each queue and since when. */
export function getAdminOverview(
  { database: { orm } }: Services,
  demo: boolean,
): Handler<'getAdminOverview'> {
  return async () => ({
    data: {
      demo,
      queues: await Promise.all(
        Object.entries(queues).map(async ([queue, found]) => {
          const { waiting, oldest } = await waitingIn(orm, found);
          return { queue, waiting, oldest_at: oldest?.toISOString() ?? null };
        }),
      ),
    },
  });
}
