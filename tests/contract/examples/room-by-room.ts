import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const roomByRoomExamples = [
  example('listProjects', {
    title: 'the projects',
    holds: ({ data }) => expect(data.items.length).toBeGreaterThan(0),
  }),
  example('listStyles', {
    title: 'styles, without the four fixed ones of the client',
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { id } of data.items) expect(id).toBeGreaterThan(0);
    },
  }),
  example('listRoomsOfDesign', {
    title: 'rooms with their layouts',
    given: ({ designId }) => ({ params: { designId } }),
    holds: ({ data }) =>
      expect(data.items.some(({ room_layout_detail }) => room_layout_detail.length > 0)).toBe(true),
  }),
  example('listRoomsOfDesign', {
    title: 'one room',
    given: ({ designId }) => ({
      params: { designId },
      query: { room_type: 'living-room' as const },
    }),
    holds: ({ data }) => {
      for (const { room_type } of data.items) expect(room_type).toBe('living-room');
    },
  }),
  example('listRoomsOfDesign', {
    title: 'of a design nobody has',
    given: { params: { designId: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getProject', {
    title: 'a project with its units',
    given: ({ projectId }) => ({ params: { id: projectId } }),
    holds: ({ data }) => expect(data.units.length).toBeGreaterThan(0),
  }),
  example('getProject', {
    title: 'one nobody has',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listProjectParts', {
    title: 'its blocks',
    given: ({ projectId }) => ({ query: { project_id: projectId } }),
    holds: ({ data }, { projectId }) => {
      for (const { project_id } of data.items) expect(project_id).toBe(projectId);
    },
  }),
  example('listProjectParts', {
    title: 'of nobody',
    given: { query: { project_id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('getRoomHome', {
    title: 'a home with its rooms, in Korean',
    given: ({ designId }) => ({ params: { designId }, language: 'ko' }),
    holds: ({ data }, { designId }) => {
      expect(data.design_id).toBe(designId);
      expect(data.rooms.length).toBeGreaterThan(0);
    },
  }),
  example('getRoomHome', {
    title: 'of a unit nobody has',
    given: { params: { designId: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listRoomHomes', {
    title: 'home types of all projects, a page of them',
    given: { query: { limit: 1 } },
    holds: ({ data }) => {
      expect(data.items).toHaveLength(1);
      expect(data.meta.total).toBeGreaterThan(1);
    },
  }),
  example('listRoomHomes', {
    title: 'of one type',
    given: { query: { type: '2-bedroom' as const } },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      for (const { type } of data.items) expect(type).toBe('2-bedroom');
    },
  }),
  example('listRoomHomes', {
    title: 'none of a project nobody has',
    given: { query: { project: 'khong-co' } },
    holds: ({ data }) => expect(data).toMatchObject({ items: [], meta: { total: 0 } }),
  }),
  example('listProductPlaces', {
    title: 'a home for each product that stands in one',
    given: { query: { product_ids: Array.from({ length: 20 }, (_, at) => at + 1) } },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(0);
      const ids = data.items.map(({ product_id }) => product_id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  }),
  example('listProductPlaces', {
    title: 'nothing for what stands nowhere',
    given: { query: { product_ids: [nobodysId] } },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('listProductPlaces', {
    title: 'of more products than one page shows',
    given: { query: { product_ids: Array.from({ length: 21 }, (_, at) => at + 1) } },
    status: 400,
    code: 'VALIDATION',
  }),
  example('listSavedRooms', {
    title: 'what the member keeps',
    given: { as: 'member' },
    holds: ({ data }) => {
      expect(data.items.length).toBeGreaterThan(1);
      expect(data.items[0]?.selection).toMatch(/\.\$[0-9a-z]+$/);
    },
  }),
  example('saveRooms', {
    title: 'a selection is kept under the name that was typed',
    given: ({ designId }) => ({
      as: 'member',
      body: { name: '  Bản cho Tết ', design_id: designId, selection: '1.1.1._' },
    }),
    status: 201,
    holds: ({ data }, { designId }) =>
      expect(data.items[0]).toMatchObject({ name: 'Bản cho Tết', design_id: designId }),
  }),
  example('saveRooms', {
    title: 'written over one that is kept, it takes its place',
    given: ({ designId, savedRoomsIds: [id] }) => ({
      as: 'member',
      body: { name: 'Bản sửa', design_id: designId, selection: '1.1.2._', replaces: id },
    }),
    status: 201,
    holds: ({ data }, { savedRoomsIds: [id] }) =>
      expect(data.items.find((one) => one.id === id)?.name).toBe('Bản sửa'),
  }),
  example('saveRooms', {
    title: 'written over one that the member does not keep',
    given: ({ designId }) => ({
      as: 'member',
      body: { name: 'Bản sửa', design_id: designId, selection: '1.1.2._', replaces: nobodysId },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveRooms', {
    title: 'of a unit nobody has',
    given: {
      as: 'member',
      body: { name: 'Không có', design_id: nobodysId, selection: '1.1.1._' },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('saveRooms', {
    title: 'by a member who keeps as many as one can is SAVED_ROOMS_FULL',
    given: ({ designId }) => ({
      as: 'partner',
      body: { name: 'Một bản nữa', design_id: designId, selection: '1.1.1._' },
    }),
    status: 422,
    code: 'SAVED_ROOMS_FULL',
  }),
  example('renameSavedRooms', {
    title: 'it gets another name',
    given: ({ savedRoomsIds: [id] }) => ({ as: 'member', body: { id, name: 'Bản cuối' } }),
    holds: ({ data }, { savedRoomsIds: [id] }) =>
      expect(data.items.find((one) => one.id === id)?.name).toBe('Bản cuối'),
  }),
  example('renameSavedRooms', {
    title: 'one of somebody else is not there',
    given: { as: 'member', body: { id: nobodysId, name: 'Của tôi' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('removeSavedRooms', {
    title: 'it is kept no longer',
    given: ({ savedRoomsIds: [, id] }) => ({ as: 'member', body: { id } }),
    holds: ({ data }, { savedRoomsIds: [, id] }) =>
      expect(data.items.some((one) => one.id === id)).toBe(false),
  }),
  example('removeSavedRooms', {
    title: 'one of somebody else is not there',
    given: { as: 'member', body: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
