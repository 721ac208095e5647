import { expect, test } from 'vitest';
import { journeys } from './journeys.ts';
import { type RouteName, allRoutes, projectFrames } from './paths.ts';

const stopsOf = (brand: keyof typeof journeys): RouteName[] =>
  journeys[brand].flatMap(({ stops }) => stops.map(({ route }) => route));

/** The 39 routes of room by room. */
const rooms = Object.values(allRoutes).filter(({ pattern }) =>
  /^(room-by-room|rbr-)/.test(pattern),
);
const nameOf = new Map(
  (Object.keys(allRoutes) as RouteName[]).map((name) => [allRoutes[name].pattern, name]),
);

test.each(rooms.map(({ pattern, layout }) => [pattern, layout] as const))(
  '%s is on a way of %s',
  (pattern, layout) => {
    const name = nameOf.get(pattern);
    expect(rooms).toHaveLength(39);
    expect(stopsOf(layout)).toContain(name);
  },
);

test.each(Object.keys(journeys) as (keyof typeof journeys)[])(
  'the ways of %s show pages in its frame, in its projects’, and the shop’s cart',
  (brand) => {
    const others = stopsOf(brand).filter(
      (route) => allRoutes[route].layout !== brand && !projectFrames.has(route) && route !== 'cart',
    );
    expect(others).toEqual([]);
  },
);

test('a way has its names in three languages, and no page twice in the same state', () => {
  for (const { name, stops } of Object.values(journeys).flat()) {
    for (const text of [name, ...stops.map((stop) => stop.name)])
      expect(Object.values(text).every((word) => word.trim() !== '')).toBe(true);
    const places = stops.map(({ route, state }) => `${route} ${state ?? ''}`);
    expect(new Set(places).size).toBe(places.length);
  }
});
