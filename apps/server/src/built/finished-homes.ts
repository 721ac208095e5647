import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { builtCard, builtDetail, homeFields, roomIds } from './built-sql.ts';
import { listBuilt, oneBuilt } from './read-built.ts';

/** Homes that were furnished room by room. */
export function listFinishedHomes({ database }: Services): Handler<'listFinishedHomes'> {
  return ({ query, language }) =>
    listBuilt(database, 'unit_id', { ...builtCard(language), ...homeFields(language) }, query, [
      ['t.house_type =', query.type],
      ['t.contractor_id =', query.contractor_id],
    ]);
}

export function getFinishedHome({ database }: Services): Handler<'getFinishedHome'> {
  return ({ params, language }) => {
    const fields = { ...builtDetail(language), ...homeFields(language), room_ids: roomIds };
    return oneBuilt(database, 'unit_id', fields, `finished-home-${language}`, params.id);
  };
}
