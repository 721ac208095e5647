import { type OfficeModule, officeModules } from '@hien/domain/office-plan';
import type { ModuleUrl, capacities, moduleSizes, moduleSorts } from './module-address.ts';

/** From, up to and including how many people. */
export const peopleOf: Readonly<
  Record<(typeof capacities)[number], readonly [least: number, most: number]>
> = { none: [0, 0], one: [1, 1], few: [2, 4], team: [5, 8], many: [9, Infinity] };

/** Up to how many square metres of floor. */
export const floorOfSize: Readonly<
  Record<(typeof moduleSizes)[number], readonly [above: number, most: number]>
> = { small: [0, 3], medium: [3, 8], large: [8, Infinity] };

const floor = ({ width, depth }: OfficeModule): number => width * depth;

const orders: Readonly<
  Record<(typeof moduleSorts)[number], (a: OfficeModule, b: OfficeModule) => number>
> = {
  catalogue: (a, b) => a.number - b.number,
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  people: (a, b) => b.people - a.people,
  area: (a, b) => floor(a) - floor(b),
};

/** The modules that an address asks for, in its order. */
export function listedModules({ kind, people, size, price, sort }: ModuleUrl) {
  const [least, most] = people === null ? [0, Infinity] : peopleOf[people];
  const [above, upTo] = size === null ? [0, Infinity] : floorOfSize[size];
  return officeModules
    .filter(
      (one) =>
        (kind === undefined || one.group === kind) &&
        one.people >= least &&
        one.people <= most &&
        floor(one) > above &&
        floor(one) <= upTo &&
        (price === null || one.price <= price),
    )
    .toSorted((a, b) => orders[sort](a, b) || a.number - b.number);
}
