import { expect } from 'vitest';
import { example } from '../example.ts';
import { nobodysId } from '../stage.ts';

const approve = { decision: 'approve', reason: '' } as const;
const reject = { decision: 'reject', reason: 'Giấy phép đã hết hạn' } as const;

export const adminExamples = [
  example('getAdminOverview', {
    title: 'an admin sees what waits',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const upgrades = data.queues.find(({ queue }) => queue === 'upgrades');
      expect(upgrades?.waiting).toBeGreaterThan(0);
      expect(upgrades?.oldest_at).not.toBeNull();
    },
  }),
  example('getAdminOverview', {
    title: 'nobody else does',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listUpgradeCases', {
    title: 'the oldest application comes first',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ sent_at }) => Date.parse(sent_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(data.items.every(({ waits_for }) => waits_for !== null)).toBe(true);
    },
  }),
  example('listUpgradeCases', {
    title: 'members see no applications',
    given: { as: 'partner' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideUpgrade', {
    title: 'a refusal needs a reason',
    given: ({ upgradeCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, reason: ' ', expected_version: 1 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideUpgrade', {
    title: 'what was looked at must still be so',
    given: ({ upgradeCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideUpgrade', {
    title: 'an application is approved',
    given: ({ upgradeCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...approve, expected_version: 1 },
    }),
    holds: ({ data }) => {
      expect(data).toMatchObject({ state: 'approved', waits_for: null, version: 2 });
      expect(data.decided?.by).not.toBe('');
    },
  }),
  example('decideUpgrade', {
    title: 'there is no such application',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...approve, expected_version: 1 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideUpgrade', {
    title: 'members decide nothing',
    given: ({ upgradeCaseId: id }) => ({
      as: 'member',
      params: { id },
      body: { ...approve, expected_version: 1 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listContractorCases', {
    title: 'contractors in order of registration',
    given: { as: 'admin' },
    holds: ({ data }) => {
      const times = data.items.map(({ applied_at }) => Date.parse(applied_at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  }),
  example('listContractorCases', {
    title: 'members see no cases',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('decideContractor', {
    title: 'a refusal needs a reason',
    given: ({ contractorCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, reason: '', expected_version: 0 },
    }),
    status: 422,
    code: 'AUTH_15',
  }),
  example('decideContractor', {
    title: 'what was looked at must still be so',
    given: ({ contractorCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, expected_version: 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('decideContractor', {
    title: 'a contractor is refused, with the reason',
    given: ({ contractorCaseId: id }) => ({
      as: 'admin',
      params: { id },
      body: { ...reject, expected_version: 0 },
    }),
    holds: ({ data }) =>
      expect(data).toMatchObject({ state: 'rejected', rejection: 'Giấy phép đã hết hạn' }),
  }),
  example('decideContractor', {
    title: 'there is no such contractor',
    given: { as: 'admin', params: { id: nobodysId }, body: { ...reject, expected_version: 0 } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('decideContractor', {
    title: 'members decide nothing',
    given: ({ contractorCaseId: id }) => ({
      as: 'member',
      params: { id },
      body: { ...reject, expected_version: 0 },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('listOutbox', {
    title: 'an admin sees which mails left',
    given: { as: 'admin' },
    holds: ({ data }) => expect(data.meta.page).toBe(1),
  }),
  example('listOutbox', {
    title: 'members see no mails',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
