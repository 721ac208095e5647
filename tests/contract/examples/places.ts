import { expect } from 'vitest';
import { example } from '../example.ts';

export const placesExamples = [
  example('listWards', {
    title: 'those of a city with what they were',
    given: { query: { city: 'Thành phố Hồ Chí Minh' } },
    holds: ({ data }) => {
      const saiGon = data.wards.find(({ name }) => name === 'Phường Sài Gòn');
      expect(saiGon?.was).toEqual([
        {
          city: 'Thành phố Hồ Chí Minh',
          district: 'Quận 1',
          wards: ['Phường Bến Nghé', 'Phường Nguyễn Thái Bình', 'Phường Đa Kao'],
        },
      ]);
    },
  }),
  example('listWards', {
    title: 'a province that is none any more',
    given: { query: { city: 'Bình Dương' } },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
