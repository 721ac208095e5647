import { officeModuleNumbered } from '@hien/domain/office-plan';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { keptModules } from '../../db/schema/office.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';

/** Modules that a member keeps, the one kept last first. */
export function listKeptModules({ database }: Services): Handler<'listKeptModules'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    return kept(database.orm, userId);
  };
}

/** Keeps modules beside those that are kept, all of them or none; what is kept already stays where it is. */
export function keepModules({ database }: Services): Handler<'keepModules'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { numbers } = call.body;
    if (numbers.some((number) => officeModuleNumbered(number) === undefined))
      throw new ApiError('NOT_FOUND');
    // The first one is written last: it is the latest.
    const rows = [...new Set(numbers)].toReversed().map((module) => ({ userId, module }));
    await database.orm.insert(keptModules).values(rows).onConflictDoNothing();
    return kept(database.orm, userId);
  };
}

export function releaseModule({ database }: Services): Handler<'releaseModule'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    await database.orm
      .delete(keptModules)
      .where(and(eq(keptModules.userId, userId), eq(keptModules.module, call.body.number)));
    return kept(database.orm, userId);
  };
}

async function kept(orm: Orm, userId: number): Promise<Answer<'listKeptModules'>> {
  const rows = await orm
    .select({ module: keptModules.module })
    .from(keptModules)
    .where(eq(keptModules.userId, userId))
    .orderBy(desc(keptModules.id));
  return { data: { numbers: rows.map(({ module }) => module) } };
}
