import fc from 'fast-check';
import {
  type HomeRoom,
  type OptionState,
  type RoomHome,
  type SlotOption,
  surfaces,
} from '../home.ts';
import {
  type Selection,
  startSelection,
  withOption,
  withRoomStyle,
  withStyle,
} from '../selection.ts';

type Draft = { state: OptionState; styles: number[] };

const draft: fc.Arbitrary<Draft> = fc.record({
  state: fc.constantFrom<OptionState>('on_sale', 'on_sale', 'on_sale', 'sold_out', 'retired'),
  styles: fc.subarray([1, 2, 3, 4]),
});

/** Homes with every mixture of what is sold, sold out and retired. */
export const anyHome: fc.Arbitrary<RoomHome> = fc
  .array(
    fc.record({
      styles: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
      slots: fc.array(fc.array(draft, { maxLength: 4 }), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rooms) => {
    let option = 0;
    return {
      project: 'vuon-song',
      unit: 7,
      styles: [1, 2, 3, 4],
      rooms: rooms.map(({ styles, slots }, at): HomeRoom => ({
        id: at + 1,
        styles,
        slots: slots.map((options, place) => ({
          // Surfaces are among them.
          slot: surfaces[place] ?? `slot-${place}`,
          options: options.map((one): SlotOption => {
            option += 1;
            return {
              id: option,
              styles: one.styles,
              state: one.state,
              piece: {
                // A piece may stand in several rooms.
                variant: (option % 7) + 1,
                ...factsOf((option % 7) + 1),
                quantity: (option % 3) + 1,
              },
            };
          }),
        })),
      })),
    };
  });

/** The same facts wherever the variant stands. */
function factsOf(variant: number) {
  const price = variant * 1_234_000;
  return {
    seller: (variant % 2) + 1,
    price,
    finalPrice: price - (variant % 3) * 100_000,
    extraPrice: (variant % 4) * 50_000,
    vatRate: variant % 2 === 0 ? 800 : 1_000,
  };
}

/** A home and what somebody did in it: presses of any option on sale, of any style. */
export const anyVisit: fc.Arbitrary<{ home: RoomHome; selection: Selection }> = fc
  .tuple(
    anyHome,
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat({ max: 9 })), { maxLength: 30 }),
  )
  .map(([home, presses]) => ({
    home,
    selection: presses.reduce((selection, [r, s, o, what]) => {
      const room = home.rooms[r % home.rooms.length];
      if (room === undefined) return selection;
      if (what === 0) return withStyle(home, selection, home.styles[s % 4] ?? 1);
      if (what === 1)
        return withRoomStyle(selection, room, room.styles[s % room.styles.length] ?? 1);
      const slot = room.slots[s % Math.max(1, room.slots.length)];
      const sold = slot?.options.filter(({ state }) => state === 'on_sale') ?? [];
      if (slot === undefined || slot.options.length === 0) return selection;
      const option = what === 2 ? null : (sold[o % Math.max(1, sold.length)]?.id ?? null);
      return withOption(selection, room, slot, option);
    }, startSelection(home)),
  }));
