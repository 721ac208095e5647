import { expect } from 'vitest';
import { example } from '../example.ts';

export const consentExamples = [
  example('listConsents', {
    title: 'news by mail is there for everybody, each kind once',
    given: { as: 'member' },
    holds: ({ data }) => {
      const kinds = data.items.map(({ kind }) => kind);
      expect(kinds).toContain('marketing');
      expect(new Set(kinds).size).toBe(kinds.length);
    },
  }),
  example('setConsent', {
    title: 'a consent taken back stays taken back, however often it is pressed',
    given: { as: 'member', body: { kind: 'marketing', granted: false, version: 1 } },
    holds: ({ data }) =>
      expect(data.items.find(({ kind }) => kind === 'marketing')).toMatchObject({ granted: false }),
  }),
  example('setConsent', {
    title: 'agreeing to a text that is not the one of today is refused',
    given: { as: 'newcomer', body: { kind: 'marketing', granted: true, version: 99 } },
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
];
