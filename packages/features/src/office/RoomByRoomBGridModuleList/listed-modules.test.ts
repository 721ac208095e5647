import { officeModules } from '@hien/domain/office-plan';
import { expect, it } from 'vitest';
import { listedModules } from './listed-modules.ts';
import { capacities, moduleAddress, moduleSizes } from './module-address.ts';

const asked = (search: string) => listedModules(moduleAddress.read(new URLSearchParams(search)));
const ids = (search: string) => asked(search).map(({ id }) => id);

it('lists all in the order of the catalogue', () => {
  expect(asked('')).toEqual(officeModules);
  expect(asked('kind=nonsense&people=x&size=&price=-5&sort=up')).toEqual(officeModules);
});

it('narrows by kind, people, floor and price at once', () => {
  expect(ids('kind=desk&people=few')).toEqual(['desk-2', 'desk-4']);
  expect(ids('kind=desk&size=small')).toEqual(['desk-1']);
  expect(ids('kind=desk&price=18200000')).toEqual(['desk-1', 'desk-2', 'desk-4']);
  expect(ids('kind=booth&people=many')).toEqual([]);
});

it('has each module in one class of people and one of floor', () => {
  const of = (name: string, classes: readonly string[]) =>
    classes.flatMap((value) => ids(`${name}=${value}`)).toSorted();
  const all = officeModules.map(({ id }) => id).toSorted();
  expect(of('people', capacities)).toEqual(all);
  expect(of('size', moduleSizes)).toEqual(all);
});

it('orders by price, people and floor', () => {
  expect(ids('kind=desk&sort=price-down')[0]).toBe('desk-6');
  expect(ids('kind=desk&sort=price-up')[0]).toBe('desk-1');
  expect(ids('sort=people')[0]).toBe('board-room');
  expect(ids('sort=area')[0]).toBe('partition-glass');
});
