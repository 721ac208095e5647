import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const city = 'Thành phố Hồ Chí Minh';

export const paidPlaceExamples = [
  example('listContractors', {
    title: 'a place that is kept away on the device stands by merit',
    given: { query: { city, refused: [2, 3], limit: 60 } },
    holds: ({ data: { items } }) => {
      for (const { id, place } of items) if (id === 2 || id === 3) expect(place.by).toBe('merit');
    },
  }),
  example('listRefusedPlaces', {
    title: 'none at first',
    given: { as: 'member' },
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('refusePlace', {
    title: 'a member keeps a place away',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { contractor_id: contractorId, refused: true },
    }),
    holds: ({ data }, { contractorId }) =>
      expect(data.items.map(({ id }) => id)).toEqual([contractorId]),
  }),
  example('refusePlace', {
    title: 'and lets it back',
    given: ({ contractorId }) => ({
      as: 'member',
      body: { contractor_id: contractorId, refused: false },
    }),
    holds: ({ data }) => expect(data.items).toEqual([]),
  }),
  example('refusePlace', {
    title: 'one nobody has',
    given: { as: 'member', body: { contractor_id: nobodysId, refused: true } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
