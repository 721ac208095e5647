import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

export const builtExamples = [
  example('listBuiltProjects', {
    title: 'built homes, what was kept from before among them',
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.some(({ before }) => before !== null)).toBe(true);
    },
  }),
  example('listBuiltProjects', {
    title: 'after one design, in English',
    given: ({ builtDesignId }) => ({ query: { design_id: builtDesignId }, language: 'en' }),
    holds: ({ data: { items } }) => expect(items.length).toBeGreaterThan(0),
  }),
  example('listBuiltProjects', {
    title: 'by nobody',
    given: { query: { contractor_id: nobodysId } },
    holds: ({ data: { items } }) => expect(items).toEqual([]),
  }),
  example('getBuiltProject', {
    title: 'its parts add up to its cost',
    given: { params: { id: 1 } },
    holds: ({ data }) => {
      expect(data.costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.cost);
      expect(data.built_rooms[0]?.after.name).toBe(data.picture.name);
    },
  }),
  example('getBuiltProject', {
    title: 'one nobody has',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('listFinishedHomes', {
    title: 'finished homes, each with what was chosen',
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { selection, design_id: unit } of items)
        expect(selection.split('.')[1]).toBe(unit.toString(36));
    },
  }),
  example('listFinishedHomes', {
    title: 'of one type',
    given: { query: { type: '1-bedroom' as const } },
    holds: ({ data: { items } }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { house_type: type } of items) expect(type).toBe('1-bedroom');
    },
  }),
  example('getFinishedHome', {
    title: 'a home with its rooms, in Korean',
    given: ({ finishedHomeId }) => ({ params: { id: finishedHomeId }, language: 'ko' }),
    holds: ({ data }) => {
      expect(data.room_ids).toHaveLength(data.built_rooms.length);
      const marks = data.built_rooms.flatMap((room) => room.marks);
      expect(marks.length).toBeGreaterThan(0);
      for (const { piece } of marks) expect(piece.final_price).toBeGreaterThan(0);
      expect(data.costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.cost);
    },
  }),
  example('getFinishedHome', {
    title: 'one nobody has',
    given: { params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
