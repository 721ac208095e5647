import { expect } from 'vitest';
import { example } from '../example.ts';
import { type Known, nobodysId } from '../stage.ts';

const approve = { decision: 'approve' as const, reason: '', expected_version: 0 };

const asked = ({ shopAccount: { version, asked } }: Known, more: object = {}) => ({
  as: 'partner' as const,
  body: { ...asked, expectedVersion: version, ...more },
});
const contact = ({ shopAccount: { version, contact } }: Known, more: object = {}) => ({
  as: 'partner' as const,
  body: { ...contact, expectedVersion: version, ...more },
});

export const shopAccountExamples = [
  example('readShopAccount', {
    title: 'of the account its last digits alone',
    given: { as: 'partner' },
    holds: (account) => {
      expect(account.data.bank?.account).toMatch(/^•••• \d{4}$/);
      expect(JSON.stringify(account)).not.toContain('0071000123456');
      expect(account.changes.filter(({ state }) => state === 'waiting')).toHaveLength(1);
    },
  }),
  example('saveShopContact', {
    title: 'a warehouse of blanks',
    given: (known) => contact(known, { warehouse: '   ' }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveShopContact', {
    title: 'somebody else was first',
    given: (known) => contact(known, { warehouse: 'Kho khác', expectedVersion: 99 }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('askShopChange', {
    title: 'another tax code without a picture of the licence',
    given: (known) => asked(known, { taxCode: '0109999999' }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('askShopChange', {
    title: 'another account without its number',
    given: (known) => asked(known, { bankName: 'BIDV' }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('askShopChange', {
    title: 'somebody else was first',
    given: (known) => asked(known, { name: 'Tên khác', expectedVersion: 99 }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('askShopChange', {
    title: 'nothing that differs',
    given: (known) => asked(known, { address: known.shopAccount.address, note: '' }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('withdrawShopChange', {
    title: 'one that another shop sent',
    given: ({ shopAccount: { version } }) => ({
      as: 'partner',
      params: { id: nobodysId },
      body: { expectedVersion: version },
    }),
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('withdrawShopChange', {
    title: 'looked at before it was changed',
    given: ({ shopAccount: { waitingId } }) => ({
      as: 'partner',
      params: { id: waitingId },
      body: { expectedVersion: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('listShopChanges', {
    title: 'what waits, the account masked',
    given: { as: 'admin' },
    holds: ({ data }) => {
      expect(data.items.every(({ state }) => state === 'waiting')).toBe(true);
      expect(JSON.stringify(data)).not.toContain('0071000123456');
    },
  }),
  example('listShopChanges', {
    title: 'for staff alone',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('readShopChangeAccount', {
    title: 'in full, to whoever compares',
    given: ({ shopAccount: { cases } }) => ({ as: 'admin', params: { id: cases[0] } }),
    holds: ({ data }) => expect(data.before).toBe('0071000123456'),
  }),
  example('readShopChangeAccount', {
    title: 'of a request that is not there',
    given: { as: 'admin', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('readShopChangeAccount', {
    title: 'for staff alone',
    given: ({ shopAccount: { cases } }) => ({ as: 'partner', params: { id: cases[0] } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideShopChange', {
    title: 'a request that is not there',
    given: { as: 'admin', params: { id: nobodysId }, body: approve },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideShopChange', {
    title: 'another version than the one that was seen',
    given: ({ shopAccount: { cases } }) => ({
      as: 'admin',
      params: { id: cases[0] },
      body: { ...approve, expected_version: 40 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideShopChange', {
    title: 'a refusal has words',
    given: ({ shopAccount: { cases } }) => ({
      as: 'admin',
      params: { id: cases[0] },
      body: { decision: 'reject' as const, reason: ' ', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideShopChange', {
    title: 'for staff alone',
    given: ({ shopAccount: { cases } }) => ({
      as: 'partner',
      params: { id: cases[0] },
      body: approve,
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideShopChange', {
    title: 'refused with its reason',
    given: ({ shopAccount: { cases } }) => ({
      as: 'admin',
      params: { id: cases[0] },
      body: { decision: 'reject' as const, reason: ' Ảnh mờ ', expected_version: 0 },
    }),
    holds: ({ data }) => expect([data.state, data.reason]).toEqual(['rejected', 'Ảnh mờ']),
  }),
  example('decideShopChange', {
    title: 'approved',
    given: ({ shopAccount: { cases } }) => ({
      as: 'admin',
      params: { id: cases[1] },
      body: approve,
    }),
    holds: ({ data }) => expect([data.state, data.decided === null]).toEqual(['approved', false]),
  }),
  example('askShopChange', {
    title: 'the same request again changes nothing',
    given: (known) => asked(known),
    holds: ({ changes }) => expect(changes[0]?.state).toBe('waiting'),
  }),
  example('saveShopContact', {
    title: 'what is there already is no change',
    given: (known) => contact(known),
    holds: ({ contactName }) => expect(contactName).not.toBe(''),
  }),
  example('withdrawShopChange', {
    title: 'nobody looks at it any more',
    given: ({ shopAccount: { waitingId, version } }) => ({
      as: 'partner',
      params: { id: waitingId },
      body: { expectedVersion: version },
    }),
    holds: ({ changes }) =>
      expect(changes.filter(({ state }) => state === 'waiting')).toHaveLength(0),
  }),
];
