import { MockFailure } from '../failure.ts';
import { contractorCards } from '../fixtures/contractors.ts';
import type { Answers } from './answerer.ts';

/** What a visitor does about bought places. */
export const paidPlaceAnswers: Answers<'listRefusedPlaces' | 'refusePlace'> = {
  listRefusedPlaces({ token }) {
    if (token === null) throw new MockFailure(401);
    return { data: { items: [] } };
  },

  refusePlace({ body: { contractor_id: id, refused }, token }) {
    if (token === null) throw new MockFailure(401);
    const found = contractorCards().find((company) => company.id === id);
    if (!refused) return { data: { items: [] } };
    if (found === undefined) throw new MockFailure(404);
    return { data: { items: [{ id, name: found.name }] } };
  },
};
