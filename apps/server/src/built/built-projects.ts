import { objectSql } from '../db/json-sql.ts';
import { cardFields } from '../designs/designs.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { builtCard, builtDetail } from './built-sql.ts';
import { listBuilt, oneBuilt } from './read-built.ts';

/** Homes that were built after a design. */
export function listBuiltProjects({ database }: Services): Handler<'listBuiltProjects'> {
  return ({ query, language }) =>
    listBuilt(database, 'design_id', builtCard(language), query, [
      ['t.design_id =', query.design_id],
      ['t.contractor_id =', query.contractor_id],
    ]);
}

export function getBuiltProject({ database }: Services): Handler<'getBuiltProject'> {
  return ({ params, language }) => {
    const fields = {
      ...builtDetail(language),
      design: `(select ${objectSql(cardFields(language, 'd'))} from designs d where d.id = t.design_id)`,
    };
    return oneBuilt(database, 'design_id', fields, `built-project-${language}`, params.id);
  };
}
