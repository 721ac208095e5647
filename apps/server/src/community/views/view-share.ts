import type { Handler } from '../../http/handler.ts';
import type { ViewLog } from './view-log.ts';

/** Somebody has a shared home before them; never refused for what it names. */
export function viewInteriorShare(viewLog: ViewLog): Handler<'viewInteriorShare'> {
  return async ({ body: { id }, member, request }) => {
    const who = await member();
    viewLog.record(request, { home: id, by: who?.userId });
    return { data: { id } };
  };
}
