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
];
