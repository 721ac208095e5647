import { limits } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { productPlaces, roomHome } from '../fixtures/room-home.ts';
import { homeCards, projectDetail, projects, rooms, styles } from '../fixtures/room-by-room.ts';
import { savedRooms } from '../fixtures/saved-rooms.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { SavedRooms } from '../../types.ts';
import type { Answers } from './answerer.ts';

const kept = (items: SavedRooms[]) => ({ data: { items, max: limits.savedRooms.max } });

/** Their own name, as everybody's form says it. */
function named(name: string): string {
  if (name.trim() === '')
    throw new MockFailure(400, { fields: [{ field: 'name', code: 'VALIDATION' }] });
  return name.trim();
}

function known(items: readonly SavedRooms[], id: number): void {
  if (items.every((item) => item.id !== id)) throw new MockFailure(404);
}

export const roomByRoomAnswers: Answers<
  | 'listProjects'
  | 'listStyles'
  | 'listRoomsOfDesign'
  | 'getProject'
  | 'getRoomHome'
  | 'listProjectParts'
  | 'listProductPlaces'
  | 'listRoomHomes'
  | 'listSavedRooms'
  | 'saveRooms'
  | 'renameSavedRooms'
  | 'removeSavedRooms'
> = {
  listProjects: ({ language }) => ({ data: { items: projects(language) } }),

  listStyles: ({ language }) => ({ data: { items: styles(language) } }),

  listRoomsOfDesign({ params, query, language }) {
    if (params.designId !== 1) throw new MockFailure(404);
    const items = rooms(language)
      .filter(({ room_type }) => query.room_type === undefined || room_type === query.room_type)
      .map((room) => ({
        ...room,
        room_layout_detail: room.room_layout_detail.filter(
          ({ style_id }) => query.style_id === undefined || style_id === query.style_id,
        ),
      }));
    return { data: { items } };
  },

  getRoomHome({ params, language }) {
    const home = roomHome(params.designId, language);
    if (home === undefined) throw new MockFailure(404);
    return { data: home };
  },

  getProject({ params, language }) {
    const project = projectDetail(params.id, language);
    if (project === undefined) throw new MockFailure(404);
    return { data: project };
  },

  listProjectParts({ query, language }) {
    const project = projectDetail(query.project_id, language);
    if (project === undefined) throw new MockFailure(404);
    const items = project.towers.map((tower, index) => ({
      id: index + 1,
      project_id: project.id,
      name: `${project.project_name} ${tower}`,
      tower,
    }));
    return { data: { items } };
  },

  listRoomHomes({ query, language }) {
    const { page = 1, limit = 12 } = query;
    const found = homeCards(language, query.brand).filter(
      ({ project_slug: project, tower, type }) =>
        (query.project === undefined || query.project === project) &&
        (query.tower === undefined || query.tower === tower) &&
        (query.type === undefined || query.type === type),
    );
    const items = found.slice((page - 1) * limit, page * limit);
    const totalPages = Math.ceil(found.length / limit);
    return { data: { items, meta: { page, limit, total: found.length, totalPages } } };
  },

  listProductPlaces: ({ query, language }) => ({
    data: { items: productPlaces(query.product_ids, language) },
  }),

  listSavedRooms: ({ language }) => kept(savedRooms(language)),

  saveRooms({ body, token, language }) {
    if (token === tokens.partner) throw new MockFailure(422, { code: 'SAVED_ROOMS_FULL' });
    const items = savedRooms(language);
    const [first] = items;
    const home = roomHome(body.design_id, language);
    if (home === undefined || first === undefined) throw new MockFailure(404);
    const name = named(body.name);
    const { selection, replaces } = body;
    if (replaces !== undefined) {
      known(items, replaces);
      return kept(
        items.map((item) =>
          item.id === replaces ? { ...item, name, selection, saved_at: daysAgo(0) } : item,
        ),
      );
    }
    return kept([
      { ...first, id: items.length + 1, name, selection, saved_at: daysAgo(0) },
      ...items,
    ]);
  },

  renameSavedRooms({ body, language }) {
    const items = savedRooms(language);
    known(items, body.id);
    const name = named(body.name);
    return kept(items.map((item) => (item.id === body.id ? { ...item, name } : item)));
  },

  removeSavedRooms({ body, language }) {
    const items = savedRooms(language);
    known(items, body.id);
    return kept(items.filter(({ id }) => id !== body.id));
  },
};
