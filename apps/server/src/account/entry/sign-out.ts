import type { Handler } from '../../http/handler.ts';
import { dropMemberHint } from '../../http/network/member-hint.ts';
import type { Account } from '../account.ts';
import { endSessions } from '../session-repository.ts';

/** Ends the session of the token, or every session of its member. */
export function signOut({ database, now }: Account): Handler<'signOut'> {
  return async ({ body, signedIn, request, reply }) => {
    const { userId, sessionId } = await signedIn();
    dropMemberHint(request, reply);
    const which = body.everywhere ? { userId } : { userId, sessionId };
    return { data: { ended_sessions: await endSessions(database.orm, which, now()) } };
  };
}
