import { findProfile } from '../account/user-repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { personalData, rowsOf } from './personal-data.ts';

/** Everything about the member in one document; nothing that opens an account is in it. */
export function exportMyData({ database, now }: Services): Handler<'exportMyData'> {
  return async (call) => {
    const member = await call.signedIn();
    const profile = await findProfile(database, member.userId);
    if (profile === null) throw new ApiError('UNAUTHENTICATED');
    const {
      passwordHash: _,
      unreadInbox: __,
      unreadNews: ___,
      version: ____,
      ...account
    } = profile;
    const person = { userId: profile.id, email: profile.email };
    const records = await Promise.all(
      personalData.map(async ({ name, read }) => [name, await rowsOf(database.orm, read(person))]),
    );
    void call.reply.header('cache-control', 'no-store');
    return {
      data: {
        exported_at: new Date(now()).toISOString(),
        account,
        records: Object.fromEntries(records) as Record<string, Record<string, unknown>[]>,
      },
    };
  };
}
