import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const paid = { proof: 'FT26065112233', expected_version: 0 };
const note = { note: 'Đã gọi ngân hàng.', close: false };

export const financeExamples = [
  example('listMoneyReturns', {
    title: 'what people have to return, the most urgent first, accounts masked',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const due = data.items.map(({ due_at }) => Date.parse(due_at));
      expect(due).toEqual(due.toSorted((a, b) => a - b));
      expect(data.items.every(({ state }) => state !== 'refunded')).toBe(true);
      expect(JSON.stringify(data)).not.toContain('0071000123456');
    },
  }),
  example('listMoneyReturns', {
    title: 'sellers see none of it',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readReturnAccount', {
    title: 'in full, to whoever makes the transfer',
    given: ({ returnIds: { toAccount: id } }) => ({ as: 'admin', params: { id } }),
    holds: ({ data }) => expect(data.account).toBe('0071000123456'),
  }),
  example('readReturnAccount', {
    title: 'not of a return that is not there',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readReturnAccount', {
    title: 'members read no accounts of others',
    given: ({ returnIds: { toAccount: id } }) => ({ as: 'member', params: { id } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('payMoneyReturn', {
    title: 'a payment has a reference',
    given: ({ returnIds: { toAccount: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...paid, proof: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('payMoneyReturn', {
    title: 'what was looked at must still be so',
    given: ({ returnIds: { toAccount: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...paid, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('payMoneyReturn', {
    title: 'a return is made',
    given: ({ returnIds: { toAccount: id } }) => ({ as: 'admin', params: { id }, body: paid }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'refunded', proof: paid.proof, version: 1 });
      expect(data.acts[0]).toMatchObject({ act: 'paid-by-hand', text: paid.proof });
    },
  }),
  example('payMoneyReturn', {
    title: 'there is no such return',
    given: { as: 'admin', params: { id: nobodysId }, body: paid },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('payMoneyReturn', {
    title: 'members return nothing',
    given: ({ returnIds: { toAccount: id } }) => ({ as: 'member', params: { id }, body: paid }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('retryMoneyReturn', {
    title: 'somebody was first',
    given: ({ returnIds: { refused: id } }) => ({
      as: 'admin',
      params: { id },
      body: { expected_version: 1 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('retryMoneyReturn', {
    title: 'goes to the gateway again, in a new round',
    given: ({ returnIds: { refused: id } }) => ({
      as: 'admin',
      params: { id },
      body: { expected_version: 2 },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'processing', round: 2, can_retry: false }),
  }),
  example('retryMoneyReturn', {
    title: 'there is no such return',
    given: { as: 'admin', params: { id: nobodysId }, body: { expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('retryMoneyReturn', {
    title: 'members send nothing',
    given: ({ returnIds: { refused: id } }) => ({
      as: 'member',
      params: { id },
      body: { expected_version: 2 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listStaffCases', {
    title: 'the one that waits longest comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const opened = data.items.map(({ opened_at }) => Date.parse(opened_at));
      expect(opened).toEqual(opened.toSorted((a, b) => a - b));
      expect(data.items.every(({ state }) => state === 'open')).toBe(true);
    },
  }),
  example('listStaffCases', {
    title: 'members see no cases',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('noteStaffCase', {
    title: 'a note says something',
    given: ({ caseIds: { open: id } }) => ({
      as: 'admin',
      params: { id },
      body: { ...note, note: ' ' },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('noteStaffCase', {
    title: 'stays with the case',
    given: ({ caseIds: { open: id } }) => ({ as: 'admin', params: { id }, body: note }),
    holds: ({ data }) => {
      expect(data.state).toBe('open');
      expect(data.acts[0]).toMatchObject({ act: 'noted', text: note.note });
    },
  }),
  example('noteStaffCase', {
    title: 'somebody has closed it',
    given: ({ caseIds: { closed: id } }) => ({ as: 'admin', params: { id }, body: note }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('noteStaffCase', {
    title: 'there is no such case',
    given: { as: 'admin', params: { id: nobodysId }, body: note },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('noteStaffCase', {
    title: 'members note nothing',
    given: ({ caseIds: { open: id } }) => ({ as: 'member', params: { id }, body: note }),
    status: 403,
    code: 'FORBIDDEN',
  }),
];
