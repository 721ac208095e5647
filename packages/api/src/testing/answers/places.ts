import { citiesOf } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { someWards } from '../fixtures/wards.ts';
import type { Answers } from './answerer.ts';

/** Where people live. */
export const placesAnswers: Answers<'listWards'> = {
  listWards({ query: { city } }) {
    if (!citiesOf('post2025').includes(city)) throw new MockFailure(404, { code: 'NOT_FOUND' });
    const wards = city === someWards.city ? someWards.wards : [];
    return {
      data: {
        city,
        wards: wards.map(({ name, was }) => ({
          name,
          was: was.map((one) => ({ ...one, wards: [...one.wards] })),
        })),
      },
    };
  },
};
