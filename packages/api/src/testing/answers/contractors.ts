import { MockFailure } from '../failure.ts';
import { contractor } from '../fixtures/contractors.ts';
import type { Answers } from './answerer.ts';

function known(id: number): number {
  if (id !== 1) throw new MockFailure(404);
  return id;
}

export const contractorsAnswers: Answers<
  'getContractor' | 'countContractorContact' | 'sendInboxMessage'
> = {
  getContractor({ params, language }) {
    known(params.contractor_id);
    return { data: contractor(language) };
  },

  countContractorContact: ({ body }) => ({
    data: { contractor_id: known(body.contractor_id), type: body.type, count: 12 },
  }),

  sendInboxMessage({ body }) {
    known(body.contractor_id);
    return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
  },
};
