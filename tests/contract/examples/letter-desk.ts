import { expect } from 'vitest';
import { example } from '../example.ts';

const words = {
  vi: 'Tháng này mưa nhiều.',
  en: 'It rained a lot this month.',
  ko: '이번 달에는 비가 많이 왔습니다.',
};

export const letterDeskExamples = [
  example('listLetters', {
    title: 'this month’s first',
    given: { as: 'admin' },
    holds: ({ data: { items } }, { letter }) => {
      expect(items[0]).toMatchObject({ month: letter.month, state: 'open', sent: 0 });
    },
  }),
  example('listLetters', {
    title: 'members get it when it leaves',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('saveLetter', {
    title: 'in every language',
    given: ({ letter: { month, version } }) => ({
      as: 'admin',
      params: { month },
      body: { words, held: false, expected_version: version },
    }),
    holds: ({ data }) => expect(data).toMatchObject({ words, held_at: null }),
  }),
  example('saveLetter', {
    title: 'in one language alone',
    given: ({ letter: { month, version } }) => ({
      as: 'admin',
      params: { month },
      body: { words: { ...words, ko: '' }, held: false, expected_version: version },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('saveLetter', {
    title: 'by a member',
    given: ({ letter: { month, version } }) => ({
      as: 'member',
      params: { month },
      body: { words, held: true, expected_version: version },
    }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('saveLetter', {
    title: 'over what somebody else saved',
    given: ({ letter: { month } }) => ({
      as: 'admin',
      params: { month },
      body: { words, held: true, expected_version: 99 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('saveLetter', {
    title: 'of a month that is over',
    given: {
      as: 'admin',
      params: { month: '2020-01' },
      body: { words, held: true, expected_version: 0 },
    },
    status: 404,
    code: 'NOT_FOUND',
  }),
];
