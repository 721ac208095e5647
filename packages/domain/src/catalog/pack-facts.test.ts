import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankItem, itemChangesOf, itemFaults, stepOf } from './item-content.ts';
import {
  type TypedPack,
  hasPack,
  noPack,
  packFactsOf,
  packFaults,
  packFields,
  packIn,
  typedPack,
  wrongPack,
} from './pack-facts.ts';
import { isPackUse, packUses } from './pack.ts';

const oak: TypedPack = { packUse: 'floor', packCovers: 2.2 };
const told = (pack: Partial<TypedPack>, asked = true) =>
  packFaults({ ...oak, ...pack }, asked).map(({ field, code, said }) => [field, code, said.en]);

const anyPack: fc.Arbitrary<TypedPack> = fc.record({
  packUse: fc.option(fc.constantFrom(...packUses)),
  packCovers: fc.option(
    fc.oneof(
      fc.integer({ min: -100, max: 60_000 }).map((hundredths) => hundredths / 100),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    ),
  ),
});

describe('what a pack covers, as a shop types it', () => {
  it('is wanted of floors and paints, and of nothing else', () => {
    expect(packFaults(oak, true)).toEqual([]);
    expect(packFaults(noPack, false)).toEqual([]);
    expect(packFaults(noPack, true).map(({ field, code }) => [field, code])).toEqual([
      ['packUse', 'PRODUCT_06'],
      ['packCovers', 'PRODUCT_06'],
    ]);
    expect(told({ packCovers: null })).toEqual([
      ['packCovers', 'PRODUCT_06', 'Please say how many m² one box or can covers'],
    ]);
    expect(told({ packUse: null })).toEqual([
      ['packUse', 'PRODUCT_06', 'Please choose what it is made for'],
    ]);
  });

  it('is not asked of a sample, and cannot be told of one', () => {
    expect(told({ packUse: 'none', packCovers: null })).toEqual([]);
    expect(told({ packUse: 'none' })).toEqual([
      ['packCovers', 'VALIDATION', 'This covers nothing. Please leave it empty'],
    ]);
  });

  it.each([
    ['below nothing', { packCovers: -2 }, 'Between 0.2 and 50 m². Please check the unit'],
    ['nothing', { packCovers: 0 }, 'Between 0.2 and 50 m². Please check the unit'],
    ['a floor in decimetres', { packCovers: 220 }, 'Between 0.2 and 50 m². Please check the unit'],
    [
      'paint for a tower',
      { packUse: 'wall', packCovers: 500.01 },
      'Between 1 and 500 m². Please check the unit',
    ],
    [
      'more than either',
      { packUse: null, packCovers: 501 },
      'Between 0.2 and 500 m². Please check the unit',
    ],
    ['thousandths', { packCovers: 2.205 }, 'Two decimals at most'],
  ] as const)('refuses %s at its field', (_, pack, said) => {
    expect(wrongPack({ ...oak, ...pack })).toMatchObject([
      { field: 'packCovers', code: 'VALIDATION', said: { en: said } },
    ]);
  });

  it('says its bounds with the mark of the language', () => {
    const [fault] = wrongPack({ ...oak, packCovers: 0.1 });
    expect(fault?.said).toEqual({
      vi: 'Từ 0,2 đến 50 m². Hãy xem lại đơn vị',
      en: 'Between 0.2 and 50 m². Please check the unit',
      ko: '0.2~50m² 사이여야 합니다. 단위를 확인해 주세요',
    });
  });

  it('is refused field by field where the category has none', () => {
    expect(told({}, false).map(([field, code]) => [field, code])).toEqual([
      ['packUse', 'VALIDATION'],
      ['packCovers', 'VALIDATION'],
    ]);
    expect(told({ packUse: null }, false).map(([field]) => field)).toEqual(['packCovers']);
  });

  it('is said at most once a field, in the order of the form, and kept as it was typed', () => {
    fc.assert(
      fc.property(anyPack, fc.boolean(), (pack, asked) => {
        const faults = packFaults(pack, asked);
        const fields = faults.map(({ field }) => field);
        expect(fields).toEqual(packFields.filter((field) => fields.includes(field)));
        for (const { said } of faults)
          expect(Object.values(said).every((one) => one !== '')).toBe(true);
        if (asked && faults.length === 0) expect(typedPack(packFactsOf(pack))).toEqual(pack);
        if (!asked) expect(hasPack(pack)).toBe(faults.length > 0);
      }),
    );
  });

  it('is kept when it is whole', () => {
    expect(packFactsOf(oak)).toEqual({ surface: 'floor', covers: 2.2 });
    expect(packFactsOf({ packUse: 'none', packCovers: null })).toEqual({
      surface: 'none',
      covers: null,
    });
    expect([packFactsOf(noPack), packFactsOf({ ...oak, packCovers: null })]).toEqual([null, null]);
    expect([typedPack(null), packIn({ ...blankItem, ...oak })]).toEqual([noPack, oak]);
    expect([isPackUse('wall'), isPackUse('ceiling')]).toEqual([true, false]);
  });

  it('waits for staff, stands in the first step, and keeps an item of its category from being sent', () => {
    const item = { ...blankItem, ...oak };
    expect(itemChangesOf(blankItem, item)).toEqual({ content: [...packFields], direct: [] });
    for (const field of packFields) expect(stepOf(field)).toBe('basics');
    const fields = (asked: 'pack' | 'appliance' | null, pack = noPack) =>
      itemFaults({ ...item, ...pack }, '2026-12-04', asked).map(({ field }) => field);
    expect(fields('pack')).toContain('packCovers');
    expect(fields('appliance')).not.toContain('packCovers');
    expect(fields(null, oak)).toContain('packCovers');
    expect(fields('pack', oak)).not.toContain('packCovers');
  });
});
