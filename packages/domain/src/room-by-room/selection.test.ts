import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSelections } from './compare.ts';
import type { HomeRoom, RoomHome, RoomSlot, SlotOption } from './home.ts';
import { decodeSelection, encodeSelection, selectionCodeLimit } from './selection-code.ts';
import { selectionPrice } from './selection-price.ts';
import {
  type Selection,
  chosenOption,
  chosenOptions,
  shownOption,
  startSelection,
  withEverywhere,
  withOption,
  withRoomStyle,
  withStyle,
  withView,
} from './selection.ts';
import { anyHome, anyVisit } from './testing/any-home.ts';

const piece = (variant: number, price: number, rest: Partial<SlotOption['piece']> = {}) => ({
  variant,
  seller: 1,
  price,
  finalPrice: price,
  extraPrice: 0,
  vatRate: 800,
  quantity: 1,
  ...rest,
});
const option = (id: number, price: number, rest: Partial<SlotOption> = {}): SlotOption => ({
  id,
  styles: [],
  state: 'on_sale',
  piece: piece(id + 100, price),
  ...rest,
});

const sofa: RoomSlot = {
  slot: 'sofa',
  options: [
    option(1, 20_000_000, { styles: [1] }),
    option(2, 14_000_000, { styles: [2] }),
    option(3, 19_000_000, { state: 'sold_out' }),
    option(4, 13_000_000, { state: 'retired' }),
  ],
};
const wall: RoomSlot = {
  slot: 'wall',
  options: [option(5, 1_250_000, { styles: [1, 2] }), option(6, 890_000)],
};
const chairs: RoomSlot = {
  slot: 'chair',
  options: [option(7, 0, { piece: piece(107, 1_000_000, { finalPrice: 900_000, quantity: 4 }) })],
};
const living: HomeRoom = { id: 1, styles: [1, 2], slots: [wall, sofa] };
const kitchen: HomeRoom = { id: 2, styles: [1], slots: [chairs] };
const home: RoomHome = { project: 'vuon-song', unit: 9, styles: [1, 2], rooms: [living, kitchen] };
const start = startSelection(home);

const standing = (selection: Selection, of: RoomHome = home) =>
  chosenOptions(of, selection).map((one) => one.option?.id ?? null);

describe('a selection', () => {
  it('begins with the look of the first style', () => {
    expect(standing(start)).toEqual([null, 1, 7]);
  });

  it('follows a style except where something was exchanged by hand', () => {
    expect(standing(withStyle(home, start, 2))).toEqual([null, 2, 7]);
    const own = withOption(start, living, wall, 6);
    expect(standing(withStyle(home, own, 2))).toEqual([6, 2, 7]);
    expect(standing(withRoomStyle(start, living, 2))).toEqual([null, 2, 7]);
  });

  it('leaves a slot empty, and an option of the style again is no choice', () => {
    const empty = withOption(start, living, sofa, null);
    expect(standing(empty)).toEqual([null, null, 7]);
    expect(withOption(empty, living, sofa, 1)).toEqual(start);
  });

  it('shows the style’s walls and floors, and buys only what somebody chose of them', () => {
    const floor: RoomSlot = {
      slot: 'floor',
      options: [
        option(21, 0, { styles: [1], piece: piece(121, 1_900_000, { quantity: 12 }) }),
        option(22, 0, { styles: [2], state: 'sold_out', piece: piece(122, 900_000) }),
      ],
    };
    const room: HomeRoom = { id: 1, styles: [1, 2], slots: [floor] };
    const of: RoomHome = { ...home, rooms: [room] };
    const begun = startSelection(of);
    expect(shownOption(begun, room, floor)?.id).toBe(21);
    expect(selectionPrice(of, begun)).toMatchObject({ lines: [], breakdown: { goods: 0 } });
    // Nobody has to hear that a floor is sold out which they were not going to buy.
    expect(shownOption(withStyle(of, begun, 2), room, floor)?.id).toBe(22);
    expect(decodeSelection(of, '1.9.2.1').notices).toEqual([]);

    const bought = withOption(begun, room, floor, 21);
    expect(selectionPrice(of, bought)).toMatchObject({
      pieces: 1,
      breakdown: { goods: 22_800_000 },
    });
    expect(encodeSelection(of, bought)).toBe('1.9.1.1.1-l');
    expect(decodeSelection(of, '1.9.1.1.1-l').selection).toEqual(bought);
    expect(chosenOption(withStyle(of, bought, 2), room, floor)?.id).toBe(21);
    expect(withOption(bought, room, floor, null)).toEqual(begun);
    // A surface is never taken out of the room, whatever a link says.
    expect(decodeSelection(of, '1.9.1.1.1-_l').selection).toEqual(begun);
    // Nobody asked for another floor than the one that is gone.
    const gone = decodeSelection(of, '1.9.1.1.1-m');
    expect(gone.notices).toEqual([
      { kind: 'sold_out', room: 1, slot: 'floor', option: 22, kept: null },
    ]);
    expect(gone.selection).toEqual(begun);
    const retired: RoomSlot = {
      ...floor,
      options: floor.options.map((one) => ({ ...one, state: 'retired' as const })),
    };
    expect(shownOption(begun, room, retired)?.id).toBe(21);
  });

  it('takes a floor into every room that offers it', () => {
    const floor = (...options: SlotOption[]): RoomSlot => ({ slot: 'floor', options });
    const oak = (id: number, state: SlotOption['state'] = 'on_sale') =>
      option(id, 0, { state, piece: piece(121, 1_900_000, { quantity: id }) });
    const rooms = [
      floor(oak(21)),
      floor(oak(31), option(32, 5)),
      floor(option(41, 5)),
      floor(oak(51, 'sold_out')),
    ];
    const of: RoomHome = {
      ...home,
      rooms: rooms.map((slot, at) => ({ id: at + 1, styles: [1], slots: [slot, sofa] })),
    };
    const everywhere = withEverywhere(of, startSelection(of), 'floor', 121);
    expect(
      selectionPrice(of, everywhere).lines.find(({ variant }) => variant === 121),
    ).toMatchObject({
      quantity: 52,
      places: [
        { room: 1, option: 21 },
        { room: 2, option: 31 },
      ],
    });
    expect(withEverywhere(of, everywhere, 'floor', 121)).toEqual(everywhere);
    expect(withEverywhere(of, everywhere, 'floor', null)).toEqual(startSelection(of));
  });

  it('a style that a room lacks shows the room in its own', () => {
    expect(standing(withStyle(home, start, 2)).at(-1)).toBe(7);
  });

  it('costs what the cart would say: list, reduction, quantity, each room', () => {
    const { breakdown, lines, pieces, rooms } = selectionPrice(home, start);
    expect(pieces).toBe(5);
    expect(breakdown).toMatchObject({ list: 24_000_000, discount: 400_000, goods: 23_600_000 });
    // 8 % of the net: 23,600,000 × 8 / 108.
    expect(breakdown.vat).toBe(1_481_481 + 266_667);
    expect(lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([
      [101, 1],
      [107, 4],
    ]);
    expect([...rooms]).toEqual([
      [1, 20_000_000],
      [2, 3_600_000],
    ]);
  });

  it('puts pieces of one variant in two rooms into one line', () => {
    const twice: RoomHome = { ...home, rooms: [kitchen, { ...kitchen, id: 3 }] };
    const [line, ...more] = selectionPrice(twice, startSelection(twice)).lines;
    expect(more).toEqual([]);
    expect(line).toMatchObject({ quantity: 8, places: [{ room: 2 }, { room: 3 }] });
  });
});

describe('its code', () => {
  it('holds only what differs', () => {
    expect(encodeSelection(home, start)).toBe('1.9.1.1');
    const chosen = withView(
      withRoomStyle(withOption(withOption(start, living, wall, 6), living, sofa, null), living, 2),
      null,
    );
    expect(encodeSelection(home, chosen, 36)).toBe('1.9.1._.1~2-6-_1.$10');
  });

  it('tells an emptied slot from an option whose number is a letter', () => {
    const sofas: RoomSlot = { slot: 'sofa', options: [option(33, 1), option(34, 2)] };
    const room: HomeRoom = { ...living, slots: [sofas] };
    const of = { ...home, rooms: [room] };
    for (const id of [34, null]) {
      const chosen = withOption(startSelection(of), room, sofas, id);
      expect(decodeSelection(of, encodeSelection(of, chosen)).selection).toEqual(chosen);
    }
    expect(decodeSelection(of, '1.9.1.1.1-x').notices).toEqual([]);
  });

  it('reads what it wrote, with the total that was seen', () => {
    expect(decodeSelection(home, '1.9.1._.1~2-6-_1.$10')).toEqual({
      selection: {
        ...start,
        view: null,
        rooms: { 1: { style: 2, slots: { wall: 6, sofa: null } } },
      },
      notices: [],
      seenTotal: 36,
    });
  });

  it.each([
    [
      '1.9.1.1.1-3',
      [{ kind: 'sold_out', room: 1, slot: 'sofa', option: 3, kept: 1 }],
      [null, 1, 7],
    ],
    ['1.9.1.1.1-4', [{ kind: 'retired', room: 1, slot: 'sofa', option: 4, kept: 2 }], [null, 2, 7]],
    ['1.9.1.1.1-zz', [{ kind: 'unknown_option', room: 1 }], [null, 1, 7]],
    // The kitchen's chair in the living room.
    ['1.9.1.1.1-7', [{ kind: 'unknown_option', room: 1 }], [null, 1, 7]],
    ['1.9.1.1.44-6', [{ kind: 'unknown_room' }], [null, 1, 7]],
    ['1.9.1.44', [{ kind: 'unknown_room' }], [null, 1, 7]],
    ['1.9.8.1', [{ kind: 'unknown_style', kept: 1 }], [null, 1, 7]],
    ['1.9.1.1.2~2', [{ kind: 'style_missing', room: 2, kept: 1 }], [null, 1, 7]],
    ['1.9.2.1', [{ kind: 'style_missing', room: 2, kept: 1 }], [null, 2, 7]],
    ['1.8.1.1.1-6', [{ kind: 'other_home' }], [null, 1, 7]],
    ['2.9.1.1', [{ kind: 'other_version' }], [null, 1, 7]],
    ['__proto__', [{ kind: 'broken' }], [null, 1, 7]],
    ['1.9.1.1.1--6', [{ kind: 'broken' }], [6, 1, 7]],
    ['1.9.1.1.1-6-5', [{ kind: 'broken' }], [6, 1, 7]],
    ['1.9.1.1.1-6.$-4', [{ kind: 'broken' }], [6, 1, 7]],
    [`1.9.1.1.${'1-6.'.repeat(2_500)}`, [{ kind: 'too_long' }], [null, 1, 7]],
  ] as const)('%.40s is repaired and said', (code, notices, options) => {
    const read = decodeSelection(home, code);
    expect(read.notices).toEqual(notices);
    expect(standing(read.selection)).toEqual(options);
  });

  it('says that the look of a style is sold out when a link shows it', () => {
    const soldOut = {
      ...home,
      rooms: [
        {
          ...living,
          slots: [{ ...sofa, options: [option(3, 5, { state: 'sold_out' }), option(2, 9)] }],
        },
      ],
    };
    expect(decodeSelection(soldOut, '1.9.1.1').notices).toEqual([
      { kind: 'sold_out', room: 1, slot: 'sofa', option: 3, kept: 2 },
    ]);
    expect(decodeSelection(soldOut, null).notices).toEqual([]);
  });

  it('comes back the same from an address, whatever was pressed', () => {
    fc.assert(
      fc.property(anyVisit, fc.option(fc.nat()), ({ home: any, selection }, seen) => {
        const code = encodeSelection(any, selection, seen ?? undefined);
        const { selection: read, notices, seenTotal } = decodeSelection(any, code);
        expect(standing(read, any)).toEqual(standing(selection, any));
        expect([read.style, read.view, seenTotal]).toEqual([selection.style, selection.view, seen]);
        // Read again it is the same, and nothing that was pressed is told as unreadable.
        expect(decodeSelection(any, encodeSelection(any, read)).selection).toEqual(read);
        expect(
          notices.filter(({ kind }) => kind === 'broken' || kind.startsWith('unknown')),
        ).toEqual([]);
        expect(code.length).toBeLessThanOrEqual(selectionCodeLimit);
      }),
    );
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.string({ unit: fc.constantFrom(...'0123456789abcxz.-~_$%'), maxLength: 420 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '7',
          '.',
          '-',
          '~',
          'x',
          '$',
          '_',
          '__proto__',
          'constructor',
          '-1',
          'NaN',
          '1e9',
          '٣',
        ),
        { maxLength: 60 },
      )
      .map((parts) => `1.7.1.1.${parts.join('')}`),
  );

  it('never throws, and what it makes of 10,000 hostile strings can be had', () => {
    fc.assert(
      fc.property(anyHome, hostile, (any, code) => {
        const { selection } = decodeSelection(any, code);
        for (const { room, slot, option: stands } of chosenOptions(any, selection)) {
          expect(stands?.state ?? 'on_sale').toBe('on_sale');
          expect(stands === null || slot.options.includes(stands)).toBe(true);
          expect(Object.keys(selection.rooms[room.id]?.slots ?? {})).toEqual(
            expect.not.arrayContaining(['__proto__', 'constructor']),
          );
        }
        expect(decodeSelection(any, encodeSelection(any, selection)).selection).toEqual(selection);
      }),
      { numRuns: 10_000 },
    );
  });
});

it('total is the sum of its rooms and of its lines', () => {
  fc.assert(
    fc.property(anyVisit, ({ home: any, selection }) => {
      const { breakdown, lines, rooms } = selectionPrice(any, selection);
      // Independently of the price rule: final price and addition, piece by piece.
      const byHand = lines.reduce(
        (sum, line) => sum + (line.piece.finalPrice + line.piece.extraPrice) * line.quantity,
        0,
      );
      expect(breakdown.goods).toBe(byHand);
      expect([...rooms.values()].reduce((sum, room) => sum + room, 0)).toBe(byHand);
      expect(breakdown.total).toBe(byHand);
    }),
  );
});

describe('side by side', () => {
  it('shows what differs alone, with each total', () => {
    const other = withOption(start, living, sofa, 2);
    const none = withOption(start, living, sofa, null);
    expect(compareSelections(home, [start, other, none])).toEqual({
      totals: [23_600_000, 17_600_000, 3_600_000],
      differing: [{ room: 1, slot: 'sofa', options: [1, 2, null] }],
    });
    expect(compareSelections(home, [start, start]).differing).toEqual([]);
  });

  it.each([1, 5])('refuses %i', (count) => {
    expect(() =>
      compareSelections(
        home,
        Array.from({ length: count }, () => start),
      ),
    ).toThrow(RangeError);
  });
});

it('never shows what cannot be had', () => {
  const gone: RoomSlot = { slot: 'sofa', options: [option(3, 1, { state: 'sold_out' })] };
  expect(chosenOption(start, { ...living, slots: [gone] }, gone)).toBeNull();
});
