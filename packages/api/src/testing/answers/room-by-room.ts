import { MockFailure } from '../failure.ts';
import { roomHome } from '../fixtures/room-home.ts';
import { projectDetail, projects, rooms, styles } from '../fixtures/room-by-room.ts';
import type { Answers } from './answerer.ts';

export const roomByRoomAnswers: Answers<
  | 'listProjects'
  | 'listStyles'
  | 'listRoomsOfDesign'
  | 'getProject'
  | 'getRoomHome'
  | 'listProjectParts'
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
};
