import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { overviewOf } from './wire.ts';

export function readMembership({ database, now }: Services): Handler<'readMembership'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    return overviewOf(database.orm, userId, now());
  };
}
