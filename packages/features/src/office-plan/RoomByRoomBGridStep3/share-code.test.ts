import { emptyProject, rectanglePlan, withPlan } from '@hien/domain/office-plan';
import { expect, test } from 'vitest';
import { readShared, sharedHash, sharedIn } from './share-code.ts';

const project = {
  ...withPlan(emptyProject, rectanglePlan(12, 8, 'Khu làm việc')),
  name: 'Tầng 5',
  company: 'Công ty Minh Long',
};

test('a link brings the office along, and not whose it is', async () => {
  const code = sharedIn(await sharedHash(project));
  expect(await readShared(code ?? '')).toEqual({ ...project, company: '' });
});

test('what is no code is no office', async () => {
  expect(sharedIn('#ask')).toBeNull();
  expect(await readShared('%%')).toBeNull();
  expect(await readShared('abcd')).toBeNull();
  expect(await readShared('a'.repeat(70_000))).toBeNull();
  const never = sharedIn(await sharedHash({ ...project, start: '2026-13-40' }));
  expect(await readShared(never ?? '')).toBeNull();
});
