import type { Language } from '@hien/domain';
import type { Database, Orm } from '../db/database.ts';
import { aroundSql } from '../db/around-sql.ts';
import { floorsSql } from '../db/floors-sql.ts';
import { objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import type { RoomNiche } from '../db/schema/room-by-room.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { type OptionRow, readOptions, wireOption } from './options.ts';
import { withoutBlur } from './pictures.ts';
import { projectFields, styleSql } from './projects.ts';

export type WireHome = Answer<'getRoomHome'>['data'];

/** A home with everything that can be chosen in it. */
export function getRoomHome({ database }: Services): Handler<'getRoomHome'> {
  return async ({ params, language }) => {
    const home = await readHome(database, database.orm, params.designId, language);
    if (home === null) throw new ApiError('NOT_FOUND');
    return { data: home };
  };
}

type Frame = Omit<WireHome, 'rooms' | 'floors'> & {
  floors: (Omit<WireHome['floors'][number], 'rooms'> & {
    rooms: (Omit<WireHome['floors'][number]['rooms'][number], 'room_id'> & {
      place: number | null;
    })[];
  })[];
  rooms: (Omit<WireHome['rooms'][number], 'slots'> & { niches: RoomNiche[] })[];
};

/** Two statements, however many rooms and options there are. Null when there is no such unit. */
export async function readHome(
  database: Database,
  orm: Orm,
  unitId: number,
  language: Language,
): Promise<WireHome | null> {
  const [row] = await database.rows<{ item: string }>({ text: frameSql(language) }, [unitId]);
  if (row === undefined) return null;
  const frame = JSON.parse(row.item) as Frame;
  const options = Map.groupBy(await readOptions(orm, [unitId]), ({ roomId }) => roomId);
  return {
    ...frame,
    floors: frame.floors.map((floor) => ({
      ...floor,
      rooms: floor.rooms.map(({ place, ...room }) => ({
        ...room,
        room_id: place === null ? null : (frame.rooms[place]?.id ?? null),
      })),
    })),
    rooms: frame.rooms.map(({ niches, ...room }) => ({
      ...room,
      views: room.views.map((view) => ({
        ...view,
        panorama: view.panorama && withoutBlur(view.panorama),
      })),
      slots: slotsOf(options.get(room.id) ?? [], niches, language),
    })),
  };
}

/** Rows come in the order of their slots. */
function slotsOf(
  rows: readonly OptionRow[],
  niches: readonly RoomNiche[],
  language: Language,
): WireHome['rooms'][number]['slots'] {
  return [...Map.groupBy(rows, ({ slot }) => slot)].map(([slot, options]) => ({
    slot,
    niche: nicheOf(niches, slot),
    options: options.flatMap((row) => wireOption(row, language) ?? []),
  }));
}

function nicheOf(
  niches: readonly RoomNiche[],
  slot: string,
): WireHome['rooms'][number]['slots'][number]['niche'] {
  const niche = niches.find((one) => one.slot === slot);
  if (niche === undefined) return null;
  const { width, depth, height, connections } = niche;
  return { width, depth, height, connections: [...connections] };
}

function frameSql(language: Language): string {
  const view = objectSql({
    style_id: 'l.style_id',
    picture: pictureSql('l.picture', language),
    truth: 'l.truth',
    panorama: pictureSql('l.panorama', language),
    around: aroundSql('l.around', language),
  });
  const room = objectSql({
    id: 'm.id',
    room_type: 'm.room_type',
    name: textSql('m.name', language),
    views: `(select coalesce(json_agg(${view} order by l.style_id), '[]') from room_layouts l where l.room_id = m.id)`,
    scene: pictureSql('m.scene', language),
    niches: 'm.niches',
  });
  const item = objectSql({
    design_id: 'u.id',
    name: textSql('u.name', language),
    tower: 'u.tower',
    type: 'u.type',
    area: 'u.area_m2',
    project: objectSql(projectFields(language)),
    floors: floorsSql('u.floors', language),
    styles: `(select coalesce(json_agg(${styleSql(language)} order by s.position, s.id), '[]') from room_styles s
      where s.id in (select l.style_id from room_layouts l join rooms on rooms.id = l.room_id where rooms.unit_id = u.id))`,
    rooms: `(select coalesce(json_agg(${room} order by m.position, m.id), '[]') from rooms m where m.unit_id = u.id)`,
  });
  return `select ${item}::text as item from room_units u join room_projects r on r.id = u.project_id where u.id = $1`;
}
