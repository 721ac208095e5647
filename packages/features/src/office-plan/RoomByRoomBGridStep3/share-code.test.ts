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
  expect(await readShared(code ?? '')).toEqual({ project: { ...project, company: '' } });
});

test('an office with a room whose sides cross is none, and which room it is is told', async () => {
  const crossed = project.rooms.map((room) => ({
    ...room,
    outline: [room.outline[0], room.outline[2], room.outline[1], room.outline[3]].flatMap(
      (corner) => (corner === undefined ? [] : [corner]),
    ),
  }));
  const code = sharedIn(await sharedHash({ ...project, rooms: crossed }));
  expect(await readShared(code ?? '')).toEqual({ project: null, crossed: 'Khu làm việc' });
});

test('what is no code is no office', async () => {
  const none = { project: null, crossed: null };
  expect(sharedIn('#ask')).toBeNull();
  expect(await readShared('%%')).toEqual(none);
  expect(await readShared('abcd')).toEqual(none);
  expect(await readShared('a'.repeat(70_000))).toEqual(none);
  const never = sharedIn(await sharedHash({ ...project, start: '2026-13-40' }));
  expect(await readShared(never ?? '')).toEqual(none);
});
