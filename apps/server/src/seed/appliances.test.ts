import {
  type ApplianceFacts,
  applianceKinds,
  factFaults,
  nicheLacks,
  typedFacts,
} from '@hien/domain';
import { layeredRooms } from '@hien/pictures/layered';
import { pictures } from '@hien/pictures';
import { describe, expect, test } from 'vitest';
import { PictureBook } from './picture-book.ts';
import { projects } from './content/projects.ts';
import { entries, firstOfModel } from './rows/catalogue-content.ts';
import { applianceOf } from './rows/product-facts.ts';
import { sizeOf } from './rows/product-texts.ts';
import { roomRows } from './rows/room-by-room.ts';
import { shopRows } from './rows/shop.ts';

const book = new PictureBook(pictures);
const shop = shopRows(book);
const home = roomRows(book, shop.options);

const appliances = entries.flatMap((entry) => {
  const facts = applianceOf(entry);
  const { w, d, h } = sizeOf(entry);
  return facts === null
    ? []
    : [{ entry, facts, size: { width: w * 10, depth: d * 10, height: h * 10 } }];
});
const alike = (kind: ApplianceFacts['kind']) =>
  appliances.filter(({ facts }) => facts.kind === kind);

describe('the appliances of the shop', () => {
  test('are 24 of every kind, each with facts, and nothing else has any', () => {
    expect(appliances).toHaveLength(24);
    expect(new Set(appliances.map(({ facts }) => facts.kind))).toEqual(new Set(applianceKinds));
    for (const { categoryId, appliance } of shop.products)
      expect(appliance !== null).toBe(shop.categories[categoryId - 1]?.slug === 'appliances');
  });

  test('show their own front, and no size under the picture of another', () => {
    for (const { entry } of appliances) {
      const cover = shop.products.find(({ id }) => id === entry.id)?.cover;
      expect(cover?.name, entry.model.id).toBe(`${entry.model.id}.avif`);
      expect(entry.edition.size, entry.model.id).toBeUndefined();
    }
  });

  test('have figures that hang together', () => {
    for (const { entry, facts } of appliances) {
      const of = `${entry.model.id} ${entry.edition.key}`;
      // A shop that types them may send them.
      expect(factFaults(typedFacts(facts), true), of).toEqual([]);
    }
    // Of one kind the one with more stars takes less.
    for (const kind of applianceKinds)
      for (const one of alike(kind))
        for (const other of alike(kind))
          if ((one.facts.energyStars ?? 0) > (other.facts.energyStars ?? 0))
            expect(one.facts.yearlyEnergy, kind).toBeLessThan(other.facts.yearlyEnergy);
  });
});

describe('the places of the electronics partner', () => {
  const places = projects
    .filter(({ brand }) => brand === 'samsung')
    .flatMap(({ units }) => units)
    .flatMap(({ plan, niches = {} }) =>
      Object.entries(niches).flatMap(([room, inRoom]) =>
        Object.entries(inRoom).map(([slot, niche]) => ({
          at: `${plan} ${room} ${slot}`,
          slot,
          niche,
        })),
      ),
    );

  test('each take an appliance, and some refuse another', () => {
    expect(places.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const { at, slot, niche } of places) {
      const offered = appliances.filter(({ facts }) => facts.kind === slot);
      const lacks = offered.map(({ size, facts }) => nicheLacks(size, facts, niche));
      expect(
        lacks.some((one) => one.length === 0),
        at,
      ).toBe(true);
      for (const [index, one] of lacks.entries())
        if (one.length > 0) refused.push(`${at} ${offered[index]?.entry.edition.key}`);
    }
    expect(refused.length).toBeGreaterThan(3);
  });

  test('are three centimetres short in one kitchen', () => {
    const [french] = alike('refrigerator').filter(
      ({ entry }) => entry.model.id === 'fridge-french-steel',
    );
    const kitchen = places.find(({ at }) => at === 'plan-thap-sang-t5-1 kitchen refrigerator');
    if (french === undefined || kitchen === undefined) throw new Error('not in the sample');
    expect(nicheLacks(french.size, french.facts, kitchen.niche)).toEqual([
      { what: 'depth', missing: 30 },
    ]);
  });

  test('are slots of their homes, with what fits first and in every style', () => {
    const withNiches = home.rooms.filter(({ niches = [] }) => niches.length > 0);
    expect(withNiches.length).toBeGreaterThan(6);
    for (const { id, niches = [] } of withNiches)
      for (const { slot, ...niche } of niches) {
        const offered = home.options.filter((row) => row.roomId === id && row.slot === slot);
        const [first] = offered.toSorted((a, b) => a.position - b.position);
        const one = appliances.find(({ entry }) => entry.id === first?.productId);
        if (one === undefined) throw new Error(`nothing for ${slot}`);
        // A scene that is drawn orders its own.
        if (first?.layer == null) {
          expect(nicheLacks(one.size, one.facts, niche)).toEqual([]);
          expect(first?.styleIds).toHaveLength(9);
        }
      }
  });

  test('a slot that a scene draws is named by what stands there', () => {
    const kinds: ReadonlySet<string> = new Set(applianceKinds);
    for (const { slots } of layeredRooms())
      for (const { products } of slots) {
        const drawn = products.flatMap((model) => firstOfModel.get(model)?.piece.appliance ?? []);
        for (const { kind } of drawn)
          expect(home.options.some(({ slot }) => slot === kind && kinds.has(slot))).toBe(true);
      }
  });
});
