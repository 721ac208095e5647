import { officeLimits } from '@hien/domain/office-plan';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { officeProjects } from '../../db/schema/office.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { readContent } from './content.ts';

/** What a member plans, the newest first. */
export function listOfficeProjects({ database }: Services): Handler<'listOfficeProjects'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    return kept(database.orm, userId);
  };
}

export function getOfficeProject({ database }: Services): Handler<'getOfficeProject'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const [row] = await database.orm
      .select()
      .from(officeProjects)
      .where(and(eq(officeProjects.id, call.params.id), eq(officeProjects.userId, userId)));
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return { data: wire(row) };
  };
}

/** Keeps a project, a new one or over the one that was changed; what two devices changed meets here. */
export function saveOfficeProject({ database, now }: Services): Handler<'saveOfficeProject'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, expected_version: expected } = call.body;
    const content = readContent(call.body.content, call.language);
    const savedAt = new Date(now());
    return database.orm.transaction(async (tx) => {
      if (id === null) {
        // The member's row is locked: the last place is taken once.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const [many] = await tx
          .select({ n: count() })
          .from(officeProjects)
          .where(eq(officeProjects.userId, userId));
        if ((many?.n ?? 0) >= officeLimits.projects) throw new ApiError('OFFICE_FULL');
        const [made] = await tx
          .insert(officeProjects)
          .values({ userId, content, savedAt })
          .returning();
        if (made === undefined) throw new ApiError('INTERNAL');
        return { data: wire(made) };
      }
      const [row] = await tx
        .select()
        .from(officeProjects)
        .where(and(eq(officeProjects.id, id), eq(officeProjects.userId, userId)))
        .for('update');
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (row.version !== expected) throw new ApiError('VERSION_CONFLICT', { current: wire(row) });
      const [saved] = await tx
        .update(officeProjects)
        .set({ content, savedAt, version: row.version + 1 })
        .where(eq(officeProjects.id, id))
        .returning();
      return { data: wire(saved ?? row) };
    });
  };
}

export function removeOfficeProject({ database }: Services): Handler<'removeOfficeProject'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const gone = await database.orm
      .delete(officeProjects)
      .where(and(eq(officeProjects.id, call.body.id), eq(officeProjects.userId, userId)))
      .returning({ id: officeProjects.id });
    if (gone.length === 0) throw new ApiError('NOT_FOUND');
    return kept(database.orm, userId);
  };
}

const wire = ({
  id,
  version,
  savedAt,
  content,
}: typeof officeProjects.$inferSelect): Answer<'getOfficeProject'>['data'] => ({
  id,
  version,
  saved_at: savedAt.toISOString(),
  content: { ...content },
});

async function kept(orm: Orm, userId: number): Promise<Answer<'listOfficeProjects'>> {
  const rows = await orm
    .select()
    .from(officeProjects)
    .where(eq(officeProjects.userId, userId))
    .orderBy(desc(officeProjects.savedAt), desc(officeProjects.id));
  return {
    data: {
      items: rows.map(({ id, version, savedAt, content }) => ({
        id,
        version,
        name: content.name,
        company: content.company,
        headcount: content.headcount,
        saved_at: savedAt.toISOString(),
      })),
      max: officeLimits.projects,
    },
  };
}
