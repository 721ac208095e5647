import { endSessions } from '../account/session-repository.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Signs the member out everywhere but here. */
export function endOtherSessions({ database, now }: Services): Handler<'endOtherSessions'> {
  return async ({ signedIn }) => {
    const { userId, sessionId } = await signedIn();
    return { data: { ended: await endSessions(database.orm, { userId, but: sessionId }, now()) } };
  };
}
