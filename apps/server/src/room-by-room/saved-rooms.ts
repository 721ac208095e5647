import { roomHomeOf } from '@hien/api/wire';
import {
  type Language,
  decodeSelection,
  encodeSelection,
  limits,
  roomStyle,
  savedRoomsSchema,
  selectionPrice,
  withSeenTotal,
} from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { pictureOf, textOf } from '../db/localized.ts';
import { users } from '../db/schema/account.ts';
import { roomLayouts, roomProjects, roomUnits, savedRooms } from '../db/schema/room-by-room.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { readHome } from './home.ts';

/** What a member keeps, the newest first. */
export function listSavedRooms({ database }: Services): Handler<'listSavedRooms'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    return kept(database.orm, userId, call.language);
  };
}

/**
 * Keeps a selection as it can be had today; what it says that cannot be read is repaired as the selector repairs it. The
 * same one again changes nothing. Written over another it takes that one's place, and there is one of it still.
 */
export function saveRooms({ database, now }: Services): Handler<'saveRooms'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { design_id: unitId, selection: asked, replaces } = call.body;
    const { name } = readForm(savedRoomsSchema, { name: call.body.name }, call.language);
    const wire = await readHome(database, database.orm, unitId, call.language);
    if (wire === null) throw new ApiError('NOT_FOUND');
    const home = roomHomeOf(wire);
    const { selection } = decodeSelection(home, asked);
    const room = home.rooms.find(({ id }) => id === selection.view) ?? home.rooms[0];
    const row = {
      userId,
      unitId,
      name,
      code: encodeSelection(home, selection),
      total: selectionPrice(home, selection).breakdown.goods,
      roomId: room?.id ?? null,
      styleId: room === undefined ? selection.style : roomStyle(selection, room),
      createdAt: new Date(now()),
    };
    return database.orm.transaction(async (tx) => {
      // The member's row is locked: the last place is taken once.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const all = await tx
        .select({ id: savedRooms.id, unitId: savedRooms.unitId, code: savedRooms.code })
        .from(savedRooms)
        .where(eq(savedRooms.userId, userId));
      const same = all.find(({ code }) => code === row.code);
      if (replaces !== undefined) {
        if (!all.some((one) => one.id === replaces && one.unitId === unitId))
          throw new ApiError('NOT_FOUND');
        if (same !== undefined && same.id !== replaces)
          await tx.delete(savedRooms).where(eq(savedRooms.id, same.id));
        await tx.update(savedRooms).set(row).where(eq(savedRooms.id, replaces));
      } else if (same === undefined) {
        if (all.length >= limits.savedRooms.max) throw new ApiError('SAVED_ROOMS_FULL');
        await tx.insert(savedRooms).values(row);
      }
      return kept(tx, userId, call.language);
    });
  };
}

export function renameSavedRooms({ database }: Services): Handler<'renameSavedRooms'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { name } = readForm(savedRoomsSchema, { name: call.body.name }, call.language);
    const named = await database.orm
      .update(savedRooms)
      .set({ name })
      .where(and(eq(savedRooms.id, call.body.id), eq(savedRooms.userId, userId)))
      .returning({ id: savedRooms.id });
    if (named.length === 0) throw new ApiError('NOT_FOUND');
    return kept(database.orm, userId, call.language);
  };
}

export function removeSavedRooms({ database }: Services): Handler<'removeSavedRooms'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const gone = await database.orm
      .delete(savedRooms)
      .where(and(eq(savedRooms.id, call.body.id), eq(savedRooms.userId, userId)))
      .returning({ id: savedRooms.id });
    if (gone.length === 0) throw new ApiError('NOT_FOUND');
    return kept(database.orm, userId, call.language);
  };
}

async function kept(
  orm: Orm,
  userId: number,
  language: Language,
): Promise<Answer<'listSavedRooms'>> {
  const rows = await orm
    .select({
      saved: savedRooms,
      home: roomUnits.name,
      project: roomProjects.name,
      slug: roomProjects.slug,
      picture: roomLayouts.picture,
    })
    .from(savedRooms)
    .innerJoin(roomUnits, eq(roomUnits.id, savedRooms.unitId))
    .innerJoin(roomProjects, eq(roomProjects.id, roomUnits.projectId))
    .leftJoin(
      roomLayouts,
      and(eq(roomLayouts.roomId, savedRooms.roomId), eq(roomLayouts.styleId, savedRooms.styleId)),
    )
    .where(eq(savedRooms.userId, userId))
    .orderBy(desc(savedRooms.id));
  return {
    data: {
      items: rows.map(({ saved, home, project, slug, picture }) => ({
        id: saved.id,
        name: saved.name,
        design_id: saved.unitId,
        home_name: textOf(home, language),
        project_name: textOf(project, language),
        project_slug: slug,
        picture: picture === null ? null : pictureOf(picture, language),
        selection: withSeenTotal(saved.code, saved.total),
        total: saved.total,
        saved_at: saved.createdAt.toISOString(),
      })),
      max: limits.savedRooms.max,
    },
  };
}
