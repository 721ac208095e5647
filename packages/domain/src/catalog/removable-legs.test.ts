import { describe, expect, it } from 'vitest';
import { carriedPiece } from '../delivery-fit/carried-size.ts';
import { blankItem, itemChangesOf, itemFaults } from './item-content.ts';
import { keptLegs, typedLegs, wrongLegs } from './removable-legs.ts';

const said = (removableLegs: number | null, height: number | null = 84) =>
  wrongLegs({ removableLegs, height }).map((fault) => fault.said.en);

const [nothing, tenths, wholePiece] = [
  'Legs are higher than 0 cm. Leave it empty if they do not come off',
  'One decimal at most',
  'Legs are lower than the whole piece. Please check the unit',
];

describe('legs that come off', () => {
  it.each([
    ['do not come off', null, 84, []],
    ['are a tenth of a centimetre', 0.1, 84, []],
    ['are all but the last tenth', 83.9, 84, []],
    ['are of a piece not measured yet', 400, null, []],
    ['are of a piece of no height', 12, 0, []],
    ['are nothing', 0, 84, [nothing]],
    ['are below nothing', -12, 84, [nothing]],
    ['are typed to the hundredth', 12.25, 84, [tenths]],
    ['are the whole piece', 84, 84, [wholePiece]],
    ['are in millimetres', 120, 84, [wholePiece]],
  ] as const)('%s', (_, legs, height, faults) => {
    expect(said(legs, height)).toEqual(faults);
  });

  it('hold an item back at their field, and wait for staff as its measures do', () => {
    const sofa = { ...blankItem, height: 84, removableLegs: 84 };
    expect(itemFaults(sofa, '2026-12-04', null)).toContainEqual(
      expect.objectContaining({ field: 'removableLegs', code: 'VALIDATION' }),
    );
    expect(itemChangesOf(sofa, { ...sofa, removableLegs: 12 })).toEqual({
      content: ['removableLegs'],
      direct: [],
    });
  });

  it('are kept in whole millimetres, and make what is carried lower by as much', () => {
    expect([keptLegs({ removableLegs: null }), typedLegs(undefined), typedLegs(null)]).toEqual([
      null,
      null,
      null,
    ]);
    for (let millimetres = 1; millimetres < 840; millimetres += 1)
      expect(keptLegs({ removableLegs: typedLegs(millimetres) })).toBe(millimetres);
    expect(
      carriedPiece({
        width: 2200,
        depth: 950,
        height: 840,
        packingSize: null,
        removableLegs: keptLegs({ removableLegs: 12.5 }),
      })?.withoutLegs,
    ).toEqual([220, 95, 71.5]);
  });
});
