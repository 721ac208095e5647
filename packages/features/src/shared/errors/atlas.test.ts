import { errorCodes, languages, notices } from '@hien/domain';
import { expect, it } from 'vitest';
import { codeRows, noticeRows, unknownCodes } from './atlas.ts';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}_${String(index + 1).padStart(2, '0')}`);

it('lists every code of the specification, ours, and every message', () => {
  const names = codeRows.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...numbered('AUTH', 17), ...numbered('PRODUCT', 14)]),
  );
  expect(names).toEqual(errorCodes);
  expect(noticeRows.map(({ name }) => name)).toEqual(Object.keys(notices));
});

it('has three languages, and somewhere to be read, for each', () => {
  for (const { name, text, shownAt } of [...codeRows, ...noticeRows]) {
    for (const language of languages) expect([name, text[language].trim()]).not.toEqual([name, '']);
    expect([name, shownAt]).not.toEqual([name, '']);
  }
});

it('knows the screens from what they declare', () => {
  const row = codeRows.find(({ name }) => name === 'AUTH_13');
  expect(row).toMatchObject({ retry: 'does not help', field: null });
  expect(row?.screens).toEqual(expect.arrayContaining(['account/Login', 'account/SignUpSocial']));
  expect(unknownCodes).toEqual([]);
});

it('knows who says a message from their sources', () => {
  const said = (id: string) => noticeRows.find(({ name }) => name === id);
  expect(said('login.success')?.screens).toContain('account/Login');
  expect(said('login.success')?.retry).toBe('nothing');
  expect(said('login.failed')?.retry).toBe('helps');
  expect(said('referral.invalid')?.retry).toBe('does not help');
});
