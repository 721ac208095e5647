import { type RoomSlot, type SlotOption, optionAmount } from './home.ts';

/** So many stand beside a piece: more are a list again. */
export const mostSimilar = 3;

/** What could stand there instead of a piece: sold, in stock, of the same slot, the nearest in price first. */
export function similarOptions({ options }: RoomSlot, to: SlotOption): readonly SlotOption[] {
  const apart = (option: SlotOption): number => Math.abs(optionAmount(option) - optionAmount(to));
  return options
    .filter(({ id, state }) => id !== to.id && state === 'on_sale')
    .toSorted((a, b) => apart(a) - apart(b) || a.id - b.id)
    .slice(0, mostSimilar);
}
