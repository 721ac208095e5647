import { eventPermission, itemMachine } from '@hien/domain';
import { expect, test } from 'vitest';
import { staffEvents } from './staff-actions.ts';

test('every event that the machine lets staff send has a button, and no other', () => {
  const theirs = itemMachine.rules
    .filter(({ by, event }) => by.includes('admin') && eventPermission(event, 'admin') !== null)
    .map(({ event }) => event);
  expect([...staffEvents].toSorted()).toEqual([...new Set(theirs)].toSorted());
});
